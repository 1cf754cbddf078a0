import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { unsubscribeWords } from '#messages/invitations/unsubscribe/by-language.ts';
import type { Language } from '#messages/language.ts';

type Words = (typeof unsubscribeWords)[Language];

/**
 * The page behind a link of a mail, with one button, in the reader's language. Opening it changes nothing: mail
 * scanners open every link. `pick` chooses the words the page shows.
 */
export async function loadMailLink<W>(request: Request, token: string, pick: (words: Words) => W) {
  const { status, problem, ...link } = await checkMailLink(request, token);
  const { language, headers } = await readLanguage(request, link.language);
  const words = unsubscribeWords[language];
  return data(
    {
      ...frameIn(language),
      words: pick(words),
      ways: { openEvent: words.openEvent, invalidTitle: words.invalidTitle, writeToUs: words.writeToUs },
      about: link.event
        ? words.aboutEvent(link.event.name, link.address)
        : link.address && words.aboutAddress(link.address),
      /** Where the event is; empty where that is not known. */
      eventPage: link.event ? `/event/${link.event._id}` : '',
      /** Whether the mails are ended already. */
      stopped: link.stopped,
      problem,
      otherLanguage: otherLanguage(request, language),
    },
    { headers, status },
  );
}

interface MailLink {
  status: number;
  problem: string;
  address: string;
  event: { _id: string; name: string } | null;
  stopped: 'event' | 'all' | null;
  /** Chosen for whoever the mail went to. */
  language: Language | null;
}

/** What the link is about, and what is wrong with it; empty where it can be pressed. A backend that cannot answer now is no fault of the link. */
async function checkMailLink(request: Request, token: string): Promise<MailLink> {
  const { language } = await readLanguage(request);
  const result = await backend(request, language).call('checkUnsubscribeLink', { params: { token } });
  const unknown = { address: '', event: null, stopped: null, language: null };
  if (result.ok) return { ...result.data, status: 200, problem: '' };
  if (result.status === 429 || result.status >= 500) return { ...unknown, status: 200, problem: '' };
  // a token of the wrong shape is not even looked up
  const isLong = token.length >= 8 && token.length <= 700;
  return {
    ...unknown,
    status: 404,
    problem: isLong ? result.error.message : unsubscribeWords[language].linkInvalid,
  };
}

/** What the button did. */
export async function pressMailLink(
  request: Request,
  operation: 'unsubscribe' | 'resumeMails' | 'sayNotForMe',
  token: string,
) {
  const { language } = await readLanguage(request, (await checkMailLink(request, token)).language);
  const result = await backend(request, language).call(operation, { params: { token } });
  if (result.ok) return { done: true, message: result.data.message };
  // a token of the wrong shape is refused before anybody looks what it says
  const message = result.status === 400 ? unsubscribeWords[language].linkInvalid : result.error.message;
  return data({ done: false, message }, { status: result.status });
}
