import { data, redirect } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { answersIn, fieldInForm } from '#app/replies/answers-in.server.ts';
import { readReply } from '#app/replies/reply-in.server.ts';
import { markAnswered } from '#app/event-page/just-answered.server.ts';
import { readLanguage } from '#app/frame/language.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { heldForm } from '#app/frame/held-page.server.tsx';
import { viewQuestionAgain, type RefusedReply } from '#app/event-page/reply-view.server.ts';
import { readEvent } from '#app/invited/read-event.server.ts';
import type { ReplyProblem } from '#app/replies/reply-form.ts';
import { asKeyHolder } from '#app/server/without-session.server.ts';
import { pageSource, type RsvpForm } from '#contract/guests/replies.ts';
import { isLanguage, type Language } from '#messages/language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';

const inForm = (path: string, form: FormData): string =>
  fieldInForm(path.startsWith('household') ? path : path.split('.').slice(0, 2).join('.'), form);

interface Answering {
  eventId: string;
  guestId: string;
  /** The channel named in the link's path; anything unknown counts as `manual`. */
  source?: string | undefined;
}

/**
 * Records what a guest pressed and leads back to the page, which then shows it. Only a
 * POST comes here: opening a link never changes a reply (spec section 4).
 */
export async function answerInvitation(request: Request, { eventId, guestId, source }: Answering) {
  const { pathname, search, searchParams } = new URL(request.url);
  const form = await readForm(request);
  const text = (name: string) => textIn(form, name);
  const key = searchParams.get('key') ?? undefined;
  const answered = pathname + search;
  const params = { eventId, guestId };
  const [version, functionsSeen] = (text('version') ?? '').split(' ');
  const proof = { key, version: version || undefined };
  const reset = text('rsvp') === 'reset';
  const unchanged = text('rsvp') === 'still';
  const input = replyInput(form);
  const stated = readReply(form);

  // the page was read in it, for whichever reason: a refusal comes in no other
  const language = await languageOf(request, form);
  const api = backend(key ? asKeyHolder(request) : request, language);
  const result = reset
    ? await api.call('resetRsvp', { params, body: proof })
    : await api.call('setRsvp', {
        params,
        body: {
          ...proof,
          // the contract refuses anything but yes and no
          rsvp: (unchanged ? 'yes' : text('rsvp')) as RsvpForm['rsvp'],
          ...(unchanged && { unchanged }),
          source: pageSource.catch('manual').parse(source),
          note: input.note,
          language,
          ...(text('rsvp') === 'yes'
            ? {
                ...(stated.household ? {} : { adults: input.adults, children: input.children }),
                functionsSeen,
                ...stated,
              }
            : {}),
        },
      });

  if (result.ok)
    return redirect(answered, { status: 303, headers: reset ? {} : await markAnswered(guestId) });
  const isForged = !result.ok && result.error.code === 'forgery';
  // the page says that the link no longer works
  if (key && (result.status === 401 || result.status === 403) && !isForged) return redirect(answered, 303);
  if (result.status === 401) return redirectToSignIn(request);
  const { message, details = {} } = result.error;
  const failed = replyWords[language][reset ? 'unrsvpFailed' : 'rsvpFailed'];
  const words = replyWords[language];
  const labels: Record<string, string> = {
    adults: words.card.adults,
    children: words.card.children,
    note: words.card.noteLabel,
  };
  // what two fields are told alike stands once, with the first
  const first = new Map(
    Object.entries(details)
      .reverse()
      .flatMap(([path, messages]) => messages.map((sentence) => [sentence, inForm(path, form)] as const)),
  );
  const lines = [...first]
    .reverse()
    .map(([sentence, field]): [string, string] => [
      field,
      labels[field] ? words.fieldError(labels[field], sentence) : sentence,
    ]);
  const problem: RefusedReply = {
    message: isForged
      ? words.notFromHere
      : result.status >= 500
        ? failed
        : lines.length > 0
          ? words.checkThese
          : message,
    fields: Object.keys(details).map((path) => inForm(path, form)),
    ...(lines.length > 0 ? { lines } : {}),
    ...(result.status >= 500
      ? sendable(form, failed, language, answered)
      : await askedAgain(request, params, form, language)),
    ...(isForged ? { again: text('rsvp') } : {}),
    input,
  };
  return data(problem, { status: result.status });
}

/**
 * The question for an answer that was sent to it and refused, where another is recorded by now: what was typed stands below
 * that one. Only the open question has a note.
 */
async function askedAgain(
  request: Request,
  { eventId, guestId }: Answering,
  form: FormData,
  language: Language,
): Promise<Pick<RefusedReply, 'asking'>> {
  if (!form.has('note')) return {};
  const key = new URL(request.url).searchParams.get('key') ?? undefined;
  const read = await readEvent(request, eventId, { guest: guestId, key });
  if ('problem' in read || (read.page.viewer.guest?.reply.rsvp ?? 'pending') === 'pending') return {};
  return { asking: viewQuestionAgain(read.page, language, textIn(form, 'rsvp') === 'no' ? 'no' : 'yes') };
}

/** What is sent back when it cannot be said now whose answer it is: the form keeps what was typed, to be sent again. */
export async function keepForLater(request: Request, status: number) {
  const form = await readForm(request);
  const language = await languageOf(request, form);
  const words = replyWords[language];
  const { pathname, search } = new URL(request.url);
  const message = textIn(form, 'rsvp') === 'reset' ? words.unrsvpFailed : words.rsvpFailed;
  const problem: ReplyProblem = {
    message,
    fields: [],
    ...sendable(form, message, language, pathname + search),
    input: replyInput(form),
  };
  return data(problem, { status });
}

/** An answer that can be sent again as it is. */
const sendable = (
  form: FormData,
  message: string,
  language: Language,
  action: string,
): Pick<ReplyProblem, 'again' | 'held'> => ({
  again: textIn(form, 'rsvp'),
  held: {
    message,
    form: heldForm({
      action,
      label: replyWords[language].card.tryAgain,
      fields: [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    }),
  },
});

function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}

const replyInput = (form: FormData): ReplyProblem['input'] & { answers: Record<string, string[]> } => ({
  adults: textIn(form, 'adults'),
  children: textIn(form, 'children'),
  note: textIn(form, 'note'),
  answers: answersIn(form),
});

async function languageOf(request: Request, form: FormData): Promise<Language> {
  const shown = textIn(form, 'language');
  return isLanguage(shown) ? shown : (await readLanguage(request)).language;
}
