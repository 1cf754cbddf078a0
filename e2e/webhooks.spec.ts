import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newEmail, signInUnseen } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A server of the organiser's, on this machine. */
async function ownServer() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push((JSON.parse(body) as { type: string }).type);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/shagun`,
    bodies,
    close: () => server.close(),
  };
}

test('a webhook is added, tried, changed and removed', async ({ page }) => {
  const server = await ownServer();
  await signInUnseen(page, newEmail('asha'));
  await page.goto('/security');
  await page.getByRole('link', { name: /^Webhooks/ }).click();
  await expect(page.getByText('You have no webhook.')).toBeVisible();

  // where nothing is told, and why
  await page.getByLabel('Address').fill('https://10.0.0.1/');
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.getByRole('alert').first()).toContainText('This address is not on the internet');
  await page.getByLabel('Address').fill(server.url);
  await page.getByLabel('Payments').uncheck();
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue();
  await page.getByRole('link', { name: 'I have copied it' }).click();
  await expect(page.getByText(server.url)).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  await expect(page.getByLabel('Payments')).not.toBeChecked();

  const messages = page.getByRole('list', { name: 'Latest messages' });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByRole('status').first()).toContainText('A test is on its way.');
  const shows = (text: string) =>
    expect(async () => {
      await page.getByRole('link', { name: 'Look again' }).click();
      await expect(messages).toContainText(text, { timeout: 2000 });
    }).toPass();
  await shows('Arrived (204)');
  expect(server.bodies).toEqual(['webhook.test']);

  await messages.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByRole('status').first()).toContainText('The message is on its way again.');
  await expect(() => expect(server.bodies).toHaveLength(2)).toPass();

  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  expect(await page.getByRole('textbox', { name: 'Secret' }).inputValue()).not.toBe(secret);
  await page.getByRole('link', { name: 'I have copied it' }).click();

  await page.getByLabel('Send messages to this address').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Remove the webhook' }).click();
  await page.getByRole('button', { name: 'Remove the webhook' }).click();
  await expect(page.getByRole('status').first()).toContainText('The webhook was removed.');
  await expect(page.getByText('You have no webhook.')).toBeVisible();
  server.close();
});
