import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { drawDesign } from '#backend/designs/draw-jobs.ts';
import { makeOver } from '#backend/platform/images/service.ts';
import { startingSelection } from '#contract/designs/designs.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { TEST_ORIGIN, useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const ctx = () => t.backend.ctx;
let owner: Caller;
let viewer: Caller;
let eventId: string;

beforeAll(async () => {
  owner = await t.signIn({ firstName: 'Asha', lastName: 'Rao' });
  viewer = await t.signIn();
  eventId = await addEvent(ctx(), owner.userId);
  await addHost(ctx(), eventId, { email: 'dadi@example.in', role: 'viewer', userId: viewer.userId });
});

describe('a message to anybody', () => {
  const shared = (who: Caller, query: { language?: 'en' | 'hi' } = {}) =>
    who.call('getSharedInvitation', { params: { eventId }, query });

  it('holds the names, the day, the place and the public address, and no guest’s key', async () => {
    const guest = await addGuest(ctx(), eventId, { first_name: 'Zubin', phone: '+919820012345' });
    const { data } = await shared(owner);
    expect(data).toMatchObject({ url: `${TEST_ORIGIN}/event/${eventId}`, language: 'en' });
    expect(data.text).toContain('Asha Rao invites you to *Meera weds Rohan*');
    expect(data.text).toContain('Baner Road, Pune');
    expect(data.text).toContain(`All about it:\n${data.url}`);
    for (const secret of [guest.key, guest.id, 'Zubin', '9820012345'])
      expect(data.text).not.toContain(secret);
  });

  it('is in the language asked for, else in that of the guests, and so is what its link opens', async () => {
    const hindi = await shared(owner, { language: 'hi' });
    expect(hindi.data.url).toBe(`${TEST_ORIGIN}/event/${eventId}?lang=hi`);
    expect(hindi.data.text).toContain(`पूरी जानकारी यहाँ है:\n${hindi.data.url}`);
    const setLanguage = (language: 'en' | 'hi') =>
      owner.call('setGuestLanguage', { params: { eventId }, body: { language } });
    onTestFinished(async () => void (await setLanguage('en')));
    await setLanguage('hi');
    expect((await shared(owner)).data).toEqual(hindi.data);
    expect((await shared(owner, { language: 'en' })).data.language).toBe('en');
  });

  it('is for hosts, those who change nothing among them', async () => {
    expect((await shared(viewer)).status).toBe(200);
    expect((await shared(await t.signIn())).status).toBe(404);
    expect((await shared(t.visitor)).status).toBe(401);
  });
});

it('a message to one guest greets them in their language and holds their own link', async () => {
  const guest = await addGuest(ctx(), eventId, { first_name: '<b>Kavya</b> & co', language: 'hi' });
  const params = { eventId, guestId: guest.id };
  const { data } = await owner.call('getPersonalLink', { params });
  expect(data.language).toBe('hi');
  expect(data.text).toContain('नमस्ते <b>Kavya</b> & co');
  expect(data.text.endsWith(`\n${data.url}`)).toBe(true);
  expect((await viewer.call('getPersonalLink', { params })).status).toBe(403);
});

describe('the card', () => {
  it('is a PNG for every host and for nobody else, and its preview is light', async () => {
    await owner.call('chooseDesign', { params: { eventId }, body: startingSelection('mandap') });
    await drawDesign(ctx(), eventId);
    const file = (who: Caller) => who.fetch(`/events/${eventId}/design/files/tall`);
    for (const host of [owner, viewer]) {
      const card = await file(host);
      expect(card.headers.get('Content-Disposition')).toMatch(/^attachment; .*\.png/);
      expect(await sharp(Buffer.from(await card.arrayBuffer())).metadata()).toMatchObject({
        format: 'png',
        width: 1080,
        height: 1350,
      });
    }
    expect((await file(await t.signIn())).status).toBe(404);
    expect((await file(t.visitor)).status).toBe(401);

    const { event } = (await t.visitor.call('getEvent', { params: { eventId }, query: {} })).data;
    const preview = await t.visitor.fetch(event.designPicture?.path ?? '');
    expect(preview.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await preview.arrayBuffer()).byteLength).toBeLessThanOrEqual(300_000);
  });

  it('with a photo of many colours is still light enough for WhatsApp', async () => {
    // what no PNG makes smaller: every pixel of the photo another colour
    const photo = { width: 600, height: 600, channels: 3 } as const;
    const heavy = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff4e0' } })
      .composite([{ input: randomBytes(600 * 600 * 3), raw: photo, left: 20, top: 20 }])
      .png()
      .toBuffer();
    expect(heavy.byteLength).toBeGreaterThan(1_000_000);
    const light = await makeOver(ctx(), 'somebody', 'light-png', heavy);
    expect(light.byteLength).toBeLessThanOrEqual(600_000);
    expect(await sharp(light).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });
});
