import { inviteGuest, sendAnswers, YES } from './support/invited.ts';
import { api } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NO = "Sorry, can't make it";

test('the organiser puts questions, a ready-made one and their own, orders, changes and deletes them', async ({
  browser,
  complaints,
  withJs,
}) => {
  const invited = await inviteGuest(browser);
  const page = await invited.hostPage(withJs);
  complaints.watch(page);
  await page.goto(`/event/${invited.eventId}/invite`);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Questions', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();

  await page.getByRole('link', { name: /^Meal/ }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('What would you like to eat?');
  await page.getByLabel('Required').check();
  await page.getByRole('button', { name: 'Save the question' }).click();
  await expect(page.getByText('The question is on the list.')).toBeVisible();

  await page.getByRole('link', { name: 'One answer', exact: true }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('How do you come?');
  await page.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('By train');
  await page.getByRole('button', { name: 'Save the question' }).click();
  await expect(page.getByText('Give at least two answers to choose from.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer 1', exact: true })).toHaveValue('By train');
  await page.getByRole('textbox', { name: 'Answer 3', exact: true }).fill('By car');
  await page.getByRole('button', { name: 'Save the question' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'How do you come?' })).toBeVisible();

  const headings = page.locator('ol h2');
  await page.getByRole('button', { name: 'Up: How do you come?' }).click();
  await expect(headings).toHaveText(['How do you come?', 'What would you like to eat?']);
  await page.getByRole('link', { name: 'Edit: How do you come?' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('How will you travel?');
  await page.getByRole('textbox', { name: 'Answer 2', exact: true }).fill('By road');
  await page.getByRole('button', { name: 'Save the question' }).click();
  await expect(headings).toHaveText(['How will you travel?', 'What would you like to eat?']);
  await page.getByRole('link', { name: 'Show it in हिन्दी' }).click();
  await expect(
    page.getByRole('region', { name: 'Before the answer' }).getByLabel('आपके लिए कैसा खाना रखें?'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Delete: How will you travel?' }).click();
  await page.getByRole('button', { name: 'Delete the question' }).click();
  await expect(headings).toHaveText(['What would you like to eat?']);
  await page.context().close();
});

test('one press answers; what the host also asks comes after the yes, and is kept', async ({
  page,
  browser,
  withJs,
}) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  await host.call('addQuestion', {
    params,
    body: { kind: 'many', text: 'What can you not eat?', choices: [{ text: 'Nuts' }, { text: 'Milk' }] },
  });
  await host.call('addQuestion', { params, body: { kind: 'text', text: 'Which song?' } });

  await page.goto(invited.link('yes', 'email'));
  await expect(page.getByLabel('Which song?')).toHaveCount(0);
  await page.getByLabel('Adults').selectOption('3');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', adults: 3, version: 1 });

  await page.getByLabel('Nuts').check();
  await page.getByLabel('Which song?').fill('Kajra Re');
  await sendAnswers(page, 'Your answers for your host');
  await expect
    .poll(() => invited.reply())
    .toMatchObject({ rsvp: 'yes', adults: 3, household: [], version: 2 });
  await page.reload();
  await page.getByText('Your answers for your host').click();
  await expect(page.getByLabel('Nuts')).toBeChecked();
  await expect(page.getByLabel('Which song?')).toHaveValue('Kajra Re');

  if (withJs) {
    // a tick made while the answers are on their way is not shown as if it were kept
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(
      /\.data(\?|$)/,
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByLabel('Which song?').fill('Kala Chashma');
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await expect(page.getByRole('button', { name: 'Sending your answer' })).toBeVisible();
    await page.getByLabel('Milk').check();
    goOn();
    await expect(page.getByLabel('Milk')).not.toBeChecked();
    await expect.poll(() => invited.reply()).toMatchObject({ version: 3 });
    await page.getByLabel('Which song?').fill('Kajra Re');
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await expect.poll(() => invited.reply()).toMatchObject({ version: 4 });
  }

  const hostPage = await invited.hostBrowser.newPage();
  await hostPage.goto(`/event/${invited.eventId}/invite/guests/${invited.guestId}`);
  await expect(hostPage.getByRole('definition').filter({ hasText: 'Kajra Re' })).toBeVisible();
  await hostPage.goto(`/event/${invited.eventId}/questions`);
  await expect(hostPage.getByText('Answered by 1 of 1 guest coming').first()).toBeVisible();
});

test('a required question comes before the yes; a refused answer loses nothing, and nobody has to answer it to decline', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  const invited = await inviteGuest(browser, { withFamily: true });
  const params = { eventId: invited.eventId };
  const host = api(invited.hostBrowser);
  await host.call('addQuestion', {
    params,
    body: {
      kind: 'one',
      text: 'What would you like to eat?',
      required: true,
      choices: [{ text: 'Vegetarian' }, { text: 'Jain' }],
    },
  });
  await host.call('addQuestion', {
    params,
    body: {
      kind: 'many',
      text: 'Which days?',
      required: true,
      choices: [{ text: 'Friday' }, { text: 'Saturday' }],
    },
  });

  await page.goto(invited.link('yes', 'email'));
  await page.getByLabel('What would you like to eat?').selectOption('Jain');
  await page.getByLabel('Adults').selectOption('2');
  await page.getByText('Add a note').click();
  await page.getByLabel('Note to your host').fill('With Anil');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('alert')).toContainText('Please answer: Which days?');
  if (withJs) await expect(page.getByRole('group', { name: 'Which days?' })).toBeFocused();
  // following the line leads to the field, and the line stays
  await page.getByRole('link', { name: /Which days/ }).click();
  await expect(page.getByRole('group', { name: 'Which days?' })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Please answer: Which days?');
  await expect(page.getByLabel('What would you like to eat?').locator('option:checked')).toHaveText('Jain');
  await expect(page.getByLabel('Adults')).toHaveValue('2');
  await expect(page.getByLabel('Note to your host')).toHaveValue('With Anil');
  expect(await invited.reply()).toMatchObject({ rsvp: 'pending' });

  await page.getByLabel('Saturday').check();
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', adults: 2, note: 'With Anil' });

  const other = await inviteGuest(browser);
  await api(other.hostBrowser).call('addQuestion', {
    params: { eventId: other.eventId },
    body: { kind: 'text', text: 'Which train?', required: true },
  });
  await page.goto(other.link('yes', 'email'));
  await page.getByRole('button', { name: NO }).click();
  await expect(page.getByRole('heading', { name: "Can't Make It" })).toBeVisible();
});

test('ready-made questions come in the guest’s language', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await api(invited.hostBrowser).call('addQuestion', {
    params: { eventId: invited.eventId },
    body: {
      kind: 'one',
      text: 'What would you like to eat?',
      required: true,
      choices: [{ text: 'Vegetarian' }, { text: 'Only sweets' }],
    },
  });
  await page.goto(`${invited.link('yes', 'email')}&lang=hi`);
  const meal = page.getByLabel('आपके लिए कैसा खाना रखें?');
  await expect(meal.locator('option')).toHaveText(['', 'शाकाहारी', 'Only sweets']);
});

test('the host allows one guest a larger party, and records what a guest says on the phone', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const invited = await inviteGuest(browser);
  await api(invited.hostBrowser).call('addQuestion', {
    params: { eventId: invited.eventId },
    body: { kind: 'text', text: 'Which song?', required: true },
  });
  const hostPage = await invited.hostPage(withJs);
  complaints.watch(hostPage);
  await hostPage.goto(`/event/${invited.eventId}/invite/guests/${invited.guestId}`);
  await hostPage.getByLabel('Maximum number of people').fill('4');
  await hostPage.getByRole('button', { name: 'Save name and contact' }).click();
  await expect(hostPage.getByText('Name and contact are saved.')).toBeVisible();
  await page.goto(invited.link('yes', 'email'));
  await expect(page.getByLabel('Adults').locator('option')).toHaveText(['1', '2', '3', '4']);

  // what guests have to answer the host may leave open
  await hostPage.getByRole('radio', { name: 'Declined' }).check();
  await hostPage.getByRole('button', { name: 'Record this reply' }).click();
  await expect(hostPage.getByText('Recorded: Meera Iyer cannot come.')).toBeVisible();
  await hostPage.getByRole('radio', { name: 'Confirmed' }).check();
  await hostPage.getByLabel('Adults').fill('4');
  await hostPage.getByLabel('Names of those coming along').fill('Anil, Ria and Om');
  await hostPage.getByLabel('Which song?').fill('Kajra Re');
  await hostPage.getByRole('button', { name: 'Record this reply' }).click();
  await expect(hostPage.getByText('Recorded: Meera Iyer is coming, 4 people in all.')).toBeVisible();
  await expect(hostPage.getByRole('definition').filter({ hasText: 'Kajra Re' })).toBeVisible();
  await hostPage.getByLabel('Maximum number of people').fill('');
  await hostPage.getByRole('button', { name: 'Save name and contact' }).click();
  await expect(hostPage.getByText('Name and contact are saved.')).toBeVisible();
  await expect(hostPage.getByLabel('Maximum number of people')).toHaveValue('');
  await hostPage.context().close();
});
