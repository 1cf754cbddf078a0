import { inbox, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('whoever confirmed an address for somebody else’s account takes it off there by the next mail, and nothing more', async ({
  page,
  browser,
}) => {
  const [theirs, mine] = [newEmail('stranger'), newEmail('victim')];
  await signInWithProfile(page, theirs, 'Meera Joshi');
  const askFor = async (email: string) => {
    await page.goto('/profile');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText(`Waiting for you to confirm ${email}`)).toBeVisible();
  };
  const linkOf = (text: string) => /http\S+\/email\/[\w-]+/.exec(text)?.[0] ?? '';
  const reader = await (await browser.newContext()).newPage();

  await askFor(mine);
  await reader.goto(linkOf((await waitForMail(mine)).text));
  await reader.getByRole('button', { name: 'Yes, use this address' }).click();
  await expect(reader.getByText(`From now on we write to ${mine}.`)).toBeVisible();

  await askFor(newEmail('stranger.again'));
  await waitForMail(mine, /A Shagun account that writes to you changes its address/);
  await reader.goto(linkOf((await inbox(mine))[0]?.text ?? ''));
  await expect(reader.getByRole('heading', { name: 'Stop these e-mails?' })).toBeVisible();
  await reader.getByRole('button', { name: 'It wasn’t me: stop the e-mails' }).click();
  await expect(reader.getByText(`${mine} gets no more e-mails from that account`)).toBeVisible();
  await reader.context().close();

  // the account is as it was before, for its own person
  await signInWithProfile(page, theirs, 'Meera Joshi');
  await page.goto('/profile');
  await expect(page.getByLabel('Email')).toHaveValue(theirs);
});
