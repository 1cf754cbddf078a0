import { renderToStaticMarkup } from 'react-dom/server';
import type { PostedForm } from '#app/server/posted-form.server.ts';
import { HeldForm } from '#app/ui/held-form.tsx';
import * as en from '#messages/site/held/en.ts';
import * as hi from '#messages/site/held/hi.ts';

/** The markup of `HeldForm`, for a page whose scripts have no room for it: only browsers without them come to see it. */
export const heldForm = (form: Parameters<typeof HeldForm>[0]): string =>
  renderToStaticMarkup(<HeldForm {...form} />);

/**
 * A page that holds what was typed and sends it again, in both languages, since the page it was typed into cannot be
 * drawn (docs/decisions/0101).
 *
 * @param shell a document with one `main` and a title, such as `public/maintenance.html`
 * @param action where the form was meant for
 */
export function heldPage(shell: string, { fields, hadFiles }: PostedForm, action: string): string {
  const main = renderToStaticMarkup(
    <main>
      <h1>{en.title}</h1>
      <p>{hadFiles ? `${en.kept} ${en.filesAgain}` : en.kept}</p>
      <h2 lang="hi">{hi.title}</h2>
      <p lang="hi">{hadFiles ? `${hi.kept} ${hi.filesAgain}` : hi.kept}</p>
      <HeldForm action={action} fields={fields} label={`${en.tryAgain} · ${hi.tryAgain}`} />
    </main>,
  );
  return shell
    .replace(/<title>[^<]*<\/title>/, `<title>${en.pageTitle}</title>`)
    .replace(/<main>[\s\S]*<\/main>/, () => main);
}
