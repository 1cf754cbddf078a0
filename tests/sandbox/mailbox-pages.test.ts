import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { from, Post } from '#tests/sandbox/post.ts';

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());
beforeEach(() => post.clear());

describe('reading', () => {
  test('the inbox is newest first and filtered by the whole address in any case', async () => {
    for (const subject of ['first', 'second'])
      await post.sender.sendMail({ from, to: 'Asha@Example.com', subject });
    await post.sender.sendMail({ from, to: 'prasha@example.com', subject: 'other' });

    expect((await post.inbox()).map(({ subject }) => subject)).toEqual(['other', 'second', 'first']);
    expect((await post.inbox('asha@example.com')).map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(await post.inbox('nobody@example.com')).toEqual([]);
  });

  test('the page filters by part of an address and is cut into pages of fifty', async () => {
    for (let index = 1; index <= 51; index += 1) {
      await post.sender.sendMail({ from, to: `guest${index}@example.com`, subject: `Invitation ${index}.` });
    }
    const [first, second, filtered] = await Promise.all([
      post.page('/mailbox'),
      post.page('/mailbox?page=2'),
      post.page('/mailbox?to=GUEST51%40'),
    ]);

    expect(first.match(/Invitation \d+\./g)).toHaveLength(50);
    expect(first).toContain('Messages 1 to 50 of 51');
    expect(first).toContain('href="/mailbox?page=2" rel="next"');
    expect(second.match(/Invitation \d+\./g)).toEqual(['Invitation 1.']);
    expect(filtered.match(/Invitation \d+\./g)).toEqual(['Invitation 51.']);
    for (const odd of ['0', '-1', '99', 'x', '1e999'])
      expect(await post.page(`/mailbox?page=${odd}`)).toContain('of 51');
  });

  test('attachments can be saved under their own name', async () => {
    const content = Buffer.from([0, 1, 2, 255]);
    await post.sender.sendMail({
      from,
      to: 'asha@example.com',
      attachments: [{ filename: 'सूची "a".xlsx', content }],
    });
    const [attachment] = (await post.onlyMessage()).attachments;
    const download = await fetch(post.sandbox.url + attachment?.path);

    expect(Buffer.from(await download.arrayBuffer())).toEqual(content);
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="____ _a_.xlsx"; filename*=UTF-8''${encodeURIComponent('सूची "a".xlsx')}`,
    );
    expect((await fetch(`${post.sandbox.url}${attachment?.path}9`)).status).toBe(404);
  });

  test('emptying is refused to other sites', async () => {
    await post.sender.sendMail({ from, to: 'asha@example.com', text: 'x' });
    await post.clear({ 'sec-fetch-site': 'cross-site' });
    expect(await post.inbox()).toHaveLength(1);
    await post.clear();
    expect(await post.inbox()).toEqual([]);
  });
});

describe('showing', () => {
  const nasty = '<script>alert(1)</script>';

  test('everything a sender can choose is shown as text', async () => {
    await post.sender.sendMail({
      from: { name: `${nasty}F`, address: 'x@example.com' },
      to: 'asha@example.com',
      subject: `${nasty}S`,
      text: `${nasty}T http://localhost:3000/?a=1&b="x`,
      headers: { 'X-Nasty': `${nasty}H` },
      attachments: [{ filename: `${nasty}A.txt`, content: 'x' }],
    });
    const { id } = await post.onlyMessage();
    const pages = [
      await post.page('/mailbox'),
      await post.page(`/mailbox/messages/${id}`),
      await post.page(`/mailbox?to=${encodeURIComponent(nasty)}`),
    ];

    for (const body of pages) expect(body).not.toContain('<script');
    const escaped = '&lt;script&gt;alert(1)&lt;/script&gt;';
    for (const letter of ['F', 'S', 'T', 'H', 'A']) expect(pages[1]).toContain(escaped + letter);
    expect(pages[1]).toContain('<a href="http://localhost:3000/?a=1&amp;b="');
  });

  test('HTML is framed: no scripts, no forms, links open in a new tab, enclosed pictures shown', async () => {
    await post.sender.sendMail({
      from,
      to: 'asha@example.com',
      html: `<!doctype html><html><body>${nasty}<a href="http://localhost:3000/event/1">Reply</a><img src="cid:lamp@shagun"></body></html>`,
      attachments: [
        { filename: 'lamp.png', content: Buffer.from('png'), contentType: 'image/png', cid: 'lamp@shagun' },
      ],
    });
    const { id, attachments } = await post.onlyMessage();
    const shown = await post.page(`/mailbox/messages/${id}`);
    const framed = await fetch(`${post.sandbox.url}/mailbox/messages/${id}/html`);
    const policy = framed.headers.get('content-security-policy') ?? '';
    const body = await framed.text();

    expect(shown).toMatch(
      new RegExp(`<iframe [^>]*src="/mailbox/messages/${id}/html" sandbox="[^"]*allow-popups`),
    );
    expect(shown).not.toMatch(/allow-scripts|allow-same-origin|allow-forms/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups');
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
    expect(body).toMatch(/^<!doctype html><base target="_blank">/);
    expect(body).toContain(`src="${post.sandbox.url}${attachments[0]?.path}"`);
  });

  test('a message that is gone has a friendly page', async () => {
    const missing = await fetch(`${post.sandbox.url}/mailbox/messages/12345`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('There is no page here');
  });
});
