import { data } from '@remix-run/node';
import { backend } from '#app/backend.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/language.server.ts';
import { unsubscribeWords } from '#messages/invitations/unsubscribe/by-language.ts';
import type { Language } from '#messages/language.ts';

type Words = (typeof unsubscribeWords)[Language];

/**
 * The page behind a link of a mail, with one button, in the reader's language. Opening it changes nothing: mail
 * scanners open every link. `pick` chooses the words the page shows.
 */
export async function loadMailLink<W>(request: Request, token: string, pick: (words: Words) => W) {
  const { language, headers } = await readLanguage(request);
  const { status, problem } = await checkMailLink(request, token, language);
  return data(
    {
      ...frameIn(language),
      words: pick(unsubscribeWords[language]),
      problem,
      otherLanguage: otherLanguage(request, language),
    },
    { headers, status },
  );
}

/** What is wrong with the link; empty where it can be pressed. A backend that cannot answer now is no fault of the link. */
async function checkMailLink(
  request: Request,
  token: string,
  language: Language,
): Promise<{ status: number; problem: string }> {
  const result = await backend(request, language).call('checkUnsubscribeLink', { params: { token } });
  if (result.ok || result.status === 429 || result.status >= 500) return { status: 200, problem: '' };
  // a token of the wrong shape is not even looked up
  const isLong = token.length >= 8 && token.length <= 700;
  return { status: 404, problem: isLong ? result.error.message : unsubscribeWords[language].linkInvalid };
}

/** What the button did. */
export async function pressMailLink(
  request: Request,
  operation: 'unsubscribe' | 'sayNotForMe',
  token: string,
) {
  const { language } = await readLanguage(request);
  const result = await backend(request, language).call(operation, { params: { token } });
  if (result.ok) return { done: true, message: result.data.message };
  // a token of the wrong shape is refused before anybody looks what it says
  const message = result.status === 400 ? unsubscribeWords[language].linkInvalid : result.error.message;
  return data({ done: false, message }, { status: result.status });
}
