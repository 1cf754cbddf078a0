import { readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { linkPreview } from '#app/invited/link-preview.server.ts';
import { readSampleAnswer, sampleEvent } from '#app/site/sample/sample-event.ts';
import type { EventPage } from '#contract/events/events.ts';

const page = (changed: Partial<EventPage['event']> = {}): EventPage => {
  const sample = sampleEvent(
    'en',
    readSampleAnswer(() => undefined),
    new Date('2026-11-25T00:00:00Z'),
  );
  return { ...sample, event: { ...sample.event, eventName: 'Kavita weds Arjun', ...changed } };
};
const site = 'https://shagun.example';

describe('the preview of a link', () => {
  it('names the event, and is the picture of its type until a design is drawn', () => {
    const { title, description, ...picture } = linkPreview(page(), 'en', site);
    expect(title).toBe('Kavita weds Arjun');
    expect(description).toMatch(/^Wedding · \w+, \d+ \w+ \d{4}/);
    expect(picture).toEqual({ picture: `${site}/og/wedding.png`, width: 1200, height: 630 });
  });

  it('is the picture of the design, in its own size and at an absolute address', () => {
    const designPicture = { path: '/events/images/wide-abc', width: 1080, height: 1350 };
    expect(linkPreview(page({ designPicture }), 'en', site)).toMatchObject({
      picture: `${site}/events/images/wide-abc`,
      width: 1080,
      height: 1350,
    });
  });

  it('speaks the reader’s language, and says that an event is cancelled', () => {
    expect(linkPreview(page(), 'hi', site).description).toMatch(/\p{Script=Devanagari}/u);
    const { description } = linkPreview(page({ status: 'cancelled' }), 'en', site);
    expect(description).toMatch(/^This event has been cancelled\. · /);
  });

  it('holds nothing of the guest whose link it is', () => {
    const { viewer, event } = page();
    const guest = {
      ...viewer.guest,
      firstName: 'Zubin',
      lastName: 'Sarkar',
    } as EventPage['viewer']['guest'] & object;
    const preview = JSON.stringify(
      linkPreview({ event, viewer: { ...viewer, guest } } as EventPage, 'en', site),
    );
    expect(preview).not.toMatch(/Zubin|Sarkar/);
  });

  it('is as long as messengers show, in one line, and cuts no letter in two', () => {
    const { title, description } = linkPreview(
      page({
        eventName: `A\u202e\n${'🎉'.repeat(60)}`,
        venue: { name: 'Laxmi Lawns '.repeat(40), location: '' },
      }),
      'en',
      site,
    );
    for (const [line, most] of [
      [title, 70],
      [description, 160],
    ] as const) {
      expect(line.length).toBeLessThanOrEqual(most);
      expect(line).toMatch(/…$/);
      expect(line).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
      expect(line).not.toMatch(/[\n\u202e]/);
    }
  });
});

it('every picture that stands in for a design is one WhatsApp shows', async () => {
  for (const name of readdirSync('public/og')) {
    const bytes = readFileSync(`public/og/${name}`);
    expect(bytes.byteLength, name).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata(), name).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
});
