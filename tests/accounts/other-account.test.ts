import { expect, it } from 'vitest';
import { WRITER_HEADER } from '#contract/accounts/writer.ts';
import { errorEnvelope } from '#contract/common/errors.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/* What a page's script sends by itself is taken from the account the page was made for alone (docs/decisions/0098). */
const t = useTestBackend();

it('a guest list sent by a page of somebody else is refused, and their draft stays as it is', async () => {
  const [anu, bela] = [await t.signIn({ firstName: 'Anu' }), await t.signIn({ firstName: 'Bela' })];
  const importBy = async (writer: string) => {
    const body = new FormData();
    body.set('file', new File(['Name,Phone\nMeera Rao,9820012345\n'], 'guests.csv'));
    return bela.fetch('/events/drafts/birthday/import', {
      method: 'POST',
      body,
      headers: { [WRITER_HEADER]: writer },
    });
  };
  const pending = async () =>
    (await bela.call('getEventDraft', { params: { eventType: 'birthday' }, query: {} })).data.pendingImport;

  const refused = await importBy(anu.userId);
  expect(refused.status).toBe(409);
  expect(errorEnvelope.parse(await refused.json()).code).toBe('other_account');
  expect(await pending()).toBeNull();

  expect((await importBy(bela.userId)).status).toBe(200);
  expect(await pending()).not.toBeNull();
});
