import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/server.ts';
import { Browser } from '#tests/sandbox/browser.ts';
import { callback, clientSecret, home, Product, startForTests } from '#tests/sandbox/product.ts';

let sandbox: Sandbox;
let product: Product;
beforeAll(async () => {
  sandbox = await startForTests();
  product = await Product.discover(sandbox);
});
afterAll(() => sandbox.close());

describe('signing in', () => {
  test('a new person is signed in and described by userinfo', async () => {
    const claims = await product.signIn(new Browser(sandbox.url), {
      email: ' Asha.Rao@Example.com ',
      name: 'Asha  Devi Rao',
    });
    expect(claims).toEqual({
      sub: expect.stringMatching(/^[0-9a-f]{32}$/),
      email: 'asha.rao@example.com',
      email_verified: true,
      name: 'Asha Devi Rao',
      given_name: 'Asha',
      family_name: 'Devi Rao',
    });
  });

  test('the subject depends on the address only, also after a restart', async () => {
    const first = await product.signIn(new Browser(sandbox.url), {
      email: 'meera@example.com',
      name: 'Meera',
    });
    const again = await product.signIn(new Browser(sandbox.url), { email: 'MEERA@example.com' });
    const other = await product.signIn(new Browser(sandbox.url), { email: 'meera@example.org' });
    const restarted = await startForTests();
    const later = await (
      await Product.discover(restarted)
    ).signIn(new Browser(restarted.url), { email: 'meera@example.com' });
    await restarted.close();

    expect([again.sub, later.sub]).toEqual([first.sub, first.sub]);
    expect(other.sub).not.toBe(first.sub);
  });

  test('an empty name keeps the one given before; nobody is given a name', async () => {
    const browser = new Browser(sandbox.url);
    await product.signIn(browser, { email: 'kiran@example.com', name: 'Kiran' });
    const kept = await product.signIn(browser, { email: 'kiran@example.com', name: '' });
    const nameless = await product.signIn(browser, { email: 'nameless@example.com' });

    expect(kept).toMatchObject({ name: 'Kiran', given_name: 'Kiran' });
    expect(kept).not.toHaveProperty('family_name');
    expect(nameless).not.toHaveProperty('name');
    expect(nameless).not.toHaveProperty('given_name');
  });

  test.each([
    ['client_secret_basic', client.ClientSecretBasic(clientSecret)],
    ['client_secret_post', client.ClientSecretPost(clientSecret)],
  ])('%s is accepted', async (_method, auth) => {
    const using = await Product.discover(sandbox, auth);
    const claims = await using.signIn(new Browser(sandbox.url), { email: 'any@example.com' });
    expect(claims.email).toBe('any@example.com');
  });

  test.each(['login', 'select_account', 'consent', 'login consent'])(
    'prompt=%s asks once',
    async (prompt) => {
      const browser = new Browser(sandbox.url);
      const pending = await product.begin({ prompt });
      const form = await browser.open(pending.url);
      const arrival = await browser.submit(form.url, { email: 'asked@example.com' });
      expect((await product.finish(pending, arrival)).claims()?.iss).toBe(sandbox.issuer);
    },
  );

  test('the address the product already knows is filled in', async () => {
    const form = await new Browser(sandbox.url).open(
      (await product.begin({ login_hint: 'known@example.com' })).url,
    );
    expect(form.body).toContain('value="known@example.com"');
  });
});

describe('nobody is remembered', () => {
  test('the same browser is asked again and can be somebody else', async () => {
    const browser = new Browser(sandbox.url);
    const one = await product.signIn(browser, { email: 'one@example.com' });
    const two = await product.signIn(browser, { email: 'two@example.com' });
    expect([one.email, two.email]).toEqual(['one@example.com', 'two@example.com']);
    expect(browser.cookieNames).toEqual([]);
  });

  test('two windows of one browser sign in as two people, in any order', async () => {
    const browser = new Browser(sandbox.url);
    await product.signIn(browser, { email: 'before@example.com' });
    const [left, right] = [await product.begin(), await product.begin()];
    const [leftForm, rightForm] = [await browser.open(left.url), await browser.open(right.url)];
    const rightTokens = await product.finish(
      right,
      await browser.submit(rightForm.url, { email: 'right@example.com' }),
    );
    const leftTokens = await product.finish(
      left,
      await browser.submit(leftForm.url, { email: 'left@example.com' }),
    );
    const emailOf = async (tokens: typeof leftTokens): Promise<unknown> =>
      (await client.fetchUserInfo(product.config, tokens.access_token, tokens.claims()?.sub ?? '')).email;

    expect([await emailOf(leftTokens), await emailOf(rightTokens)]).toEqual([
      'left@example.com',
      'right@example.com',
    ]);
  });

  test('prompt=none says that signing in is needed', async () => {
    const browser = new Browser(sandbox.url);
    await product.signIn(browser, { email: 'silent@example.com' });
    const arrival = await browser.open((await product.begin({ prompt: 'none' })).url);
    expect(arrival.url).toContain(`${callback}?error=login_required`);
  });

  test('its cookies cannot be taken for those of the product', async () => {
    const browser = new Browser(sandbox.url);
    await browser.open((await product.begin()).url);
    expect(browser.cookieNames.length).toBeGreaterThan(0);
    for (const name of browser.cookieNames) expect(name).toMatch(/^sandbox_/);
  });
});

describe('what is refused', () => {
  test('a wrong PKCE verifier', async () => {
    const browser = new Browser(sandbox.url);
    const pending = await product.begin();
    const form = await browser.open(pending.url);
    const arrival = await browser.submit(form.url, { email: 'asha@example.com' });
    const forged = { ...pending, verifier: client.randomPKCECodeVerifier() };
    await expect(product.finish(forged, arrival)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('a code used twice', async () => {
    const browser = new Browser(sandbox.url);
    const pending = await product.begin();
    const form = await browser.open(pending.url);
    const arrival = await browser.submit(form.url, { email: 'asha@example.com' });
    await product.finish(pending, arrival);
    await expect(product.finish(pending, arrival)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('a wrong client secret', async () => {
    const forger = await Product.discover(sandbox, client.ClientSecretPost('wrong'));
    await expect(
      forger.signIn(new Browser(sandbox.url), { email: 'asha@example.com' }),
    ).rejects.toMatchObject({
      error: 'invalid_client',
    });
  });

  test('a request without PKCE', async () => {
    const url = new URL((await product.begin()).url);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const arrival = await new Browser(sandbox.url).open(url.href);
    expect(arrival.url).toContain(`${callback}?error=invalid_request`);
  });

  test('a return address that is not registered gets a page, not a redirect', async () => {
    const { url } = await product.begin({ redirect_uri: 'http://localhost:3000/elsewhere' });
    const page = await new Browser(sandbox.url).open(url);
    expect(page).toMatchObject({ status: 400, url });
    expect(page.body).toContain('Sign-in is not possible');
  });
});

describe('signing out', () => {
  const signOutUrl = (parameters: Record<string, string>): string =>
    client.buildEndSessionUrl(product.config, parameters).href;

  test('leads straight back to the product, with its state', async () => {
    const browser = new Browser(sandbox.url);
    const pending = await product.begin();
    const form = await browser.open(pending.url);
    const tokens = await product.finish(
      pending,
      await browser.submit(form.url, { email: 'asha@example.com' }),
    );
    const url = signOutUrl({
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: home,
      state: 'a&b',
    });

    expect((await browser.open(url)).url).toBe(`${home}?state=a%26b`);
    expect((await browser.open((await product.begin()).url)).body).toContain('name="email"');
  });

  test('works when nobody is signed in, and without a place to return to', async () => {
    const browser = new Browser(sandbox.url);
    expect((await browser.open(signOutUrl({ post_logout_redirect_uri: home }))).url).toBe(home);
    expect((await browser.open(signOutUrl({}))).body).toContain('You are signed out');
  });

  test('a place that is not registered is refused', async () => {
    const url = signOutUrl({ post_logout_redirect_uri: 'http://evil.example/' });
    expect(await new Browser(sandbox.url).open(url)).toMatchObject({ status: 400, url });
  });
});
