import { expect } from 'vitest';
import { people } from '#tests/audience/people.ts';
import type { ToolWorld } from '#tests/design-tool/tool-world.ts';
import { eventCalls } from '#tests/spec-calls/event-calls.ts';
import { signedIn, type MadeCall } from '#tests/spec-calls/made-call.ts';
import { profile } from '#tests/spec-calls/payloads.ts';
import { addLogin, addNotification, addSession } from '#tests/spec-calls/prepare.ts';
import type { SpecLine } from '#tests/spec-calls/rows.ts';

/** How each row of section 7 is called, by everybody. */
export const callsMade = (tool: ToolWorld): Record<SpecLine, MadeCall> => ({
  'GET /auth/me': { statuses: signedIn },
  'PUT /auth/profile': {
    statuses: signedIn,
    sends: (_world, who) => [
      profile(who),
      profile(who, { phone: '', city: '', state: '', country: '', profilePicture: '' }),
      profile(who, { email: `new-${who}@example.in` }),
    ],
    done: async ({ sent, answer, caller }) => {
      const { email, phone, ...rest } = sent as ReturnType<typeof profile>;
      const isNew = email !== caller.email;
      const mention: unknown = isNew ? expect.stringContaining(email) : '';
      expect(answer).toMatchObject({
        user: {
          ...rest,
          phone: phone && `+91${phone}`,
          email: caller.email,
          pendingEmail: isNew ? email : '',
        },
        message: mention,
      });
    },
  },
  'GET /auth/notifications?limit={n}': {
    statuses: signedIn,
    at: () => ({ n: '30' }),
    before: addNotification,
  },
  'GET /auth/notifications/unread-count': { statuses: signedIn, before: addNotification },
  'POST /auth/notifications/mark-read': {
    statuses: signedIn,
    before: addNotification,
    sends: () => [{ notificationIds: [] }, {}],
    done: async ({ caller }) => {
      expect((await caller.call('getUnreadCount', {})).data.unreadCount).toBe(0);
    },
  },
  'DELETE /auth/notifications/cleanup?olderThan={ISO date}': {
    statuses: signedIn,
    at: ({ ctx }) => ({ 'ISO date': new Date(ctx.now().getTime() - 30 * 86_400_000).toISOString() }),
  },
  ...eventCalls,
  'GET /auth/sessions': { statuses: signedIn },
  'GET /auth/past-logins': { statuses: signedIn, before: addLogin },
  'GET /auth/security/overview': { statuses: signedIn, before: addLogin },
  'DELETE /auth/session/{sessionId}': {
    statuses: signedIn,
    at: ({ token }) => ({ sessionId: token }),
    before: addSession,
  },
  'DELETE /auth/sessions/revoke-all': { statuses: signedIn, before: addSession },
  'POST /auth/session/heartbeat': { statuses: signedIn },
  'POST /design-tool/oauth/token': {
    statuses: signedIn,
    before: async (world, caller) => {
      world.token = 'made-up';
      if (caller.userId) world.token = (await tool.decide(await tool.leave(caller), tool.newAccount())).code;
    },
    sends: ({ token, ctx }) => [{ code: token, redirect_uri: `${ctx.env.APP_URL}/design-tool/callback` }],
  },
  'GET /api/payments/status/{id}': {
    statuses: [200, 404, 200, 404],
    at: ({ payments }) => ({ id: payments.open }),
    done: async ({ answer }) => {
      expect(answer).toMatchObject({ giftCard: { cardNumber: expect.stringMatching(/^•/) as string } });
    },
  },
  'GET /api/payments/gift-cards': {
    statuses: signedIn,
    done: async ({ world, caller, answer }) => {
      const { giftCards } = answer as { giftCards: { _id: string; cardNumber: string }[] };
      if (caller !== world.callers.organiser) return expect(giftCards).toEqual([]);
      const { id, number } = world.card;
      expect(giftCards.find(({ _id }) => _id === id)?.cardNumber).toBe(`•••• •••• •••• ${number.slice(-4)}`);
      const whole = await caller.call('getCardNumber', { params: { giftCardId: id } });
      expect(whole.data.cardNumber).toBe(number);
    },
  },
  'GET /api/gift-cards/catalogs': { statuses: signedIn },
  'GET /api/gift-cards/products/{brandId}': { statuses: signedIn, at: () => ({ brandId: '11' }) },
  'POST /api/gift-cards/redeem': {
    statuses: [200, 404, 404, 401],
    sends: ({ card }) => {
      const voucher = { giftCardId: card.id, productId: '101', amount: 150 };
      return [
        { ...voucher, recipientEmail: 'voucher-to@secret.example' },
        { ...voucher, recipientEmail: '' },
        voucher,
      ];
    },
    done: async ({ answer, sent }) => {
      const recipientEmail = (sent as { recipientEmail?: string }).recipientEmail || people.owner.email;
      expect(answer).toMatchObject({ redemption: { recipientEmail } });
    },
  },
});
