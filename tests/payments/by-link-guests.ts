import type { TransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { linkInvitationsToUser } from '#backend/use-cases/account/link-service.ts';
import { addGuest, addMailedInvitation, type AddedGuest } from '#tests/guests/wedding.ts';
import type { Place } from '#tests/payments/giving.ts';
import type { MoneyWorld } from '#tests/payments/money-world.ts';

export const newEmail = () => `${newId().toLowerCase()}@example.in`;

/** Somebody who was invited, without an account, to the event of a gift that is open to everybody. */
export interface Invited {
  place: Place;
  guest: AddedGuest;
  email: string;
}

/** A guest with a personal link, of the event of `place` or of a new one. The link was mailed, unless `about` has another address. */
export async function invited(
  world: MoneyWorld,
  about: Parameters<typeof addGuest>[2] = {},
  place?: Place,
): Promise<Invited> {
  const where = place ?? (await world.gift());
  const email = newEmail();
  const guest = await addGuest(world.api.backend.ctx, where.eventId, {
    first_name: 'Leela',
    last_name: 'Das',
    email,
    ...about,
  });
  if (about.email === undefined)
    await addMailedInvitation(world.api.backend.ctx, where.eventId, { id: guest.id, email });
  return { place: where, guest, email };
}

/** They give by the key of their link; the payer's return tells of it. */
export async function giveByLink(
  world: MoneyWorld,
  { place, guest }: Pick<Invited, 'place' | 'guest'>,
  amount = 1100,
  blessing = '',
) {
  const payment = await world.beginByLink(place, amount, guest, blessing);
  const way = await world.comeBack(await world.press(payment, 'pay'));
  return { paymentId: payment._id, way };
}

/** An address is proven to be an account's, as each sign-in does; or merely confirmed there. */
export const proveAddress = (world: MoneyWorld, userId: string, email: string, isWayIn = true) =>
  world.api.backend.ctx.db
    .transaction()
    .execute((tx) => linkInvitationsToUser(world.api.backend.ctx)(tx, { userId, email, isWayIn }));

/** Somebody signs in whose identity provider vouches for the address. */
export async function signInAt(world: MoneyWorld, email: string) {
  const person = await world.api.signIn({ email, firstName: 'Leela' });
  await proveAddress(world, person.userId, email);
  return person;
}

/** Mails waiting for guests who paid without an account, oldest first; taken away. */
export async function takeGuestMails(world: MoneyWorld): Promise<TransactionalMail[]> {
  const { rows } = await world.api.backend.ctx.database.pool.query<{
    data: { guestPayerId?: string; letter: TransactionalMail };
  }>(`with taken as (delete from jobs.job where name = 'letter' and data->>'guestPayerId' is not null
      returning data, created_on) select data from taken order by created_on`);
  return rows.map(({ data }) => data.letter);
}
