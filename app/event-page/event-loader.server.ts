import { appLanguage } from '#messages/app-language/en.ts';
import { data, redirectDocument } from '@remix-run/node';
import { loadGiving, nothingGiven, viewRequests } from '#app/event-page/giving.server.ts';
import { viewEvent } from '#app/event-page/event-view.server.ts';
import {
  viewFunctions,
  dayTile,
  functionLines,
  type FunctionsView,
} from '#app/replies/functions-view.server.ts';
import { takeAnswered } from '#app/event-page/just-answered.server.ts';
import { hostLookOf, lookOf } from '#app/event-page/look.server.ts';
import { viewReply } from '#app/event-page/reply-view.server.ts';
import { loadOverview } from '#app/events/overview/overview.server.ts';
import { takeDone } from '#app/events/just-done.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { linkPreview } from '#app/invited/link-preview.server.ts';
import { backend, hasSession } from '#app/server/backend.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { inLanguage } from '#contract/events/second-language.ts';
import { isHost } from '#contract/common/host-roles.ts';
import type { FunctionCounts } from '#contract/events/functions.ts';
import { doneWords } from '#messages/events/overview/en.ts';
import { siteName } from '#messages/site/guest-frame/en.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import { answersOf } from '#messages/guests/answers/en.ts';

/**
 * How a guest's own page is opened: by a button of their invitation, by the link of another who was joined with them, or by a
 * host who looks at it (`seenWith` is the guest's key).
 */
interface GuestLink {
  pressed?: 'yes' | 'no' | undefined;
  isJoined?: boolean;
  seenWith?: string;
}

/** What the routes of the event page show, in the reader's language; hosts read English, as on all of their pages. */
export async function showEvent(request: Request, page: EventPage, link?: GuestLink) {
  const { searchParams } = new URL(request.url);
  const seen = link?.seenWith !== undefined;
  const key = link?.seenWith ?? searchParams.get('key');
  const hosting = isHost(page.viewer.relation);
  if (hosting || seen) asDocument(request);
  const reading = await readLanguage(request, page.viewer.guest?.language);
  const done = hosting ? await takeDone(request, page.event._id, reading.headers) : null;
  const notice = done
    ? { tone: 'success' as const, text: doneWords[done](page.event.eventName, page.event.guestCount) }
    : await readFlash(request);
  const hosted = viewHostedFunctions(request, page);
  const [giving, overview, { view: hostedFunctions }] = await Promise.all([
    // who looks has an account, and the guest's page knows nothing of it
    seen ? nothingGiven : loadGiving(request, page),
    loadOverview(request, page, { notice, functions: hosted }),
    hosted,
  ]);
  const { invitation } = page.event;
  const look = overview ? hostLookOf(invitation) : invitation && lookOf(invitation);
  // who looks reads what the guest reads, whatever they chose for themselves
  const guestReads = seen ? page.viewer.guest?.language : undefined;
  const language = hosting ? appLanguage : (guestReads ?? reading.language);
  const justAnswered = await takeAnswered(request, page.viewer.guest?._id, reading.headers);
  const shown = hosting ? page : { ...page, event: inLanguage(page.event, language) };
  const event = viewEvent(
    shown,
    { giving, functions: hostedFunctions ?? viewFunctions(page, language) },
    language,
    key,
  );
  return data(
    {
      // an invitation has no header (its route says forInvited), unless its guest has an account
      ...frameIn(language, { hasHeader: hasSession(request) || !link }),
      tab: `${shown.event.eventName} · ${siteName}`,
      preview: linkPreview(shown, language, site.appUrl),
      ...(look && { look }),
      event,
      reply: viewReply(shown, language, { ...link, justAnswered, byLink: Boolean(key) }),
      requests: viewRequests(giving.requests, language),
      notice,
      ...(overview && { overview }),
      otherLanguage: hosting ? null : otherLanguage(request, language),
    },
    { headers: reading.headers },
  );
}

/** What hosts see above the page is drawn by the server alone (host-part.tsx): scripts that ask for its data load the page. */
function asDocument({ url, headers }: Request): void {
  if (headers.get('Sec-Fetch-Dest') !== 'empty') return;
  const { pathname, search } = new URL(url);
  throw redirectDocument(pathname + search);
}

/** All functions of the event with how many come to each, for hosts; null for others, where there are none and where they are `missing`. */
async function viewHostedFunctions(
  request: Request,
  { event, viewer }: EventPage,
): Promise<{ view: FunctionsView | null; missing: boolean }> {
  if (!isHost(viewer.relation)) return { view: null, missing: false };
  const { data: list } = await backend(request).extra('listFunctions', { params: { eventId: event._id } });
  const functions = list?.functions ?? [];
  const view = {
    title: functionWords.title,
    items: functions.map((each) => ({
      name: each.name,
      day: dayTile(each, event, appLanguage),
      text: functionLines(each, event, answers(each.counts), appLanguage),
    })),
  };
  return { view: functions.length > 0 ? view : null, missing: !list };
}

const answers = ({ coming, people, notComing, notSaid }: FunctionCounts) =>
  answersOf({ confirmed: coming, people, declined: notComing, pending: notSaid });
