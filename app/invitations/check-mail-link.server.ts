import { backend } from '#app/backend.server.ts';
import { unsubscribeWords } from '#messages/invitations/unsubscribe/by-language.ts';
import type { Language } from '#messages/language.ts';

/** What is wrong with the link of a mail; empty where it can be pressed. A backend that cannot answer now is no fault of the link. */
export async function checkMailLink(
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
