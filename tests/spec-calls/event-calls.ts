import { expect } from 'vitest';
import { people } from '#tests/audience/people.ts';
import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import { signedIn, type MadeCall } from '#tests/spec-calls/made-call.ts';
import {
  couple,
  emptyVenue,
  nobodyYet,
  pickedVenue,
  pixel,
  wedding,
  withoutPicture,
  withPicture,
} from '#tests/spec-calls/payloads.ts';
import {
  answerNothing,
  askNothing,
  forgetRequests,
  undoNothing,
  organiserUnasked,
  waitingRequest,
} from '#tests/spec-calls/prepare.ts';
import type { SpecLine } from '#tests/spec-calls/rows.ts';

const organisers = (status: number) => [status, 403, 404, 401] as const;
const giftAlone = ({ eventId, gifts }: FullWorld) => ({ eventId, giftId: gifts.alone });
const giftGiven = ({ eventId, gifts }: FullWorld) => ({ eventId, giftId: gifts.open });
const ofGuest = ({ eventId, guest }: FullWorld) => ({ eventId, guestId: guest.id });
const ofEvent = ({ eventId }: FullWorld) => ({ eventId });

/** The event as its organiser's list has it, with everything that was typed. */
async function createdAsSent({ caller, sent, answer }: { caller: Caller; sent: object; answer: unknown }) {
  const { eventName, eventType, venue } = sent as ReturnType<typeof wedding>;
  const { _id } = (answer as { event: { _id: string } }).event;
  const mine = (await caller.call('getMyEvents', {})).data.createdEvents.find((event) => event._id === _id);
  expect(mine).toMatchObject({
    eventName,
    venue: typeof venue === 'string' ? { name: venue, location: '' } : { name: venue.name },
    giftsWanted: [{ name: 'Lamp', price: 1250.5 }],
  });
  if (eventType !== 'wedding') return;
  const { bride, groom } = couple;
  expect(mine).toMatchObject({
    brideGroomDetails: { bride: { ...bride, phone: '' }, groom: { ...groom, phone: '+919820098200' } },
    guests: [
      { firstName: 'Ravi', lastName: 'Menon', phone: '+919820012340', email: '', withFamily: true },
      { firstName: 'Uma', email: 'uma@example.in', withFamily: false },
    ],
  });
}

const giftOf = (answer: unknown) => (answer as { gift: object }).gift;

/** How the rows of events, guests and gifts are called. */
export const eventCalls = {
  'GET /events/my-events': {
    statuses: signedIn,
    done: async ({ caller, world, answer }) => {
      const { createdEvents, joinedEvents } = answer as Record<string, unknown[]>;
      const guests = [{ _id: world.guest.id, email: people.guest.email, user: { _id: caller.userId } }];
      if (caller === world.callers.organiser)
        expect(createdEvents).toContainEqual(expect.objectContaining({ _id: world.eventId }));
      if (caller === world.callers.guest)
        expect(joinedEvents?.find((each) => (each as { _id: string })._id === world.eventId)).toMatchObject({
          guests,
        });
    },
  },
  'POST /events/generate-description': {
    statuses: signedIn,
    sends: () => {
      const { eventType, eventName, date, time, brideGroomDetails } = wedding();
      const stated = { eventType, eventName, date, time, brideGroomDetails };
      return [
        { ...stated, venue: { name: 'Neel Hall', address: 'Pune' } },
        { ...stated, time: '18:30', venue: 'Neel Hall', brideGroomDetails: null },
        { ...stated, venue: { name: '', address: '' } },
        { ...stated, venue: null, brideGroomDetails: undefined },
      ];
    },
  },
  'POST /events/create': {
    statuses: [201, 201, 201, 401],
    before: async ({ ctx }) =>
      void (await ctx.db.updateTable('users').set({ plan: 'professional' }).execute()),
    sends: () => {
      const lamp = { name: 'Lamp', price: 1250.5, link: 'https://shop.example/lamp', image: pixel };
      const birthday = { ...wedding(), eventType: 'birthday', brideGroomDetails: undefined, guests: [] };
      return [
        wedding(),
        { ...birthday, venue: 'Neel Hall', giftsWanted: [lamp] },
        {
          ...birthday,
          time: '18:30',
          venue: pickedVenue,
          giftsWanted: [{ ...lamp, link: null, image: null }],
        },
        {
          ...birthday,
          eventType: 'engagement',
          venue: emptyVenue,
          brideGroomDetails: nobodyYet,
          giftsWanted: [lamp],
        },
      ];
    },
    done: createdAsSent,
  },
  'GET /events/{eventId}/wishlist': {
    statuses: [200, 200, 200, 200],
    at: ofEvent,
    done: async ({ world, caller, answer }) => {
      const gifts = (answer as { items: { _id: string; collaborators: unknown[] }[] }[]).flatMap(
        ({ items }) => items,
      );
      const given = gifts.find(({ _id }) => _id === world.gifts.open);
      expect(given?.collaborators).toHaveLength(caller.userId ? 2 : 0);
    },
  },
  'POST /events/{eventId}/wishlist/add-gift': {
    statuses: organisers(201),
    at: ofEvent,
    sends: () => Promise.all([withPicture(), withoutPicture('1250.50'), withoutPicture('1250')]),
  },
  'DELETE /events/{eventId}/wishlist/delete-gift/{giftId}': { statuses: organisers(200), at: giftAlone },
  'POST /events/{eventId}/add-invitees': {
    statuses: organisers(200),
    at: ofEvent,
    sends: () => {
      const design = {
        title: 'Meera & Dev',
        subtitle: '',
        backgroundColor: '#fff6e6',
        textColor: '#6e1230',
        includeDate: true,
        includeLocation: false,
        template: 'mandap',
      };
      const ravi = { firstName: 'Ravi', lastName: 'Menon', email: 'ravi@example.in', phone: '' };
      const uma = { firstName: 'Uma', lastName: '', email: '', phone: '9820012341' };
      return [{ newGuests: [ravi, uma], design }, { newGuests: [uma], design: null }, { newGuests: [ravi] }];
    },
  },
  'PATCH /events/{eventId}/guests/{guestId}/rsvp': {
    statuses: [200, 200, 403, 401],
    at: ofGuest,
    before: askNothing,
    sends: () => [{ rsvp: 'yes' }, { rsvp: 'no' }],
    done: async ({ world, sent, caller }) => {
      if (caller !== world.callers.guest) return;
      const { data } = await caller.call('getEvent', { params: ofEvent(world), query: {} });
      expect(data.viewer.guest?.reply).toMatchObject({ ...sent, rsvpSource: 'manual' });
    },
  },
  'PATCH /events/{eventId}/guests/{guestId}/unrsvp': { statuses: [200, 200, 403, 401], at: ofGuest },
  'GET /events/{eventId}/wishlist/gift/{giftId}/collaboration-requests': {
    statuses: signedIn,
    at: giftGiven,
    before: organiserUnasked,
    done: someRequests,
  },
  'PATCH /events/{eventId}/wishlist/gift/{giftId}/enable-collaboration': {
    statuses: signedIn,
    at: giftAlone,
    before: answerNothing,
    done: async ({ answer }) => {
      expect(giftOf(answer)).toMatchObject({ isCollaborative: true, link: 'https://shop.example/gift' });
    },
  },
  'POST /events/{eventId}/wishlist/gift/{giftId}/join-collaboration': {
    // who organises the event gives nothing to it (docs/decisions/0009)
    statuses: [403, 200, 200, 401],
    at: giftAlone,
    before: async (world) => {
      await answerNothing(world);
      await world.callers.guest.call('enableCollaboration', { params: giftAlone(world) });
    },
    sends: () => [{ contributionAmount: 0 }, { contributionAmount: '0' }, { contributionAmount: '500.50' }],
    done: async ({ answer, sent, caller }) => {
      const joined = Number((sent as { contributionAmount: string }).contributionAmount) === 0;
      const collaborators = joined ? [{ user: { _id: caller.userId }, contributionAmount: 0 }] : [];
      expect(giftOf(answer)).toMatchObject({ link: 'https://shop.example/gift', collaborators });
    },
  },
  'PATCH /events/{eventId}/wishlist/gift/{giftId}/mark-purchased': {
    statuses: [200, 403, 200, 401],
    at: giftGiven,
    before: undoNothing,
    sends: () => [{ purchaseConfirmation: 'Order 12' }, { purchaseConfirmation: '' }, {}],
    done: async ({ answer, caller }) => {
      expect(giftOf(answer)).toMatchObject({
        isPurchased: true,
        isDelivered: false,
        purchasedBy: [{ _id: caller.userId, email: caller.email }],
      });
    },
  },
  'POST /events/{eventId}/collaboration-request': {
    statuses: [403, 200, 200, 401],
    at: ofEvent,
    before: forgetRequests,
    sends: (world, who) => {
      const target = who === 'collaborator' ? world.shy : world.collaborator;
      const request = { giftId: world.gifts.open, targetUserId: target.userId };
      return [{ ...request, message: 'May I join?' }, { ...request, message: '' }, request];
    },
  },
  'GET /events/{eventId}/collaboration-requests': {
    statuses: signedIn,
    at: ofEvent,
    before: organiserUnasked,
    done: someRequests,
  },
  'POST /events/{eventId}/collaboration-request/{requestId}/respond': {
    statuses: [404, 404, 200, 401],
    at: (world) => ({ ...ofEvent(world), requestId: world.token }),
    before: waitingRequest,
    sends: () => [{ status: 'accepted' }, { status: 'rejected' }],
  },
} satisfies Partial<Record<SpecLine, MadeCall>>;

/** Those who sent or got one read it; the organiser has nothing to do with them. */
async function someRequests({
  world,
  caller,
  answer,
}: {
  world: FullWorld;
  caller: Caller;
  answer: unknown;
}) {
  const isOrganiser = caller === world.callers.organiser;
  expect((answer as { requests: unknown[] }).requests).toHaveLength(isOrganiser ? 0 : 1);
}
