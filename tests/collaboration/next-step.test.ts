import { describe, expect, it } from 'vitest';
import { mayBuy, nextStep } from '#app/collaboration/next-step.server.ts';
import * as togetherWords from '#messages/collaboration/en.ts';
import { removalWords } from '#messages/collaboration/removal/by-language.ts';
import type { EventPage } from '#contract/events/events.ts';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';

const person = { _id: 'meera-0000001', firstName: 'Meera', lastName: 'Iyer', email: '', profilePicture: '' };
const takesPart = { takesPart: true as const };

/** A gift that one person gives already, as a guest who takes no part sees it. */
const gift: WishlistGift = {
  _id: 'gift-0000001',
  name: 'A kettle',
  price: 5000,
  link: '',
  type: 'kitchen',
  isCollaborative: true,
  openToAll: false,
  closesOn: '',
  collaboratorCount: 1,
  collaborators: [
    { user: { ...person, email: '' }, status: 'accepted', contributionAmount: null, hasPurchased: false },
  ],
  totalCollected: 2000,
  isPurchased: false,
  isDelivered: false,
  purchasedBy: [],
};

const step = (
  changes: Partial<WishlistGift> = {},
  {
    relation = 'guest',
    status = 'active',
    takesPayments = true,
    giveTogether,
  }: {
    relation?: EventPage['viewer']['relation'];
    status?: 'active' | 'cancelled';
    takesPayments?: boolean;
    giveTogether?: boolean;
  } = {},
) =>
  nextStep(
    { ...gift, ...changes },
    {
      event: { status, timeZone: 'Asia/Kolkata', ...(giveTogether === undefined ? {} : { giveTogether }) },
      viewer: { relation },
    } as EventPage,
    takesPayments,
  );

describe('marking a gift as bought', () => {
  const offered = (
    changes: Partial<WishlistGift>,
    relation: EventPage['viewer']['relation'],
    contributionAmount = 0,
  ) =>
    mayBuy(
      {
        ...gift,
        collaborators: [{ user: person, status: 'accepted', hasPurchased: false, contributionAmount }],
        ...changes,
      },
      { event: {}, viewer: { relation } } as EventPage,
    );

  it('is offered to guests who take part, to who gave something, and to the organiser; not while it is held from them', () => {
    expect(offered(takesPart, 'guest')).toBe(true);
    expect(offered({}, 'guest')).toBe(false);
    expect(offered(takesPart, 'stranger')).toBe(false);
    expect(offered(takesPart, 'stranger', 100)).toBe(true);
    expect(offered({}, 'organiser')).toBe(true);
    const held = { ...takesPart, purchaseHeld: true as const };
    expect(offered(held, 'guest')).toBe(false);
    expect(offered(held, 'editor')).toBe(true);
  });
});

describe('the next step of somebody signed in', () => {
  it('is to let a gift be given together, for anybody', () => {
    const notYet = { isCollaborative: false, collaboratorCount: 0, totalCollected: 0 };
    for (const relation of ['guest', 'stranger', 'organiser'] as const)
      expect(step(notYet, { relation }).step).toBe('enable');
    // of hosts only for those who may edit
    expect(step(notYet, { relation: 'viewer' })).toEqual({ step: 'none', why: togetherWords.editorsEnable });
  });

  it('is none where the organiser said that guests do not give together, but for hosts', () => {
    const notYet = { isCollaborative: false, collaboratorCount: 0, totalCollected: 0 };
    for (const relation of ['guest', 'stranger', 'viewer'] as const)
      expect(step(notYet, { relation, giveTogether: false })).toEqual({
        step: 'none',
        why: togetherWords.givingOff,
      });
    for (const relation of ['editor', 'organiser'] as const)
      expect(step(notYet, { relation, giveTogether: false }).step).toBe('enable');
    expect(step({}, { giveTogether: false }).step).toBe('ask');
  });

  it('is to ask, for a stranger, where a gift was opened to guests', () => {
    const open = { openToAll: true, collaboratorCount: 0 };
    expect(step(open, { relation: 'stranger' })).toEqual({ step: 'ask', why: togetherWords.guestsOnly });
  });

  it('is none where no money can be given; who gave sees what there is', () => {
    const without = { takesPayments: false };
    expect(step({ isCollaborative: false, collaboratorCount: 0, totalCollected: 0 }, without).step).toBe(
      'none',
    );
    expect(step({ openToAll: true, mayJoin: true }, without).step).toBe('none');
    expect(step(takesPart, without)).toEqual({ step: 'see', why: togetherWords.noPayments });
  });

  it('is to ask, when others give it already', () => {
    expect(step()).toEqual({ step: 'ask', why: togetherWords.askFirst });
    expect(step({}, { relation: 'stranger' }).step).toBe('ask');
  });

  it.each([{ openToAll: true }, { collaboratorCount: 0 }])(
    'is to ask, with the reason, for one whom a host took off the gift: %j',
    (changes) => expect(step(changes)).toEqual({ step: 'ask', why: removalWords.en.takenOff }),
  );

  it.each([
    ['they give already', takesPart],
    ['they may join', { mayJoin: true as const }],
    ['the last day is still to come', { mayJoin: true as const, closesOn: '9999-12-31' }],
  ])('is to contribute, when %s', (_, changes) =>
    expect(step(changes)).toEqual({ step: 'contribute', why: '' }),
  );

  it('is none for a gift of ₹0, of which there is nothing to collect', () => {
    for (const isCollaborative of [true, false]) {
      const free = { price: 0, totalCollected: 0, isCollaborative, openToAll: true, collaboratorCount: 0 };
      expect(step(free)).toEqual({ step: 'none', why: togetherWords.noMoney });
      expect(step({ ...free, ...takesPart })).toEqual({
        step: isCollaborative ? 'see' : 'none',
        why: togetherWords.noMoney,
      });
    }
  });

  it.each([
    ['the gift was bought', { isPurchased: true }, togetherWords.purchased],
    ['the last day has passed', { closesOn: '2020-01-01' }, togetherWords.closed],
    ['the price is reached', { totalCollected: 5000 }, togetherWords.collected],
    ['more than the price came', { totalCollected: 5000.5 }, togetherWords.collected],
  ])('is none, when %s; those who give and the organiser may look', (_, changes, why) => {
    expect(step({ ...changes, openToAll: true })).toEqual({ step: 'none', why });
    expect(step({ ...changes, ...takesPart })).toEqual({ step: 'see', why });
    expect(step(changes, { relation: 'organiser' })).toEqual({ step: 'see', why });
  });

  it('is none for a cancelled event, also where nothing was enabled', () => {
    expect(step({}, { status: 'cancelled' })).toEqual({ step: 'none', why: togetherWords.eventCancelled });
    expect(step({ isCollaborative: false }, { relation: 'organiser', status: 'cancelled' })).toEqual({
      step: 'none',
      why: togetherWords.eventCancelled,
    });
  });

  it('is to look at who gives, for the organiser, who pays nothing to themselves', () => {
    expect(step({}, { relation: 'organiser' })).toEqual({ step: 'see', why: togetherWords.ownGift });
  });
});
