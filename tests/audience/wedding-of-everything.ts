import { newId } from '#backend/platform/ids.ts';
import { issueCards } from '#backend/money/gift-cards/service.ts';
import { addRedemption } from '#tests/gift-cards/cards.ts';
import { asJson } from '#backend/platform/database/as-json.ts';
import { keepGuestPayer } from '#backend/gifts/collaboration/guest-payer-service.ts';
import { payerColumns, type PayerId } from '#backend/money/payments/service.ts';
import { addDesign } from '#tests/audience/wedding-design.ts';
import { addGuest, WEDDING_DAY, type AddedGuest } from '#tests/guests/wedding.ts';
import type { World } from '#tests/authorization/world.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import { amounts, people } from '#tests/audience/people.ts';

/** The world of the authorization tests with people and things for every field there is. */
export interface FullWorld extends World {
  collaborator: Caller;
  shy: Caller;
  operator: Caller;
  phoneGuest: AddedGuest;
  imageId: string;
  /** `open` can be given; `bought` was, by the collaborator; `alone` nobody gives; `delivered` has arrived; `claimed` the guest brings. */
  gifts: Record<'open' | 'bought' | 'alone' | 'delivered' | 'claimed', string>;
  /** What the collaborator gave: for the open gift, and for the one bought, of which a part went back. */
  payments: Record<'open' | 'returned', string>;
  contributionId: string;
  /** What the collaborator gave for no gift. */
  shagunId: string;
  card: { id: string; number: string };
  redemptionId: string;
  functionId: string;
  exportId: string;
}

/** Texts that are for some alone. */
export const texts = {
  replyNote: 'Notewort comes by the night train',
  side: 'Sidewords, as hosts call them',
  otherContacts: 'Contactwords, her brother',
  tag: 'Tagwords of the hosts',
  companions: 'Companionji and Companionbai',
  person: 'Personwords, her husband',
  answer: 'Answerpur via Questabad',
  chosenFunction: 'Chosenfest',
  confirmation: 'Confirmwords from the shop',
  request: 'Requestwords: may I join?',
  blessing: 'Blessingwords for you both',
  claim: 'Claimwords with what we bring',
  voucherEmail: 'voucher-to@secret.example',
} as const;

const dayBefore = (days: number): string =>
  new Date(new Date(`${WEDDING_DAY}T00:00:00Z`).getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Fills the wedding that `renew` just made. */
export async function fill(world: FullWorld): Promise<void> {
  const { ctx, eventId } = world;
  const { db } = ctx;
  const now = ctx.now();
  // what happened to people at earlier weddings is over
  await db.deleteFrom('notifications').execute();
  await db
    .updateTable('events')
    .set({
      reply_by: dayBefore(10),
      venue_lat: 18.52,
      venue_lng: 73.85,
      venue_place_id: 'ChIJwedding',
      guest_language: 'en',
      give_together: false,
      bride_groom_details: JSON.stringify({ bride: ofCouple('bride'), groom: ofCouple('groom') }),
    })
    .where('id', '=', eventId)
    .execute();
  await db
    .insertInto('event_reminders')
    .values({ event_id: eventId, days_before: [3, 1], saved_at: now })
    .execute();
  await db
    .insertInto('planned_sendings')
    .values({
      event_id: eventId,
      send_at: new Date(now.getTime() + 3_600_000),
      channel: 'auto',
      created_at: now,
    })
    .execute();
  await addGuestsAnswers(world);
  await addWishlist(world);
  await addDesign(world);
  await db
    .insertInto('collaboration_requests')
    .values({
      id: newId(),
      event_id: eventId,
      gift_id: world.gifts.open,
      requester_id: world.callers.guest.userId,
      target_id: world.shy.userId,
      newcomer_id: world.shy.userId,
    })
    .execute();
  await db
    .updateTable('collaboration_requests')
    .set({ status: 'accepted', responded_at: now })
    .where('target_id', '=', world.shy.userId)
    .where('event_id', '=', eventId)
    .execute();
  // asked while strangers alone gave it: since a host opened it, the one who was asked can only say no
  const stranger = world.callers.stranger.userId;
  await db
    .insertInto('collaboration_requests')
    .values({
      id: newId(),
      event_id: eventId,
      gift_id: world.gifts.open,
      requester_id: stranger,
      target_id: world.collaborator.userId,
      newcomer_id: stranger,
      message: texts.request,
    })
    .execute();
  // and what somebody is told of
  await world.callers.stranger.call('requestCollaboration', {
    params: { eventId },
    body: { giftId: world.gifts.open, targetUserId: world.callers.organiser.userId, message: 'May I?' },
  });
}

const ofCouple = (who: 'bride' | 'groom') => ({
  firstName: people[who].firstName,
  lastName: people[who].lastName,
  phone: people[who].phone,
});

async function addGuestsAnswers(world: FullWorld): Promise<void> {
  const { ctx, eventId, guest, otherGuest } = world;
  const { db } = ctx;
  const now = ctx.now();
  const { firstName: first_name, lastName: last_name, phone } = people.phoneGuest;
  world.phoneGuest = await addGuest(ctx, eventId, { first_name, last_name, phone, language: 'hi' });
  const mealQuestionId = newId();
  world.functionId = newId();
  const household = ['Zubi', texts.person, 'Little one'].map((name, place) => ({
    _id: `person${place}`,
    name,
    child: place === 2,
  }));
  await db
    .updateTable('guests')
    .set({ party_limit: 4, language: 'en', with_family: true, title: 'Dr.', greeting: 'Greetwort bhai' })
    .set({ side: texts.side, other_contacts: texts.otherContacts, household: asJson(household) })
    .set({ tags: [texts.tag] })
    .where('id', '=', guest.id)
    .execute();
  await db
    .insertInto('replies')
    .values([
      {
        guest_id: guest.id,
        event_id: eventId,
        rsvp: 'yes',
        source: 'manual',
        adults: 2,
        children: 1,
        note: texts.replyNote,
        names: texts.companions,
        answered_household: asJson(
          household.map((person, place) => ({
            ...person,
            coming: true,
            answers: { [mealQuestionId]: ['a'] },
            functions: place < 2 ? [world.functionId] : [],
          })),
        ),
      },
      { guest_id: otherGuest.id, event_id: eventId, rsvp: 'no', source: 'email' },
    ])
    .execute();
  await db
    .insertInto('unsubscribed_addresses')
    .values({ email: people.guest.email, event_id: eventId })
    .execute();
  const questionId = newId();
  await db
    .insertInto('event_questions')
    .values([
      {
        id: questionId,
        event_id: eventId,
        position: 1,
        kind: 'text',
        question: 'From which town do you come?',
        choices: '[]',
        required: false,
        each_person: false,
      },
      {
        id: mealQuestionId,
        event_id: eventId,
        position: 2,
        kind: 'one',
        each_person: true,
        question: 'What do you eat?',
        choices: JSON.stringify([
          { _id: 'a', text: 'Everything' },
          { _id: 'b', text: 'Vegetables' },
        ]),
        required: true,
      },
    ])
    .execute();
  await db
    .insertInto('reply_answers')
    .values({ question_id: questionId, guest_id: guest.id, answer: [texts.answer] })
    .execute();
  const place = {
    venue_name: 'Sangeet Hall',
    venue_location: 'Camp, Pune',
    venue_lat: 18.5,
    venue_lng: 73.9,
    venue_place_id: 'ChIJfunction',
  };
  const chosenId = newId();
  await db
    .insertInto('event_functions')
    .values([
      {
        id: world.functionId,
        event_id: eventId,
        position: 1,
        name: 'Sangeet',
        date: dayBefore(1),
        time: '18:00',
        ...place,
        everyone: true,
      },
      {
        id: chosenId,
        event_id: eventId,
        position: 2,
        name: texts.chosenFunction,
        date: dayBefore(2),
        time: '11:00',
        ...place,
        everyone: false,
      },
    ])
    .execute();
  await db.insertInto('function_guests').values({ function_id: chosenId, guest_id: otherGuest.id }).execute();
  await db
    .insertInto('function_replies')
    .values({ function_id: world.functionId, guest_id: guest.id, people: 2 })
    .execute();
  const messageId = newId();
  await db
    .insertInto('guest_messages')
    .values({
      id: messageId,
      event_id: eventId,
      request_id: newId(),
      audience: 'all',
      text: 'Bring a shawl.',
      function_id: world.functionId,
    })
    .execute();
  const delivery = (of: AddedGuest, rest: object) => ({
    id: newId(),
    event_id: eventId,
    guest_id: of.id,
    kind: 'invitation',
    channel: 'email',
    address: people.guest.email,
    status: 'failed',
    error: 'The mailbox is full.',
    attempts: 1,
    created_at: now,
    updated_at: now,
    ...rest,
  });
  await db
    .insertInto('deliveries')
    .values([
      delivery(guest, {}),
      delivery(world.phoneGuest, {
        channel: 'phone',
        address: people.phoneGuest.phone,
        status: 'link_ready',
        error: '',
      }),
      delivery(otherGuest, {
        kind: 'message',
        address: people.otherGuest.email,
        status: 'sent',
        error: '',
        message_id: messageId,
      }),
    ] as never)
    .execute();
}

async function addWishlist(world: FullWorld): Promise<void> {
  const { ctx, eventId } = world;
  const { db } = ctx;
  const now = ctx.now();
  world.gifts = { open: newId(), bought: newId(), alone: newId(), delivered: newId(), claimed: newId() };
  const gift = (which: keyof FullWorld['gifts'], position: number, rest: object = {}) => ({
    id: world.gifts[which],
    event_id: eventId,
    position,
    name: `A gift, ${which}`,
    price_paise: 2_000_000,
    link: 'https://shop.example/gift',
    type: 'kitchen',
    image_id: world.imageId,
    purchased_at: null,
    delivered_at: null,
    request_key: null,
    ...rest,
  });
  await db
    .insertInto('gifts')
    .values([
      gift('open', 1),
      gift('bought', 2, { purchased_at: now }),
      gift('alone', 3),
      gift('delivered', 4, { purchased_at: now, delivered_at: now }),
      gift('claimed', 5),
    ])
    .execute();
  await db
    .insertInto('gift_claims')
    .values({
      gift_id: world.gifts.claimed,
      event_id: eventId,
      guest_id: world.guest.id,
      user_id: world.callers.guest.userId,
      guest_payer_id: null,
      blessing: texts.claim,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('collaborations')
    .values(
      (['open', 'bought'] as const).map((which) => ({
        gift_id: world.gifts[which],
        enabled_by: world.collaborator.userId,
        open_to_all: which === 'bought',
        closes_on: dayBefore(3),
      })),
    )
    .execute();
  await db
    .insertInto('collaborators')
    .values([
      { gift_id: world.gifts.open, user_id: world.collaborator.userId, choice_at: null },
      { gift_id: world.gifts.open, user_id: world.shy.userId, hide_amount: true, choice_at: now },
      { gift_id: world.gifts.bought, user_id: world.collaborator.userId, choice_at: null },
    ])
    .execute();
  await db
    .insertInto('gift_purchases')
    .values({
      gift_id: world.gifts.bought,
      user_id: world.collaborator.userId,
      confirmation: texts.confirmation,
    })
    .execute();
  await db
    .insertInto('purchase_refusals')
    .values({ gift_id: world.gifts.open, user_id: world.shy.userId, refused_at: now })
    .execute();
  await db
    .insertInto('collaborator_removals')
    .values({ gift_id: world.gifts.alone, user_id: world.shy.userId, removed_at: now })
    .execute();
  const open = await addContribution(world, world.collaborator.userId, world.gifts.open, amounts.open);
  await addContribution(world, world.shy.userId, world.gifts.open, amounts.hidden);
  const byLink = await keepGuestPayer(
    world.ctx.db,
    {
      id: world.phoneGuest.id,
      first_name: people.phoneGuest.firstName,
      last_name: people.phoneGuest.lastName,
      email: '',
      language: 'hi',
    },
    world.phoneGuest.key,
    world.ctx.now(),
  );
  await addContribution(world, { guestPayerId: byLink }, world.gifts.open, 409.08, texts.blessing);
  const returned = await addContribution(world, world.collaborator.userId, world.gifts.bought, 611.07);
  await db
    .insertInto('refunds')
    .values({
      id: newId(),
      payment_id: returned.paymentId,
      reason: 'operator',
      amount_paise: 10_000,
      status: 'processed',
      provider_refund_id: null,
      completed_at: now,
      next_check_at: null,
    })
    .execute();
  world.payments = { open: open.paymentId, returned: returned.paymentId };
  world.contributionId = open.contributionId;
  const shagun = await addContribution(world, world.collaborator.userId, null, 501);
  world.shagunId = shagun.contributionId;
  await addContribution(world, { guestPayerId: byLink }, null, 251, texts.blessing);
  const card = await db
    .selectFrom('gift_cards')
    .select(['id', 'number'])
    .where('payment_id', '=', returned.paymentId)
    .executeTakeFirstOrThrow();
  world.card = card;
  world.redemptionId = await addRedemption(ctx, card.id, world.callers.organiser.userId);
  await db
    .updateTable('redemptions')
    .set({ recipient_email: texts.voucherEmail, failure: 'The shop was closed.' })
    .where('id', '=', world.redemptionId)
    .execute();
}

async function addContribution(
  { ctx, eventId, callers }: FullWorld,
  giver: PayerId,
  giftId: string | null,
  rupees: number,
  blessing = '',
) {
  const { payer_id, guest_payer_id } = payerColumns(giver);
  const [paymentId, contributionId, ownerId] = [newId(), newId(), callers.organiser.userId];
  const amountPaise = Math.round(rupees * 100);
  const now = ctx.now();
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('payments')
      .values(
        paymentRow({
          id: paymentId,
          payer: payer_id,
          guest_payer_id,
          payee: ownerId,
          paise: amountPaise,
          paidAt: now,
          subject: JSON.stringify({ eventId, ...(giftId === null ? {} : { giftId }) }),
        }),
      )
      .execute();
    await tx
      .insertInto('contributions')
      .values({
        id: contributionId,
        gift_id: giftId,
        event_id: eventId,
        contributor_id: payer_id,
        guest_payer_id,
        payment_id: paymentId,
        amount_paise: amountPaise,
        blessing,
        created_at: now,
      })
      .execute();
    await issueCards(ctx, tx, {
      ownerId,
      eventId,
      paymentId,
      amountPaise,
      description: 'Given for a gift',
      source: { account: 'provider:razorpay', kind: 'provider' },
    });
  });
  return { paymentId, contributionId };
}
