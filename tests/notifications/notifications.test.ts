import { beforeEach, describe, expect, it } from 'vitest';
import type { NotificationType } from '#contract/messaging/notifications.ts';
import type { TransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { mailNotifications } from '#backend/messaging/notifications/mail-service.ts';
import {
  forgetOldNotifications,
  messageFailed,
  notify,
  type NotificationText,
} from '#backend/messaging/notifications/service.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const api = useTestBackend();
let asha: Caller;
let meera: Caller;

const MINUTE = 60_000;
const start = Date.parse('2026-11-21T09:00:00Z');
const at = (minutes: number) => api.setNow(new Date(start + minutes * MINUTE));

async function tell(
  userIds: string[],
  { mail, ...more }: Partial<NotificationText> & { mail?: 'sent' } = {},
): Promise<void> {
  const { ctx } = api.backend;
  const write = (): NotificationText => ({
    type: 'rsvp_yes',
    title: 'Kabir is coming',
    message: 'Kabir Rao answered yes to Our wedding.',
    path: '/event/e1',
    ...more,
  });
  await ctx.db.transaction().execute((tx) => notify(ctx, tx, { userIds, write, ...(mail && { mail }) }));
}
const list = async (who: Caller, limit?: number) =>
  (await who.call('getNotifications', { query: limit ? { limit } : {} })).data;
const unread = async (who: Caller) => (await who.call('getUnreadCount', {})).data.unreadCount;

beforeEach(async () => {
  asha = await api.signIn({ firstName: 'Asha' });
  meera = await api.signIn({ firstName: 'Meera' });
  at(0);
});

describe('the list', () => {
  it('is newest first, ten at first, and says whether there is more', async () => {
    for (let index = 0; index < 12; index += 1) {
      at(index);
      await tell([asha.userId], { title: `Reply ${index}` });
    }
    const first = await list(asha);
    expect(first.notifications.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Reply ${11 - index}`),
    );
    expect(first.hasMore).toBe(true);
    const all = await list(asha, 30);
    expect(all).toMatchObject({ hasMore: false });
    expect(all.notifications).toHaveLength(12);
    expect(all.notifications[0]).toMatchObject({
      type: 'rsvp_yes',
      message: 'Kabir Rao answered yes to Our wedding.',
      read: false,
      sentViaApp: true,
      sentViaEmail: false,
      path: '/event/e1',
    });
    expect((await list(asha, 12)).hasMore).toBe(false);
    expect((await list(meera)).notifications).toEqual([]);
  });

  it.each([0, 501, 1.5])('refuses a limit of %s', async (limit) => {
    expect((await asha.call('getNotifications', { query: { limit } })).status).toBe(400);
  });

  it('comes with the transaction that causes it, and not without', async () => {
    const { ctx } = api.backend;
    const undone = ctx.db.transaction().execute(async (tx) => {
      await notify(ctx, tx, {
        userIds: [asha.userId],
        write: () => ({ type: 'unrsvp', title: 'T', message: 'M', path: '' }),
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await unread(asha)).toBe(0);
  });

  it('tells one person once', async () => {
    await tell([asha.userId, meera.userId, asha.userId]);
    expect([await unread(asha), await unread(meera)]).toEqual([1, 1]);
  });
});

describe('reading', () => {
  it('marks those named, and of nobody else', async () => {
    await tell([asha.userId, meera.userId]);
    await tell([asha.userId]);
    const ids = (await list(meera)).notifications.map(({ _id }) => _id);
    const own = (await list(asha)).notifications[0]?._id ?? '';
    const { status } = await asha.call('markNotificationsRead', { body: { notificationIds: [own, ...ids] } });
    expect(status).toBe(200);
    expect([await unread(asha), await unread(meera)]).toEqual([1, 1]);
    expect((await list(asha)).notifications.find(({ _id }) => _id === own)?.read).toBe(true);
  });

  it('marks all with an empty list', async () => {
    await tell([asha.userId, meera.userId]);
    await tell([asha.userId]);
    await asha.call('markNotificationsRead', { body: { notificationIds: [] } });
    expect([await unread(asha), await unread(meera)]).toEqual([0, 1]);
  });
});

describe('clean-up', () => {
  it("deletes one's own that are older", async () => {
    await tell([asha.userId, meera.userId]);
    at(10);
    await tell([asha.userId], { title: 'Newer' });
    const { data } = await asha.call('cleanUpNotifications', {
      query: { olderThan: new Date(start + 5 * MINUTE).toISOString() },
    });
    expect(data.message).toBe('1 notification was deleted.');
    expect((await list(asha)).notifications.map(({ title }) => title)).toEqual(['Newer']);
    expect(await unread(meera)).toBe(1);
  });

  it('refuses what is no moment', async () => {
    const { status, error } = await asha.call('cleanUpNotifications', { query: { olderThan: 'yesterday' } });
    expect(status).toBe(400);
    expect(error.details).toHaveProperty('olderThan');
  });

  it('happens by itself after thirty days', async () => {
    await tell([asha.userId]);
    const kept = () =>
      api.backend.ctx.db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', asha.userId)
        .execute();
    at(29 * 24 * 60);
    await forgetOldNotifications(api.backend.ctx);
    expect(await kept()).toHaveLength(1);
    at(30 * 24 * 60 + 1);
    await forgetOldNotifications(api.backend.ctx);
    expect(await kept()).toEqual([]);
  });
});

describe('mails', () => {
  interface LetterRow {
    userId: string;
    letter: { subject: string; paragraphs: string[] };
  }
  const mails = async (who: Caller) => {
    await mailNotifications(api.backend.ctx);
    const { rows } = await api.backend.ctx.database.pool.query<{ data: LetterRow }>(
      "select data from jobs.job where name = 'letter' order by created_on, id",
    );
    return rows
      .map(({ data }) => data)
      .filter(({ userId }) => userId === who.userId)
      .map(({ letter }) => letter);
  };

  it('the first news at once; what follows within the hour in one mail', async () => {
    await tell([asha.userId]);
    expect(await mails(asha)).toMatchObject([{ subject: 'Kabir is coming' }]);
    expect((await list(asha)).notifications[0]?.sentViaEmail).toBe(true);
    for (let index = 0; index < 3; index += 1) await tell([asha.userId], { title: `Reply ${index}` });
    at(59);
    expect(await mails(asha)).toHaveLength(1);
    at(61);
    const [, digest, ...more] = await mails(asha);
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('3 new notifications on Shagun');
    expect(digest?.paragraphs.join('\n')).toMatch(/Reply 0[^]*Reply 1[^]*Reply 2/);
    expect(await mails(asha)).toHaveLength(2);
  });

  it('names twenty and counts the rest', async () => {
    for (let index = 0; index < 23; index += 1) await tell([asha.userId], { title: `Reply ${index}` });
    const [digest] = await mails(asha);
    expect(digest?.paragraphs).toHaveLength(21);
    expect(digest?.paragraphs.at(-1)).toBe('And 3 more.');
  });

  it('not of types one does not want by mail', async () => {
    const { byEmail } = (await asha.call('getNotificationMail', {})).data;
    expect(byEmail).toContain('rsvp_no');
    const fewer = byEmail.filter((type: NotificationType) => type !== 'rsvp_no');
    expect((await asha.call('setNotificationMail', { body: { byEmail: fewer } })).data.byEmail).toEqual(
      fewer,
    );
    await tell([asha.userId, meera.userId], { type: 'rsvp_no' });
    expect(await mails(asha)).toEqual([]);
    expect(await mails(meera)).toHaveLength(1);
    expect((await list(asha)).notifications[0]?.sentViaEmail).toBe(false);
  });

  it('not of what was read while it waited', async () => {
    await tell([asha.userId]);
    expect(await mails(asha)).toHaveLength(1);
    await tell([asha.userId], { title: 'Read' });
    await tell([asha.userId], { title: 'Unread' });
    const read = (await list(asha)).notifications.find(({ title }) => title === 'Read');
    await asha.call('markNotificationsRead', { body: { notificationIds: [read?._id ?? ''] } });
    at(61);
    expect((await mails(asha)).map(({ subject }) => subject)).toEqual(['Kabir is coming', 'Unread']);
    const mailed = (await list(asha)).notifications.map(({ title, sentViaEmail }) => [title, sentViaEmail]);
    expect(Object.fromEntries(mailed)).toEqual({ 'Kabir is coming': true, Read: false, Unread: true });
  });

  it('lead to where to act, and say how to get fewer', async () => {
    await tell([asha.userId]);
    await mailNotifications(api.backend.ctx);
    const { rows } = await api.backend.ctx.database.pool.query<{ data: { letter: TransactionalMail } }>(
      "select data from jobs.job where name = 'letter' and data->>'userId' = $1",
      [asha.userId],
    );
    expect(rows[0]?.data.letter).toMatchObject({
      action: { label: 'See it on Shagun', path: '/event/e1' },
      reason: { change: { label: 'Choose which e-mails and messages you get', path: '/profile/mails' } },
    });
  });

  it('not of what had a mail of its own', async () => {
    await tell([asha.userId], { type: 'guest_invited', mail: 'sent' });
    expect(await mails(asha)).toEqual([]);
    expect((await list(asha)).notifications[0]?.sentViaEmail).toBe(true);
  });

  it('once, also when two processes look at the same time', async () => {
    await tell([asha.userId]);
    await Promise.all([mailNotifications(api.backend.ctx), mailNotifications(api.backend.ctx)]);
    expect(await mails(asha)).toHaveLength(1);
  });

  it('refuses a type that is not there', async () => {
    expect(
      (await asha.call('setNotificationMail', { body: { byEmail: ['weather' as NotificationType] } })).status,
    ).toBe(400);
  });
});

describe('a message that did not arrive', () => {
  it.each([
    ['by WhatsApp after a mail', { email: 'sent', whatsapp: 'sent' }, { email: 'sent', whatsapp: 'failed' }],
    ['by WhatsApp alone', { email: 'none', whatsapp: 'sending' }, { email: 'none', whatsapp: 'failed' }],
    ['by mail', { email: 'sent', whatsapp: 'none' }, { email: 'none', whatsapp: 'none' }],
  ] as const)('%s takes the mark of its own channel alone', async (_what, before, after) => {
    await tell([asha.userId]);
    const { db } = api.backend.ctx;
    const rows = () =>
      db.selectFrom('notifications').select(['email', 'whatsapp']).where('user_id', '=', asha.userId);
    await db
      .updateTable('notifications')
      .set({ ...before, message_id: `to ${asha.userId}` })
      .where('user_id', '=', asha.userId)
      .execute();
    await messageFailed(db, `to ${asha.userId}`);
    expect(await rows().execute()).toEqual([after]);
  });
});
