import { expect, it } from 'vitest';
import { putGuestPayer } from '#backend/gifts/collaboration/guest-payer-repository.ts';
import { newId } from '#backend/platform/ids.ts';
import { AddressPerson, confirmAddress, openToCodesAtProvider } from '#tests/accounts/address-people.ts';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { addMailedInvitation } from '#tests/guests/wedding.ts';
import { ownerOfAddress } from '#tests/setup/address-owners.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);

it('whoever deletes an account takes nothing along that waits for an address which another one proved since', async () => {
  const [mail, first] = ['handed.on@example.in', 'before.handed.on@example.in'];
  const [old, now] = [person(), person()];
  const deleted = await old.signInAtProvider(first);
  await confirmAddress(api, old, mail);
  await openToCodesAtProvider(api, old, { email: mail, vouched: first });
  const account = (await now.signInAtProvider(mail)) ?? '';
  expect(account).not.toBe(deleted);
  expect(await ownerOfAddress(db(), mail)).toBe(account);

  // they open their personal link where they are not signed in: bring a gift, and pay
  const host = await api.signIn();
  const world = await claimsWorld(api, host);
  const guest = await world.guest({ email: mail, user_id: account });
  await addMailedInvitation(api.backend.ctx, world.eventId, { id: guest.id, email: mail });
  expect((await world.claim(guest)).status).toBe(200);
  const payer = await db()
    .transaction()
    .execute((tx) =>
      putGuestPayer(
        tx,
        { id: guest.id, first_name: 'Bela', last_name: '', email: mail, language: 'en' },
        guest.key,
        new Date(),
      ),
    );
  const id = newId();
  const subject = JSON.stringify({ eventId: world.eventId });
  await db()
    .insertInto('payments')
    .values({
      ...paymentRow({ id, payer: null, payee: host.userId, paise: 10_000, subject }),
      guest_payer_id: payer,
    })
    .execute();
  const text = 'Thank you, dear Bela.';
  await db()
    .insertInto('thank_yous')
    .values({
      id: newId(),
      event_id: world.eventId,
      user_id: null,
      guest_payer_id: payer,
      givers: payer ? [payer] : [],
      request_id: newId(),
      way: 'mail',
      language: 'en',
      text,
      status: 'sent',
      covers_until: new Date(),
      updated_at: new Date(),
    })
    .execute();

  const me = await old.browser.whoAmI();
  expect(me?._id).toBe(deleted);
  expect((await old.browser.call('deleteAccount', { confirmation: me?.email ?? '' })).status).toBe(200);
  expect(await now.signInAtProvider(mail)).toBe(account);
  const claims = db().selectFrom('gift_claims').select('user_id').where('event_id', '=', world.eventId);
  expect(await claims.execute()).toEqual([{ user_id: account }]);
  const paid = db().selectFrom('payments').select('payer_id').where('id', '=', id);
  expect(await paid.execute()).toEqual([{ payer_id: account }]);
  const thanks = db().selectFrom('thank_yous').select('text').where('event_id', '=', world.eventId);
  expect(await thanks.execute()).toEqual([{ text }]);
});
