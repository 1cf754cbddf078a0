import { contributionPaymentHandler } from '#backend/gifts/collaboration/contribution-paid.ts';
import type { PaymentRow, RefundRow } from '#backend/money/payments/payment-handler.ts';
import { lockPayment } from '#backend/money/payments/repository.ts';
import { newId } from '#backend/platform/ids.ts';
import type { GivingWorld, Place } from '#tests/collaboration/giving-world.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/** What people do at the door of a gift, money included: as the payment's own handler notes it, without a provider. */
export function doorSteps(world: GivingWorld) {
  const handler = () => contributionPaymentHandler(world.api.backend.ctx);
  type Act = (tx: typeof world.db, payment: PaymentRow) => Promise<unknown>;
  const noted = (id: string, act: Act) =>
    world.db.transaction().execute(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (!payment) throw new Error('no payment');
      await act(tx, payment);
    });
  const refundOf = (id: string) => ({ id: `refund-${id}`, reason: 'withdrawn', minimumPaise: 1 }) as const;
  return {
    enable: (who: Caller, params: Place) => who.call('enableCollaboration', { params }),
    buy: (who: Caller, params: Place) => who.call('markGiftPurchased', { params, body: {} }),
    undo: (params: Place) => world.organiser.call('undoGiftPurchase', { params, body: {} }),
    open: (params: Place, openToAll = true) =>
      world.organiser.call('updateCollaboration', { params, body: { openToAll } }),
    claim: (who: Caller, params: Place, surprise = false) =>
      who.call('claimGift', { params, body: { surprise } }),
    release: (who: Caller, params: Place) => who.call('releaseGift', { params, body: {} }),
    answer: ({ eventId }: Place, giveTogether: boolean) =>
      world.organiser.call('answerGiveTogether', { params: { eventId }, body: { giveTogether } }),
    /** Asks, and the other accepts. @returns the answer to that, or the refusal to ask */
    async admitGiver(asker: Caller, place: Place, target: Caller) {
      const response = await world.ask(asker, place, target);
      return response.status === 200
        ? world.respond(target, place, response.data.request._id, 'accepted')
        : { status: response.status, error: response.error };
    },
    /** Begins to pay ₹100. @returns the payment, to be paid now or later */
    async begin(who: Caller, place: Place): Promise<string> {
      const id = newId();
      const subject = JSON.stringify({ ...place });
      const row = paymentRow({
        id,
        payer: who.userId,
        payee: world.organiser.userId,
        paise: 10_000,
        paidAt: world.api.backend.ctx.now(),
        subject,
      });
      await world.db.insertInto('payments').values(row).execute();
      return id;
    },
    arrive: (id: string) => noted(id, (tx, payment) => handler().paid(tx, payment)),
    withdraw: (id: string) => noted(id, (tx, payment) => handler().clawBack(tx, payment, refundOf(id))),
    /** The refund of what was withdrawn fails. */
    fail: (id: string) =>
      noted(id, (tx, payment) =>
        handler().giveBack(tx, payment, { ...refundOf(id), amount_paise: 10_000 } as unknown as RefundRow),
      ),
    async see(who: Caller, { eventId, giftId }: Place) {
      const { data } = await who.call('getWishlist', { params: { eventId }, query: {} });
      const gift = data.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);
      if (!gift) throw new Error('not listed');
      return gift;
    },
  };
}
