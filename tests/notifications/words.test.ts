import * as frameWords from '#messages/site/guest-frame/en.ts';
import { describe, expect, it } from 'vitest';
import { listAddress, wantedLimit } from '#app/notifications/list-address.ts';
import { viewNotification } from '#app/notifications/view.server.ts';
import { badgeText, bellName } from '#app/frame/site-bell-face.tsx';
import { relativeTime, type Notification } from '#contract/messaging/notifications.ts';
import * as notificationWords from '#messages/notifications/en.ts';

const now = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

describe('words of notifications', () => {
  it.each([
    [0, 'Just now'],
    [HOUR - 1, 'Just now'],
    [HOUR, '1h ago'],
    [24 * HOUR - 1, '23h ago'],
    [24 * HOUR, '1d ago'],
    [29.5 * 24 * HOUR, '29d ago'],
    // a clock that runs behind
    [-5000, 'Just now'],
  ])('%i ms old reads %s', (ms, text) => expect(relativeTime(ago(ms), now)).toBe(text));

  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [120, '9+'],
  ])('%i unread have the badge “%s”', (unread, badge) => expect(badgeText(unread)).toBe(badge));

  it('say on the bell how many there are in full', () => {
    expect([bellName(0, frameWords), bellName(12, frameWords)]).toEqual([
      'Notifications',
      'Notifications, 12 unread',
    ]);
  });

  it('counts them below the list', () => {
    expect([notificationWords.listed(1), notificationWords.listed(12)]).toEqual([
      '1 notification',
      '12 notifications',
    ]);
  });

  it('tags the channels that were used', () => {
    const one: Notification = {
      _id: 'n1',
      type: 'weather',
      title: 'T',
      message: 'M',
      read: false,
      createdAt: ago(0),
      sentViaApp: true,
      sentViaEmail: true,
      sentViaWhatsApp: true,
      path: '',
    };
    expect(viewNotification(one, now)).toMatchObject({
      channels: ['App', 'Email', 'WhatsApp'],
      when: 'Just now',
    });
    expect(viewNotification({ ...one, sentViaEmail: false, sentViaWhatsApp: false }, now).channels).toEqual([
      'App',
    ]);
  });
});

describe('how long the page is', () => {
  it.each([
    ['30', 30],
    ['500', 500],
    [null, 10],
    ['5', 10],
    ['501', 10],
    ['-1', 10],
    ['1e3', 10],
    ['10 or more', 10],
  ])('asked for %s shows %i', (value, shown) => expect(wantedLimit(value)).toBe(shown));

  it('stands in its address', () => {
    expect([listAddress(null), listAddress('30'), listAddress('10', 'abc')]).toEqual([
      '/notifications',
      '/notifications?limit=30',
      '/notifications#note-abc',
    ]);
  });
});
