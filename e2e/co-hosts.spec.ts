import * as hostPageMessages from '#messages/hosts/page/en.ts';
import type { Browser, Page } from '@playwright/test';
import { inviteGuest, YES } from './support/invited.ts';
import { api, completeProfile, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test, type Complaints } from './support/test.ts';

interface Watched {
  browser: Browser;
  complaints: Complaints;
  withJs: boolean;
}

/** A browser of somebody's own, with scripts or without as the run has them. */
async function ownBrowser(
  { browser, complaints, withJs }: Watched,
  storageState?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: withJs,
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  complaints.watch(page);
  return page;
}

/** The owner's browser on the list of co-hosts of a new event. */
async function ownersList(watched: Watched) {
  const invited = await inviteGuest(watched.browser);
  const owner = await ownBrowser(watched, await invited.hostBrowser.storageState());
  await owner.goto(`/event/${invited.eventId}`);
  await owner.getByText('More', { exact: true }).click();
  await owner.getByRole('link', { name: 'Co-hosts' }).click();
  return { owner, invited, event: `/event/${invited.eventId}` };
}

async function invite(owner: Page, email: string, role: 'Editor' | 'Viewer'): Promise<void> {
  await owner.getByLabel('E-mail address').fill(email);
  await owner.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(`${email} is invited. The e-mail with the link is on its way.`)).toBeVisible();
}

/** Opens the link of the mail, signs in with the address it came to, and accepts. */
async function acceptFromMail(
  page: Page,
  email: string,
  name: string,
  event = 'Asha and Rohan',
): Promise<void> {
  const link = /\/co-host\/\S+/.exec((await waitForMail(email, /You are asked to help/)).text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: `Help with ${event}?` })).toBeVisible();
  await expect(page.getByText('Rohan Deshpande asks you to help with this event.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(`You now help with ${event} as a`)).toBeVisible();
}

test('an editor and a viewer come from the mail; one works on the event, one sees it, and who is removed sees nothing', async ({
  browser,
  complaints,
  withJs,
}) => {
  test.slow();
  const watched = { browser, complaints, withJs };
  const { owner, event } = await ownersList(watched);
  await expect(owner.getByRole('heading', { name: 'Nobody helps yet' })).toBeVisible();
  const editorMail = newEmail('kavya');
  const viewerMail = newEmail('dadi');
  await invite(owner, editorMail, 'Editor');
  await invite(owner, viewerMail, 'Viewer');

  // the editor changes the event, the guests and the wishlist, and owns none of it
  const editor = await ownBrowser(watched);
  await acceptFromMail(editor, editorMail, 'Kavya Iyer');
  await expect(editor.getByText('You help as an editor. The event is Rohan Deshpande’s.')).toBeVisible();
  await editor.getByText('More', { exact: true }).click();
  await expect(editor.getByRole('link', { name: 'Stop helping' })).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Cancel event' })).toHaveCount(0);
  await expect(editor.getByRole('link', { name: 'Co-hosts' })).toHaveCount(0);
  await editor.getByRole('link', { name: 'Edit event' }).click();
  await editor.getByLabel('Event name').fill('Asha weds Rohan');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor.getByRole('heading', { level: 1, name: 'Asha weds Rohan' })).toBeVisible();
  await editor.goto(`${event}/questions/new?kind=text`);
  await editor.getByRole('textbox', { name: 'Question' }).fill('Which train do you take?');
  await editor.getByRole('button', { name: 'Save the question' }).click();
  await expect(editor.getByText('The question is on the list.')).toBeVisible();
  await editor.goto(`${event}/functions/new?begin=sangeet`);
  await editor.getByRole('button', { name: 'Save the function' }).click();
  await expect(editor.getByText('Sangeet is on the list.')).toBeVisible();
  const cancelling = await editor.goto(`${event}/cancel`);
  expect(cancelling?.status()).toBe(403);
  await expect(editor.getByText('Only Rohan Deshpande, whose event this is, can do that.')).toBeVisible();
  expect((await editor.goto(`${event}/hosts`))?.status()).toBe(403);
  await editor.goto('/wallet');
  await expect(editor.getByText('You help as')).toHaveCount(0);

  // the viewer sees the list and finds nothing to press that changes it
  const viewer = await ownBrowser(watched);
  await acceptFromMail(viewer, viewerMail, 'Lata Iyer', 'Asha weds Rohan');
  await viewer.getByRole('link', { name: 'Guests and replies' }).click();
  await expect(
    viewer.getByText('You help as a viewer and cannot change anything. The event is Rohan Deshpande’s.'),
  ).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Meera Iyer', exact: true })).toBeVisible();
  await expect(viewer.getByRole('button', { name: /invit|send/i })).toHaveCount(0);
  await viewer.getByRole('link', { name: 'Meera Iyer', exact: true }).click();
  await expect(viewer.getByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeVisible();
  await expect(viewer.locator('main').getByRole('button')).toHaveCount(0);
  const file = await viewer.request.get(`/events/${event.split('/').at(-1)}/guests.csv`);
  expect(await file.text()).toContain('Meera');
  await viewer.goto(`${event}/questions`);
  await expect(viewer.getByRole('heading', { name: 'Which train do you take?' })).toBeVisible();
  await expect(viewer.getByRole('link', { name: /^(Edit|Delete):/ })).toHaveCount(0);
  await viewer.goto(`${event}/functions`);
  await expect(viewer.getByRole('heading', { name: 'Sangeet' })).toBeVisible();
  await expect(viewer.getByRole('heading', { name: 'Add a function' })).toHaveCount(0);
  await expect(viewer.getByRole('link', { name: /^(Edit|Delete):/ })).toHaveCount(0);
  await viewer.getByRole('link', { name: 'Who is invited to Sangeet' }).click();
  await expect(viewer.getByText('Everybody on the guest list is invited')).toBeVisible();
  await expect(viewer.locator('main').getByRole('button')).toHaveText(['Apply']);
  const newFunction = await viewer.goto(`${event}/functions/new`);
  expect(newFunction?.status()).toBe(403);
  const editing = await viewer.goto(`${event}/edit`);
  expect(editing?.status()).toBe(403);
  await expect(
    viewer.getByText(
      'You help with this event as a viewer: you can see what hosts see, but not change it. Ask Rohan Deshpande if you need to do more.',
    ),
  ).toBeVisible();
  await completeProfile(viewer);
  await viewer.goto('/organised-events');
  await expect(viewer.getByText('You help as viewer')).toBeVisible();

  // the owner sees who helps, gives the viewer more to do, and removes the editor
  await owner.goto(`${event}/hosts`);
  await expect(
    owner.getByRole('listitem').filter({ hasText: 'Kavya Iyer' }).getByText('Helping', { exact: true }),
  ).toBeVisible();
  await owner.getByLabel('Role of Lata Iyer', { exact: true }).selectOption('Editor');
  await owner.getByRole('button', { name: hostPageMessages.changeRoleOf('Lata Iyer') }).click();
  await expect(owner.getByText('Lata Iyer now helps as an editor.')).toBeVisible();
  expect((await viewer.goto(`${event}/edit`))?.status()).toBe(200);
  await owner.getByRole('link', { name: 'Remove Kavya Iyer' }).click();
  await owner.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(owner.getByText('Kavya Iyer can no longer open the host pages.')).toBeVisible();
  expect((await editor.goto(`${event}/invite`))?.status()).toBe(404);

  // who helps may stop by themselves
  await viewer.goto(event);
  await viewer.getByText('More', { exact: true }).click();
  await viewer.getByRole('link', { name: 'Stop helping' }).click();
  await viewer.getByRole('button', { name: 'Stop helping' }).click();
  await expect(viewer.getByText('You are no longer helping with this event.')).toBeVisible();
  expect((await viewer.goto(`${event}/invite`))?.status()).toBe(404);
  for (const page of [owner, editor, viewer]) await page.context().close();
});

test('an invitation is for the address it was sent to, can be sent again, and ends when it is taken back', async ({
  browser,
  complaints,
  withJs,
}) => {
  const watched = { browser, complaints, withJs };
  const { owner, event } = await ownersList(watched);
  const email = newEmail('meant');
  await invite(owner, email, 'Viewer');
  const link = /\/co-host\/\S+/.exec((await waitForMail(email)).text)?.[0] ?? '';

  const other = await ownBrowser(watched);
  await signInWithProfile(other, newEmail('other'), 'Somebody Else');
  await other.goto(link);
  await expect(
    other.getByText(
      'This invitation was sent to a different e-mail address from the one you signed in with.',
    ),
  ).toBeVisible();
  await expect(other.getByText(email)).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await owner.getByLabel('E-mail address').fill(email);
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText('This address is already on the list.').first()).toBeVisible();
  await owner.goto(`${event}/hosts`);
  await owner.getByRole('button', { name: hostPageMessages.sendAgainTo(email) }).click();
  await expect(owner.getByText(`The invitation is on its way to ${email} again.`)).toBeVisible();
  await owner.getByRole('link', { name: `Remove ${email}` }).click();
  await owner.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(owner.getByText(`The invitation to ${email} has been taken back.`)).toBeVisible();
  expect((await other.goto(link))?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: 'This invitation no longer exists' })).toBeVisible();
  for (const page of [owner, other]) await page.context().close();
});

test('a guest who helps has their own answer beside the hosts’ links', async ({
  browser,
  complaints,
  withJs,
}) => {
  const watched = { browser, complaints, withJs };
  const email = newEmail('tara');
  const invited = await inviteGuest(browser, { firstName: 'Tara', lastName: 'Sen', email });
  await api(invited.hostBrowser).call('inviteHost', {
    params: { eventId: invited.eventId },
    body: { email, role: 'viewer' },
  });
  const tara = await ownBrowser(watched);
  await acceptFromMail(tara, email, 'Tara Sen');
  await expect(tara.getByRole('link', { name: 'Guests and replies' })).toBeVisible();
  await tara.getByRole('button', { name: YES }).click();
  await expect(tara.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', rsvpSource: 'manual' });
  await tara.context().close();
});
