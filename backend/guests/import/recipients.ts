/** `"Dutta, Sourav" <sourav@example.com>`: somebody as a mail names them. */
const RECIPIENT = /([^<>;]*)<\s*([^<>\s]+@[^<>\s]+)\s*>/gu;

/** Whether a text has recipients as a mail names them. */
export const hasRecipients = (text: string): boolean => /<\s*[^<>\s]+@[^<>\s]+\s*>/u.test(text);

/** The recipients of a mail, each as a line with a name and an e-mail: the last name stands first where a comma follows it. */
export function recipientsIn(text: string): string[] {
  const lines: string[] = [];
  const addBare = (part: string) => lines.push(...part.split(/[,;\s]+/).filter((each) => each.includes('@')));
  let end = 0;
  for (const { 0: whole, 1: written = '', 2: email = '', index } of text.matchAll(RECIPIENT)) {
    addBare(text.slice(end, index));
    end = index + whole.length;
    // an address without a name may stand before
    const bare = /^(?:.*@[^\s,;]+)?[\s,;]*/u.exec(written)?.[0] ?? '';
    addBare(bare);
    const name = written
      .slice(bare.length)
      .replace(/["“”]|^\s*['‘]|['’]\s*$/gu, '')
      .trim();
    lines.push(`${name.replace(/^([^,]+),\s*([^,]+)$/u, '$2 $1')} ${email}`.trim());
  }
  addBare(text.slice(end));
  return lines;
}
