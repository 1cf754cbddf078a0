import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/server.ts';
import { Browser } from '#tests/sandbox/browser.ts';
import { Product, startForTests } from '#tests/sandbox/product.ts';

let sandbox: Sandbox;
let product: Product;
beforeAll(async () => {
  sandbox = await startForTests();
  product = await Product.discover(sandbox);
});
afterAll(() => sandbox.close());

describe('the form', () => {
  test.each([
    ['', 'Enter your e-mail address.'],
    ['asha', 'Enter an e-mail address like asha@example.com.'],
    ['asha@home', 'Enter an e-mail address like asha@example.com.'],
    ['asha rao@example.com', 'Enter an e-mail address like asha@example.com.'],
    ['a@b@example.com', 'Enter an e-mail address like asha@example.com.'],
  ])('%j is refused with a sentence and kept', async (email, sentence) => {
    const browser = new Browser(sandbox.url);
    const form = await browser.open((await product.begin()).url);
    const answer = await browser.submit(form.url, { email, name: 'Asha Rao' });

    expect(form.body).not.toContain(sentence);
    expect(answer).toMatchObject({ status: 422, url: form.url });
    expect(answer.body).toContain(sentence);
    expect(answer.body).toContain(`value="${email}"`);
    expect(answer.body).toContain('value="Asha Rao"');
    expect(answer.body).toContain('aria-invalid="true"');
  });

  test('signing in works after a mistake', async () => {
    const browser = new Browser(sandbox.url);
    const pending = await product.begin();
    const form = await browser.open(pending.url);
    await browser.submit(form.url, { email: 'asha' });
    const tokens = await product.finish(
      pending,
      await browser.submit(form.url, { email: 'asha@example.com' }),
    );
    expect(tokens.claims()?.sub).toBeTypeOf('string');
  });

  test('what was typed is shown as text, not as markup', async () => {
    const browser = new Browser(sandbox.url);
    const form = await browser.open((await product.begin()).url);
    const answer = await browser.submit(form.url, {
      email: '"><script>alert(1)</script>',
      name: '<img src=x>',
    });
    expect(answer.body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(answer.body).not.toMatch(/<script|<img/);
  });

  test('going back tells the product that access was denied', async () => {
    const browser = new Browser(sandbox.url);
    const pending = await product.begin();
    const form = await browser.open(pending.url);
    const arrival = await browser.submit(form.url, { email: '', cancel: 'yes' });
    await expect(product.finish(pending, arrival)).rejects.toMatchObject({ error: 'access_denied' });
  });

  test('a form that was used, or belongs to another browser, explains itself', async () => {
    const browser = new Browser(sandbox.url);
    const form = await browser.open((await product.begin()).url);
    const stranger = await new Browser(sandbox.url).open(form.url);
    await browser.submit(form.url, { email: 'used@example.com' });
    const again = await browser.submit(form.url, { email: 'used@example.com' });

    for (const page of [stranger, again]) {
      expect(page.status).toBe(410);
      expect(page.body).toContain('This sign-in has ended');
      expect(page.body).toContain('href="http://localhost:3000"');
    }
  });
});
