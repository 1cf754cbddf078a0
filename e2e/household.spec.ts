import * as functionReply from '#messages/functions/reply/hi.ts';
import * as replyHindi from '#messages/guests/reply/hi.ts';
import * as reply from '#messages/guests/reply/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import type { Page } from '@playwright/test';
import { Counted } from './support/counted.ts';
import { inDays } from './support/days.ts';
import { inviteGuest, sendAnswers, YES, YES_IN_HINDI } from './support/invited.ts';
import { api } from './support/people.ts';
import { expect, test } from './support/test.ts';

const group = (page: Page, text: string | RegExp) => page.getByRole('group', { name: text });

test('a party of four answers by name for two of four functions, in Hindi', async ({
  page,
  browser,
  withJs,
}) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  for (const name of ['Mehndi', 'Haldi', 'Sangeet', 'Reception'])
    await host.call('addFunction', { params, body: { name, date: inDays(89), everyone: true } });
  await host.call('addQuestion', {
    params,
    body: {
      kind: 'one',
      text: 'What would you like to eat?',
      eachPerson: true,
      choices: [{ text: 'Vegetarian' }, { text: 'Jain' }],
    },
  });

  // the host names the household
  const hostPage = await invited.hostPage(withJs);
  await hostPage.goto(`/event/${invited.eventId}/invite/guests/${invited.guestId}#contact`);
  await hostPage
    .getByLabel(invitationWords.householdLabel)
    .fill('Meera Iyer\nAnil Iyer\nKamala Iyer\nRia (child)');
  await hostPage.getByRole('button', { name: invitationWords.saveContact }).click();
  await expect(hostPage.getByText(invitationWords.contactSaved)).toBeVisible();

  // the guest says who comes, with one press, on a phone
  await page.setViewportSize({ width: 360, height: 740 });
  const guest = new Counted(page);
  await guest.follow(`${invited.link('reply', 'email')}&lang=hi`);
  await expect(group(page, replyHindi.whoIsComing).getByRole('checkbox', { checked: true })).toHaveCount(4);
  for (const name of ['हल्दी', 'रिसेप्शन']) await guest.tick(page.getByRole('checkbox', { name }), false);
  await guest.press(page.getByRole('button', { name: YES_IN_HINDI }));
  await expect(page.getByText(replyHindi.headsComing(3, 1))).toBeVisible();
  await expect(page.getByText(replyHindi.coming('Meera Iyer, Anil Iyer, Kamala Iyer, Ria'))).toBeVisible();

  // and then who comes to what, and what they eat
  const question = (name: string) => group(page, new RegExp(`^${name}`));
  for (const [name, who] of [
    ['मेहंदी', ['Meera Iyer', 'Ria']],
    ['हल्दी', []],
    ['संगीत', ['Meera Iyer', 'Anil Iyer', 'Kamala Iyer', 'Ria']],
    ['रिसेप्शन', []],
  ] as const)
    for (const box of await question(name).getByRole('checkbox').all()) {
      const label =
        (await box.evaluate((input: HTMLInputElement) => input.closest('label')?.textContent)) ?? '';
      await guest.tick(
        box,
        who.some((each) => each === label.trim()),
      );
    }
  for (const [name, index] of [
    ['Meera Iyer', 1],
    ['Anil Iyer', 1],
    ['Kamala Iyer', 1],
    ['Ria', 2],
  ] as const)
    await guest.select(group(page, name).getByRole('combobox'), { index });
  await guest.press(page.getByRole('button', { name: replyHindi.sendAnswers }));
  await expect(page.getByText(replyHindi.questionsOpen)).toBeHidden();
  await expect(page.getByText(functionReply.people(2))).toBeVisible();
  guest.isWithin('A party of four answers by name for two of four functions, without scripts, in Hindi');

  const { questions } = await host.call('listQuestions', { params });
  expect(questions[0]?.choices.map(({ guests }) => guests)).toEqual([3, 1]);
  const { functions } = await host.call('listFunctions', { params });
  expect(functions.map(({ name, counts }) => [name, counts.people])).toEqual([
    ['Mehndi', 2],
    ['Haldi', 0],
    ['Sangeet', 4],
    ['Reception', 0],
  ]);

  // the host reads it, and finds Ria under Meera
  await hostPage.goto(`/event/${invited.eventId}/invite?search=Ria`);
  await expect(hostPage.getByText('Meera Iyer, Anil Iyer, Kamala Iyer, Ria (child)')).toBeVisible();
  await hostPage.goto(`/event/${invited.eventId}/invite/guests/${invited.guestId}`);
  await expect(hostPage.getByText('Ria (child): Jain')).toBeVisible();
  await hostPage.context().close();
});

test('a party of four says by number who comes to what and what they eat, with one yes', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  for (const [name, days] of [
    ['Mehndi', 88],
    ['Haldi', 89],
    ['Wedding', 90],
    ['Reception', 91],
  ] as const)
    await host.call('addFunction', { params, body: { name, date: inDays(days), everyone: true } });
  await host.call('addQuestion', {
    params,
    body: {
      kind: 'one',
      text: 'What would you like to eat?',
      eachPerson: true,
      choices: [{ text: 'Vegetarian' }, { text: 'Jain' }],
    },
  });
  const one = { ...params, guestId: invited.guestId };
  const { guest: listed } = await host.call('getGuest', { params: one });
  await host.call('updateGuest', { params: one, body: { ...listed, language: 'any', partyLimit: 4 } });

  await page.setViewportSize({ width: 360, height: 740 });
  const guest = new Counted(page);
  await guest.follow(invited.link('yes', 'email'));
  // the answer is within reach before anything is scrolled
  await expect(page.getByRole('button', { name: YES })).toBeInViewport({ ratio: 1 });
  for (const name of ['Haldi', 'Reception']) await guest.tick(page.getByRole('checkbox', { name }), false);
  await expect(page.getByLabel('Haldi: Adults')).toBeHidden();
  // more meals than people are refused, and nothing chosen is lost
  await page.getByLabel('Vegetarian').selectOption('4');
  await guest.select(page.getByLabel('Jain'), { label: '1' });
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText(reply.partyDiffers).first()).toBeVisible();
  await expect(page.getByLabel('Jain').locator('option:checked')).toHaveText('1');
  await expect(page.getByRole('checkbox', { name: 'Haldi' })).not.toBeChecked();
  await guest.select(page.getByLabel('Vegetarian'), { label: '3' });
  await guest.press(page.getByRole('button', { name: YES }));
  await expect(page.getByText('Mehndi: 4 people')).toContainText('Haldi: Not coming');
  guest.isWithin('A party of four answers by number for two of four functions, two meals');

  const { functions } = await host.call('listFunctions', { params });
  expect(functions.map(({ counts }) => counts.people)).toEqual([4, 0, 4, 0]);
  const { parts } = await host.call('getCatering', { params });
  const wedding = parts.find((part) => part.function?.name === 'Wedding');
  expect(wedding?.questions[0]?.choices.map(({ adults }) => adults)).toEqual([3, 1]);
});

test('a party by number writes names after the yes, and changes them', async ({ page, browser }) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  await page.goto(invited.link('yes', 'email'));
  await page.getByLabel('Adults').selectOption('2');
  await page.getByLabel('Children').selectOption('1');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText(reply.tellWho)).toBeVisible();
  await expect(page.getByLabel(reply.nthAdult(1))).toHaveValue('Meera Iyer');
  await page.getByLabel(reply.nthAdult(2)).fill('Anil');
  await page.getByLabel(reply.nthChild(1)).fill('Ria');
  await sendAnswers(page, reply.coming('Meera Iyer, Anil, Ria'));
  await expect
    .poll(async () => (await invited.reply()).household.map(({ name, child }) => [name, child]))
    .toEqual([
      ['Meera Iyer', false],
      ['Anil', false],
      ['Ria', true],
    ]);
  await page.reload();
  await page.getByText(reply.tellWho).click();
  await page.getByLabel(reply.nthAdult(2)).fill('Anil Iyer');
  await sendAnswers(page, reply.coming('Meera Iyer, Anil Iyer, Ria'));

  // one of them stays at home: asked by name now
  await page.getByRole('button', { name: 'Change Response' }).click();
  await group(page, reply.whoIsComing).getByLabel('Ria').uncheck();
  // nobody presses so soon after the page changed: such a press is taken for the second half of a double click
  await expect(async () => {
    await page.getByRole('button', { name: YES }).click({ timeout: 1000 });
    await expect(page.getByText(reply.coming('Meera Iyer, Anil Iyer'))).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', adults: 2, children: 0 });
});
