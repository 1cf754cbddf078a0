import { DAY_MS } from '#contract/common/durations.ts';
import { formatEventDate } from '#contract/common/format.ts';
import { cardWords } from '#messages/gift-cards/words.ts';
import type { Context } from '#backend/platform/context.ts';
import {
  queueTransactionalMail,
  type TransactionalMail,
} from '#backend/messaging/transactional-mail/service.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { claimEndingCards, ownersToNotify, type EndingCard } from './expiry-announcement-repository.ts';
import { cardAccount } from './service.ts';

const NOTICE_DAYS = 30;
/** A longer list would be cut off by mail programs. */
const MOST_LISTED = 40;
/** Cards belong to no event's place; the wallet shows their dates in India's time too. */
const TIME_ZONE = 'Asia/Kolkata';

/** Registers the daily job, in the Indian morning. Call before the jobs start. */
export function repeatExpiryAnnouncement(ctx: Context): void {
  ctx.jobs.repeat('gift-cards-announce-expiry', '37 4 * * *', () => announceExpiry(ctx));
}

/**
 * Tells owners of cards that end within 30 days and still hold money: each card once, in
 * one mail per owner and run. Several processes may do it at the same time.
 */
export async function announceExpiry(ctx: Context): Promise<void> {
  const now = ctx.now();
  const ending = {
    now,
    until: new Date(now.getTime() + NOTICE_DAYS * DAY_MS),
    accountPrefix: cardAccount(''),
  };
  for (const ownerId of await ownersToNotify(ctx.db, ending)) {
    await ctx.db.transaction().execute(async (tx) => {
      const cards = await claimEndingCards(tx, ownerId, ending);
      if (cards.length > 0) await queueTransactionalMail(ctx, tx, ownerId, () => endingLetter(cards));
    });
  }
}

function endingLetter(cards: readonly EndingCard[]): TransactionalMail {
  const several = cards.length > 1;
  const held = heldOn(cards);
  const [first] = cards;
  const soonest = first ? day(first) : '';
  return {
    subject: several ? cardWords.cardsExpireSubject(cards.length) : cardWords.cardExpiresSubject(soonest),
    paragraphs: [
      several
        ? cardWords.cardsExpireText({ cards: cards.length, held, days: NOTICE_DAYS, first: soonest })
        : cardWords.cardExpiresText(held),
      cardWords.redeemBeforeExpiry,
    ],
    facts: [...cards.slice(0, MOST_LISTED).map(listed), ...unlisted(cards.slice(MOST_LISTED))],
    action: { label: cardWords.openTheWallet, path: '/wallet' },
  };
}

/** Rupees. */
const heldOn = (cards: readonly EndingCard[]): number =>
  rupeesOf(cards.reduce((sum, { balance_paise: paise }) => sum + paise, 0));

const day = ({ expires_at: at }: EndingCard): string =>
  formatEventDate({ startsAt: at.toISOString(), timeZone: TIME_ZONE }, 'short');

const listed = (card: EndingCard) => ({
  term: cardWords.endingCard(card.number.slice(-4)),
  value: cardWords.endingCardHolds(rupeesOf(card.balance_paise), day(card)),
});

const unlisted = (cards: readonly EndingCard[]) =>
  cards.length === 0
    ? []
    : [
        {
          term: cardWords.moreEndingCards(cards.length),
          value: cardWords.moreEndingCardsHold(heldOn(cards)),
        },
      ];
