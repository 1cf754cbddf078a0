import { newId } from '#backend/platform/ids.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import type { Caller, TestBackend } from '#tests/setup/test-backend.ts';

/** An event with gifts that nobody gives together, and its guests. */
export async function claimsWorld(t: TestBackend, host: Caller) {
  const { ctx } = t.backend;
  await ctx.db.deleteFrom('rate_limits').execute();
  const eventId = await addEvent(ctx, host.userId);
  const gift = async (name = 'A kettle') => {
    const form = new FormData();
    form.set('name', name);
    form.set('price', '1500');
    return (await host.call('addGift', { params: { eventId }, form })).data.gift._id;
  };
  const giftId = await gift();
  const place = { eventId, giftId };
  return {
    ...place,
    gift,
    place,
    guest: (about: Parameters<typeof addGuest>[2] = {}) =>
      addGuest(ctx, eventId, { email: `${newId().toLowerCase()}@example.in`, ...about }),
    /** A guest who has signed in with the address of their invitation. */
    member: async (about: { firstName?: string } = {}) => {
      const caller = await t.signIn(about);
      const guest = await addGuest(ctx, eventId, { email: caller.email, user_id: caller.userId });
      return { caller, guest };
    },
    claim: (by: AddedGuest | Caller, details: { surprise?: boolean; blessing?: string } = {}, of = giftId) =>
      'call' in by
        ? by.call('claimGift', { params: { eventId, giftId: of }, body: details })
        : t.visitor.call('claimGift', {
            params: { eventId, giftId: of },
            body: { ...details, guest: by.id, key: by.key },
          }),
    release: (by: AddedGuest | Caller) =>
      'call' in by
        ? by.call('releaseGift', { params: place, body: {} })
        : t.visitor.call('releaseGift', { params: place, body: { guest: by.id, key: by.key } }),
    /** The gift as the wishlist shows it. */
    listed: async (who: Caller, by?: AddedGuest) => {
      const query = by ? { guest: by.id, key: by.key } : {};
      const { data } = await who.call('getWishlist', { params: { eventId }, query });
      const found = data.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);
      if (!found) throw new Error('not listed');
      return found;
    },
    /** Lets the event lie a day behind. */
    pass: async () => {
      await ctx.db
        .updateTable('events')
        .set({ date: '2025-01-01', starts_at: new Date('2025-01-01T14:00:00Z') })
        .where('id', '=', eventId)
        .execute();
    },
    /** Mails that wait for guests about what they bring. */
    mails: async () => {
      const { rows } = await ctx.database.pool.query<{
        subject: string;
        to: string;
        texts: string;
        why: string;
      }>(
        `select data->'letter'->>'subject' as subject, data->'letter'->>'paragraphs' as texts, data->'letter'->'reason'->>'why' as why, coalesce(data->>'userId', data->>'guestPayerId') as to
         from jobs.job where name = 'letter' and data->'letter'->'action'->>'path' = $1`,
        [`/event/${eventId}`],
      );
      return rows;
    },
  };
}
