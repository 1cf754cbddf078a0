import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { nextStepPlace, unreachablePlace } from '#app/hosting/next-step-place.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import type { AlertTone } from '#app/ui/alert.tsx';
import { formatEventMoment, formatRupees } from '#contract/common/format.ts';
import type { EventOverview } from '#contract/events/coming-events.ts';
import type { EventPage } from '#contract/events/events.ts';
import { isHost, mayEdit, type HostRelation } from '#contract/common/host-roles.ts';
import * as comingWords from '#messages/accounts/coming/en.ts';
import * as settingsWords from '#messages/events/menu/en.ts';
import * as overviewWords from '#messages/events/overview/en.ts';
import * as answerWords from '#messages/guests/answers/en.ts';
import * as hostWords from '#messages/hosts/page/en.ts';
import * as progressWords from '#messages/invitations/progress/en.ts';
import * as shagunWords from '#messages/shagun/page/en.ts';

/** A way on: its address below the event's, and its words. */
type Way = [to: string, text: string];

/**
 * What those who run an event see above the page that their guests see; null for everybody else. They read
 * English, as on all of their pages.
 */
export async function loadOverview(
  request: Request,
  { event, viewer: { relation } }: EventPage,
  {
    notice,
    functions,
  }: {
    notice: { tone: AlertTone; text: string } | null;
    /** The functions further down on the page. */
    functions: Promise<{ missing: boolean }>;
  },
) {
  if (!isHost(relation)) return null;
  const api = backend(request);
  const params = { eventId: event._id };
  const [{ data: stands }, { data: sending }, { missing }] = await Promise.all([
    api.extra('getEventOverview', { params }),
    api.extra('getSendingProgress', { params }),
    functions,
  ]);
  const closed = sentenceOfClosed(event);
  const ways = waysOf(event, relation, !closed);
  return {
    id: event._id,
    name: event.eventName,
    when: [formatEventMoment(event), event.venue.name].filter(Boolean).join(' · '),
    notice,
    /** Why nobody can answer any more; empty while answers are open. */
    closed: closed ?? '',
    /** How a co-host helps; empty for the owner. */
    roleText: relation === 'organiser' ? '' : helps(relation, event.organiserName),
    sending: (sending?.runs ?? [])
      .filter((run) => run.endedAt === null)
      .map((run) => progressWords.onEventPage(run.kind, run.sent, run.total)),
    stands: stands && viewStanding(stands, { event, relation, open: !closed, ways }),
    ways,
    /** Whether to ask about a yes that was ticked beforehand. */
    asksGiving: stands?.confirmGiveTogether === true && site.takesPayments,
    /** Which parts of the page could not be had, in one line. */
    missing: [
      stands ? '' : overviewWords.standsMissing,
      sending ? '' : progressWords.missing,
      missing ? overviewWords.functionsMissing : '',
    ]
      .filter(Boolean)
      .join(' '),
    edit: event.status === 'active' && mayEdit(relation) ? ('edit' as const) : null,
    more: rareWays(event, relation),
  };
}

export type OverviewView = NonNullable<Awaited<ReturnType<typeof loadOverview>>>;

/** To the guests, and to the gifts. */
function waysOf(event: EventPage['event'], relation: HostRelation, open: boolean) {
  const edits = mayEdit(relation);
  return {
    guestList: ['/invite', open && edits ? hostWords.inviteGuests : hostWords.guestsAndReplies] as Way,
    gifts: [
      ['/wishlist', edits ? hostWords.manageWishlist : hostWords.seeWishlist],
      ...(event.giveTogether && relation === 'organiser'
        ? [['/shagun', shagunWords.receivedTitle] as Way]
        : []),
    ] as Way[],
  };
}

const helps = (role: Exclude<HostRelation, 'organiser'>, owner: string): string =>
  owner ? hostWords.helpAs[role](owner) : hostWords.helpAsUnnamed[role];

function viewStanding(
  { daysLeft, guests, nextStep, canRemind, received, giftCount, untold }: EventOverview,
  {
    event,
    relation,
    open,
    ways,
  }: {
    event: EventPage['event'];
    relation: HostRelation;
    open: boolean;
    ways: ReturnType<typeof waysOf>;
  },
) {
  const edits = mayEdit(relation);
  const stepOn: Way[] =
    nextStep === 'ready'
      ? []
      : [
          [
            nextStepPlace[nextStep],
            comingWords.nextSteps[nextStep]({ ...guests, toThank: received?.toThank ?? 0 }),
          ],
          ...(canRemind ? [['/invite/reminders', overviewWords.remind] as Way] : []),
        ];
  const unreachable = edits ? whomWeDoNotReach({ untold, guests }, open) : null;
  const hint = (): string => {
    if (received && received.notReturned > 0)
      return overviewWords.notReturned(formatRupees(received.notReturned));
    // nothing is done for whom nobody can write to
    if (unreachable && nextStep === 'ready') return '';
    if (!edits) return overviewWords.onlyLooking;
    return open || stepOn.length > 0 ? overviewWords.nextHints[nextStep] : overviewWords.nothingMore;
  };
  const given = received && received.givers > 0 ? received : null;
  const giftWays: Way[] = [
    ...ways.gifts,
    ...(given ? [['/thank-yous', overviewWords.thankYous] as Way] : []),
  ];
  return {
    days:
      event.status === 'cancelled'
        ? ''
        : daysLeft < 0
          ? overviewWords.daysAgo(-daysLeft)
          : comingWords.daysLeft(daysLeft),
    hint: hint(),
    stepOn,
    unreachable,
    guests,
    answers: [
      ['/invite?status=yes', answerWords.yes(guests.confirmed, guests.adults + guests.children)],
      ['/invite?status=no', answerWords.notComing(guests.declined)],
      ['/invite?status=pending', answerWords.noAnswer(guests.pending)],
    ] as Way[],
    people: guests.confirmed > 0 ? overviewWords.people(guests.adults, guests.children) : '',
    most: open ? answerWords.expected(guests, guests.adults + guests.children) : '',
    gifts: [
      giftCount > 0 ? overviewWords.gifts(giftCount) : overviewWords.noGifts,
      given
        ? given.amount > 0
          ? overviewWords.received(formatRupees(given.amount), given.givers)
          : overviewWords.receivedThings(given.givers)
        : received && giftCount > 0
          ? overviewWords.receivedNothing
          : '',
    ].filter(Boolean),
    giftWays,
  };
}

/** Who cannot be sent the invitation, or be told that it is cancelled, and where they stand. */
function whomWeDoNotReach(
  { untold, guests }: Pick<EventOverview, 'untold' | 'guests'>,
  open: boolean,
): { text: string; way: Way } | null {
  if (untold > 0) return { text: overviewWords.untold(untold), way: ['/invite', hostWords.guestsAndReplies] };
  return open && guests.unreachable > 0
    ? {
        text: answerWords.unreachable(guests.unreachable),
        way: [unreachablePlace, answerWords.showUnreachable],
      }
    : null;
}

/** What is seldom done. */
function rareWays({ status, guestCount }: EventPage['event'], relation: HostRelation): Way[] {
  const { settings } = settingsWords;
  const owns = relation === 'organiser';
  return [
    ['/functions', settings.functions[0]],
    ['/questions', settings.questions[0]],
    owns ? ['/hosts', hostWords.open] : ['/hosts/leave', hostWords.leave],
    ...(guestCount > 0 ? [['/invite/print', overviewWords.printGuests] as Way] : []),
    ...(status === 'active' && owns ? [['/cancel', hostWords.cancelEvent] as Way] : []),
  ];
}
