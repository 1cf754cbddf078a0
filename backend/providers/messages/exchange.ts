import { messageWords } from '#messages/phone-messages/words.ts';
import { MessagesUnavailable } from './port.ts';
import { parseJson, readAnswer, wasNeverSent } from '#backend/providers/http-answer.ts';

/** A request went out and nothing readable came back: the provider may have acted on it. Its message is for the organiser. */
export class NoAnswer extends Error {}

/** An answer with its JSON; `undefined` when it was none. */
export interface MessageAnswer {
  status: number;
  body: unknown;
}

/** Far more than any answer of these providers. */
const LARGEST_ANSWER = 256 * 1024;

/**
 * Posts JSON once, in at most `timeoutMs` from start to end. Errors carry no part of the
 * request: its headers hold a key and its body a phone number.
 *
 * @throws {MessagesUnavailable} when nothing was sent; {NoAnswer} when it may have been received
 */
export async function postJson(
  provider: string,
  url: string,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: object; timeoutMs: number },
): Promise<MessageAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer = await readAnswer(response, LARGEST_ANSWER);
    if (!answer) throw new NoAnswer(messageWords.answerTooLong);
    return { status: response.status, body: parseJson(answer) };
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    if (wasNeverSent(error)) throw new MessagesUnavailable(`${provider} could not be reached.`, 'network');
    throw new NoAnswer(
      signal.aborted ? messageWords.noAnswerInTime(provider) : messageWords.hungUp(provider),
    );
  }
}
