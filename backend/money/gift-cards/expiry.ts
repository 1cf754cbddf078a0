import { cardWords } from '#messages/gift-cards/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { lockBalance, transfer } from '#backend/money/ledger/service.ts';
import { hasOpenRedemption } from './redemption-repository.ts';
import { idsToExpire, lockCard, setCardState } from './repository.ts';
import { cardAccount } from './service.ts';

/**
 * Ends cards whose time is over; what they still held is noted as expired. A card is left
 * alone while something bought with it is not over: the money may come back.
 */
export async function expireCards(ctx: Context): Promise<void> {
  const batch = 100;
  for (;;) {
    const ids = await idsToExpire(ctx.db, ctx.now(), batch);
    for (const id of ids) await ctx.db.transaction().execute((tx) => expireCard(ctx, tx, id));
    if (ids.length < batch) return;
  }
}

async function expireCard(ctx: Context, tx: Db, id: string): Promise<void> {
  const card = await lockCard(tx, id);
  if (card?.status !== 'active' || card.expires_at > ctx.now() || (await hasOpenRedemption(tx, id))) return;
  const held = await lockBalance(tx, { id: cardAccount(id), kind: 'gift_card' });
  if (held > 0) {
    await transfer(tx, {
      // one that got money back from a failed refund ends a second time
      key: `expire:${id}:${card.expires_at.toISOString()}`,
      kind: 'expire',
      description: cardWords.expiredEntry,
      postings: [
        { account: cardAccount(id), kind: 'gift_card', amountPaise: -held },
        { account: 'expired', kind: 'expired', amountPaise: held },
      ],
      now: ctx.now(),
    });
  }
  await setCardState(tx, id, 'expired');
}
