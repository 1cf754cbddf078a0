import { expect, it } from 'vitest';
import { invited } from '#tests/payments/by-link-guests.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();

/** What is done by the key of a personal link beside answering, and what its body holds besides. */
const acts = [
  ['/wishlist/gift/{giftId}/join-collaboration', { contributionAmount: 100 }],
  ['/wishlist/gift/{giftId}/claim', {}],
  ['/wishlist/gift/{giftId}/claim/release', {}],
  ['/shagun', { amount: 100 }],
] as const;

it.each(acts)(
  '%s by a key needs no word of a browser’s about where the form was, and no session counts without one',
  async (path, body) => {
    const {
      place: { eventId, giftId },
      guest,
    } = await invited(world);
    const send = async (by: object, headers: Record<string, string> = {}) => {
      const answer = await world.api.backend.fetch(
        new Request(`${TEST_ORIGIN}/events/${eventId}${path.replace('{giftId}', giftId)}`, {
          method: 'POST',
          body: JSON.stringify({ ...body, ...by }),
          headers: { 'Content-Type': 'application/json', ...headers },
        }),
      );
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
    };
    const by = { guest: guest.id, key: guest.key };
    expect((await send(by)).code).not.toBe('forgery');
    expect((await send({})).status).toBe(401);
    expect((await send({ ...by, key: 'x'.repeat(22) })).status).toBe(401);
    const from: Record<string, string>[] = [
      { Cookie: world.guest.cookie },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://elsewhere.example' },
    ];
    for (const headers of from) expect(await send(by, headers)).toEqual({ status: 403, code: 'forgery' });
  },
);
