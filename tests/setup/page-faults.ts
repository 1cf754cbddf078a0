import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Rules of the HTML standard and of headings, and none of taste. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'input-attributes': 'error', 'heading-level': 'error' },
  }),
);

/**
 * What validators would say of a page as the server sends it: its HTML, that it ends where its document ends, a title and
 * one description.
 */
export async function pageFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const count = (tag: RegExp) => html.match(tag)?.length ?? 0;
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    ),
    ...(/<\/body>\s*<\/html>\s*$/.test(html) ? [] : ['something stands behind the end of the document']),
    ...(/<title>[^<]*[^<\s][^<]*<\/title>/.test(html) ? [] : ['no title']),
    ...(count(/<meta name="description" content="[^"]/g) === 1 ? [] : ['not one description']),
  ];
}
