import { inviteGuest } from './support/invited.ts';
import { api, completeProfile, newEmail, signIn, signInWithProfile, waitForMail } from './support/people.ts';
import { test } from './support/test.ts';

test('shots', async ({ browser, complaints }) => {
  test.setTimeout(300_000);
  complaints.allow(/./);
  const invited = await inviteGuest(browser, { withFamily: true });
  const params = { eventId: invited.eventId };
  const event = `/event/${invited.eventId}`;
  const h = api(invited.hostPage);
  await h.call('addQuestion', { params, body: { kind: 'one', text: 'What would you like to eat?', required: true, choices: [{ text: 'Veg' }, { text: 'Jain' }] } });
  await h.call('addFunction', { params, body: { name: 'Mehndi', date: new Date(Date.now() + 89 * 864e5).toISOString().slice(0, 10), time: '', everyone: true } as never });
  const lata = newEmail('lata'), kavya = newEmail('kavya'), bad = newEmail('ravi');
  const a = await h.call('inviteHost', { params, body: { email: lata, role: 'viewer' } });
  const b = await h.call('inviteHost', { params, body: { email: kavya, role: 'editor' } });
  await h.call('inviteHost', { params, body: { email: bad, role: 'editor' } });
  await h.call('inviteHost', { params, body: { email: newEmail('bounce'), role: 'editor' } });
  const link = /\/co-host\/\S+/.exec((await waitForMail(bad)).text)?.[0] ?? '';
  const mail = await waitForMail(bad);
  const helper = async (email: string, name: string, token: string) => {
    const page = await (await browser.newContext()).newPage();
    await signInWithProfile(page, email, name);
    await api(page).call('acceptHostInvitation', { params: { token } });
    return page;
  };
  const viewer = await helper(lata, 'Lata Iyer', a.host._id);
  const editor = await helper(kavya, 'Kavya Iyer', b.host._id);
  const visitor = await (await browser.newContext()).newPage();
  const invitee = await (await browser.newContext()).newPage();
  await signIn(invitee, bad, 'Ravi Nair');
  await completeProfile(invitee);
  const shots: [string, typeof viewer, string][] = [
    ['owner-hosts', invited.hostPage, `${event}/hosts`],
    ['owner-event', invited.hostPage, event],
    ['owner-removal', invited.hostPage, `${event}/hosts/${a.host._id}/remove`],
    ['visitor-invitation', visitor, link],
    ['other-invitation', viewer, link],
    ['invitee-invitation', invitee, link],
    ['invitee-notifications', invitee, '/notifications'],
    ['owner-notifications', invited.hostPage, '/notifications'],
    ['viewer-event', viewer, event],
    ['viewer-list', viewer, '/organised-events'],
    ['viewer-invite', viewer, `${event}/invite`],
    ['viewer-guest', viewer, `${event}/invite/guests/${invited.guestId}`],
    ['viewer-reminders', viewer, `${event}/invite/reminders`],
    ['viewer-design', viewer, `${event}/invite/design`],
    ['viewer-questions', viewer, `${event}/questions`],
    ['viewer-functions', viewer, `${event}/functions`],
    ['viewer-wishlist', viewer, `${event}/wishlist`],
    ['viewer-leave', viewer, `${event}/hosts/leave`],
    ['viewer-edit', viewer, `${event}/edit`],
    ['editor-event', editor, event],
    ['editor-invite', editor, `${event}/invite`],
    ['editor-wishlist', editor, `${event}/wishlist`],
    ['editor-cancel', editor, `${event}/cancel`],
  ];
  for (const [name, page, path] of shots) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: `/tmp/h-shots/${name}-${width}.png`, fullPage: true });
    }
  }
  const page = visitor;
  await page.setContent(mail.html);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.screenshot({ path: '/tmp/h-shots/mail.png', fullPage: true });
  console.log(mail.text);
});
