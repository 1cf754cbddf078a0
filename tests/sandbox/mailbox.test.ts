import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { from, Post } from '#tests/sandbox/post.ts';

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());
beforeEach(() => post.clear());

describe('receiving', () => {
  test('a message arrives whole: subject in any script, both parts, headers, attachment', async () => {
    await post.sender.sendMail({
      from,
      to: 'Asha Rao <asha@example.com>',
      subject: 'शादी का न्योता: Asha & Ravi 🎉',
      text: 'नमस्ते',
      html: '<p>नमस्ते</p>',
      headers: { 'List-Unsubscribe': '<https://shagun.example/u/1>', 'X-Word': 'शगुन' },
      attachments: [
        { filename: 'न्योता "1".pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' },
      ],
    });

    expect(await post.onlyMessage()).toEqual({
      id: expect.any(String),
      to: 'asha@example.com',
      from: 'hello@shagun.example',
      subject: 'शादी का न्योता: Asha & Ravi 🎉',
      text: expect.stringMatching(/^नमस्ते\s*$/),
      html: expect.stringMatching(/^<p>नमस्ते<\/p>\s*$/),
      headers: expect.objectContaining({
        'list-unsubscribe': '<https://shagun.example/u/1>',
        'x-word': 'शगुन',
      }),
      attachments: [
        { filename: 'न्योता "1".pdf', contentType: 'application/pdf', size: 4, path: expect.any(String) },
      ],
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      repeats: 0,
    });
  });

  test('a calendar file is an attachment', async () => {
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    await post.sender.sendMail({
      from,
      to: 'asha@example.com',
      text: 'x',
      icalEvent: { method: 'PUBLISH', filename: 'event.ics', content },
    });
    const { attachments } = await post.onlyMessage();
    expect(attachments).toContainEqual(expect.objectContaining({ filename: 'event.ics' }));
  });

  test('each recipient has their own copy, hidden ones too', async () => {
    await post.sender.sendMail({ from, to: 'one@example.com', bcc: 'two@example.com', subject: 'For both' });
    expect((await post.inbox()).map(({ to }) => to).sort()).toEqual(['one@example.com', 'two@example.com']);
  });

  test('the same message sent again is shown once and counted', async () => {
    const again = { from, to: 'asha@example.com', messageId: '<delivery-1@shagun.example>', text: 'x' };
    for (let copy = 0; copy < 3; copy += 1) await post.sender.sendMail(again);
    await post.sender.sendMail({ ...again, to: 'ravi@example.com' });
    expect((await post.inbox()).map(({ to, repeats }) => [to, repeats])).toEqual([
      ['ravi@example.com', 0],
      ['asha@example.com', 2],
    ]);
    await post.clear();
    await post.sender.sendMail(again);
    expect((await post.onlyMessage()).repeats).toBe(0);
  });

  test('any user name and password will do', async () => {
    const named = createTransport({ url: post.sandbox.smtpUrl.replace('//', '//someone:secret@') });
    await named.sendMail({ from, to: 'asha@example.com', subject: 'Signed in' });
    named.close();
    expect((await post.onlyMessage()).subject).toBe('Signed in');
  });

  test('many senders at once', async () => {
    const crowd = createTransport({ url: post.sandbox.smtpUrl });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        crowd.sendMail({ from, to: `n${index}@example.com`, text: 'x' }),
      ),
    );
    expect(await post.inbox()).toHaveLength(60);
  });

  test('something that is not a proper message is kept as it is', async () => {
    const raw = 'no header at all, \u0000 just words';
    await post.sender.sendMail({ envelope: { from: 'x@example.com', to: ['asha@example.com'] }, raw });
    expect(await post.onlyMessage()).toMatchObject({ to: 'asha@example.com', from: 'x@example.com' });
  });
});

describe('refusing', () => {
  test('bounce addresses are refused for good; others of the same message get it', async () => {
    await expect(
      post.sender.sendMail({ from, to: 'Bounce.me@example.com', text: 'x' }),
    ).rejects.toMatchObject({
      responseCode: 550,
      response: expect.stringContaining('5.1.1'),
    });
    const { rejected } = await post.sender.sendMail({
      from,
      to: ['bounce@example.com', 'fine@example.com'],
      text: 'x',
    });
    expect(rejected).toEqual(['bounce@example.com']);
    expect((await post.onlyMessage()).to).toBe('fine@example.com');
  });

  test('later addresses are refused once, each for itself, until the mailbox is emptied', async () => {
    const send = (to: string): Promise<unknown> => post.sender.sendMail({ from, to, text: 'x' });
    await expect(send('later@example.com')).rejects.toMatchObject({ responseCode: 451 });
    await expect(send('later.too@example.com')).rejects.toMatchObject({ responseCode: 451 });
    await send('Later@example.com');
    expect((await post.onlyMessage()).to).toBe('Later@example.com');

    await post.clear();
    await expect(send('later@example.com')).rejects.toMatchObject({ responseCode: 451 });
  });

  test('a message above 25 MB', async () => {
    const huge = { filename: 'huge', content: Buffer.alloc(20 * 1024 * 1024) };
    await expect(
      post.sender.sendMail({ from, to: 'asha@example.com', attachments: [huge] }),
    ).rejects.toMatchObject({
      responseCode: expect.toSatisfy((code: number) => code >= 552),
    });
    expect(await post.inbox()).toEqual([]);
  });
});
