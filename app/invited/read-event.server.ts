import { data, redirect } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import type { EventProblem } from '#app/invited/event-error.tsx';
import { frameIn, readLanguage } from '#app/frame/language.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { withoutSession } from '#app/server/without-session.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';

interface Claim {
  guest?: string | undefined;
  key?: string | undefined;
}

/** The event as whoever asks may see it, or why not; `claim` is the guest and key of a personal link. */
export async function readEvent(
  request: Request,
  eventId: string,
  claim: Claim = {},
): Promise<{ page: EventPage } | { problem: EventProblem }> {
  // longer than any real one: a wrong claim counts as none, it is no reason to refuse the page
  const query = { guest: claim.guest?.slice(0, 64), key: claim.key?.slice(0, 100) };
  const result = await backend(request).call('getEvent', { params: { eventId }, query });
  return result.ok ? { page: result.data } : { problem: await eventProblem(request, result.status) };
}

/**
 * Leads whoever holds the link of a guest who was joined with another to the same page of that one, whose link it is now. Not in
 * answer to a form, nor as scripts read the page anew after one: what was typed would be lost.
 *
 * @returns whether the page is shown at the old address
 */
export async function leadToJoined(
  request: Request,
  guestId: string,
  { event, viewer: { relation, guest } }: EventPage,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url);
  const key = searchParams.get('key');
  if (!key || relation !== 'guest' || !guest || guest._id === guestId) return false;
  const isAnswer = postedForm() !== undefined || request.headers.get('Sec-Fetch-Dest') === 'empty';
  if (isAnswer) {
    // by the key, not as the guest whose account is signed in
    const read = await readEvent(withoutSession(request), event._id, { guest: guestId, key });
    if ('page' in read && read.page.viewer.relation === 'guest') return true;
  }
  // whoever passed the link on may have encoded signs of it
  throw redirect(`${decodeURI(pathname).replace(guestId, guest._id)}?${searchParams}`);
}

/** Why there is no event to show, in the reader's language. */
export async function eventProblem(request: Request, status: number): Promise<EventProblem> {
  const words = eventPageWords[(await readLanguage(request)).language];
  const missing = status === 404;
  return {
    status,
    title: missing ? words.notFoundTitle : words.loadFailedTitle,
    message: missing ? words.notFound : words.loadFailed,
    back: words.backToProfile,
    // who pressed a link that is no longer whole can do nothing with a number
    number: missing ? '' : words.errorNumber(status),
  };
}

/** The page of an event that cannot be shown, in words the reader understands: an answer, for an error boundary would have an English frame. */
export async function showProblem(request: Request, problem: EventProblem) {
  const { language, headers } = await readLanguage(request);
  return data({ ...frameIn(language), problem }, { status: problem.status, headers });
}

/** What a personal link shows whose key was replaced, or that was never one. */
export async function showDeadLink(request: Request, returnTo: string) {
  const { deadLink } = eventPageWords[(await readLanguage(request)).language];
  const { title, message, signIn } = deadLink;
  return showProblem(request, {
    status: 404,
    title,
    message,
    back: signIn,
    to: `/auth/login?${new URLSearchParams({ returnTo })}`,
    // who pressed a link can do nothing with a number
    number: '',
  });
}
