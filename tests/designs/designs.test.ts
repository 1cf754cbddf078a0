import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { OperationInput } from '#contract/operations.ts';
import { startingSelection } from '#contract/designs/designs.ts';
import { drawDesign, giveUpDesign } from '#backend/designs/draw-jobs.ts';
import { hasDesign, latestDesignPicture } from '#backend/designs/service.ts';
import { drawCard } from '#backend/designs/render-pool.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

type Selection = OperationInput<'chooseDesign'>['body'];

const t = useTestBackend();
const mandap = (changes: Partial<Selection> = {}): Selection => ({
  ...startingSelection('mandap'),
  ...changes,
});

async function host(plan: 'basic' | 'premium' = 'basic') {
  const asha = await t.signIn({ plan });
  const eventId = await addEvent(t.backend.ctx, asha.userId);
  return {
    asha,
    eventId,
    choose: (body: Selection) => asha.call('chooseDesign', { params: { eventId }, body }),
  };
}

const stateOf = async (asha: Caller, eventId: string) =>
  (await asha.call('getDesign', { params: { eventId } })).data.design;
const queued = async (eventId: string) => {
  const { rows } = await t.backend.ctx.database.pool.query(
    `select id from jobs.job where name = 'design-draw' and data->>'eventId' = $1`,
    [eventId],
  );
  return rows.length;
};

describe('a design', () => {
  test('is chosen, drawn by a job, shown to everybody who has its address, and cleared', async () => {
    const { asha, eventId, choose } = await host();
    expect(await stateOf(asha, eventId)).toBeNull();

    expect((await choose(mandap({ subtitle: 'Dinner to follow' }))).status).toBe(200);
    expect(await stateOf(asha, eventId)).toMatchObject({
      state: 'making',
      pictures: null,
      leftOut: [],
      cut: false,
      selection: { subtitle: 'Dinner to follow', template: 'mandap' },
    });
    expect(await queued(eventId)).toBe(1);
    expect((await asha.call('downloadDesign', { params: { eventId, file: 'print' } })).error).toMatchObject({
      code: 'still_making',
    });

    await drawDesign(t.backend.ctx, eventId);
    const design = await stateOf(asha, eventId);
    expect(design?.state).toBe('ready');
    for (const [size, width, height] of [
      ['wide', 1200, 630],
      ['tall', 1080, 1350],
    ] as const) {
      const response = await t.visitor.fetch(design?.pictures?.[size] ?? '');
      expect(response.headers.get('Content-Type')).toBe('image/png');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
        format: 'png',
        width,
        height,
      });
    }
    const page = await t.visitor.call('getEvent', { params: { eventId }, query: {} });
    expect(page.data.event.designPicture).toEqual({ path: design?.pictures?.wide, width: 1200, height: 630 });
    expect(await latestDesignPicture(t.backend.ctx.db, eventId, 'tall')).toEqual({
      path: design?.pictures?.tall,
      width: 1080,
      height: 1350,
    });

    const file = await asha.fetch(`/events/${eventId}/design/files/print`);
    expect(file.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Meera-weds-Rohan-A5.pdf"; filename*=UTF-8''Meera%20weds%20Rohan%20A5.pdf`,
    );
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');

    expect((await asha.call('clearDesign', { params: { eventId } })).data.success).toBe(true);
    expect(await stateOf(asha, eventId)).toBeNull();
    expect(
      (await t.visitor.call('getEvent', { params: { eventId }, query: {} })).data.event.designPicture,
    ).toBeUndefined();
  });

  test('that was cleared keeps what was chosen for its hosts alone, and is the event’s again once it is chosen', async () => {
    const { asha, eventId, choose } = await host();
    await choose(mandap({ subtitle: 'Dinner to follow' }));
    await drawDesign(t.backend.ctx, eventId);
    await asha.call('clearDesign', { params: { eventId } });
    const { design, previous } = (await asha.call('getDesign', { params: { eventId } })).data;
    expect([design, previous?.subtitle]).toEqual([null, 'Dinner to follow']);
    const shown = JSON.stringify(
      (await t.visitor.call('getEvent', { params: { eventId }, query: {} })).data.event,
    );
    expect(shown).not.toContain('Dinner to follow');
    expect(await hasDesign(t.backend.ctx.db, eventId)).toBe(false);

    if (previous) await choose(previous);
    await drawDesign(t.backend.ctx, eventId);
    expect(await stateOf(asha, eventId)).toMatchObject({ state: 'ready', selection: previous });
    expect((await asha.call('getDesign', { params: { eventId } })).data.previous).toBeNull();
  });

  test('is not drawn again for what was drawn before, and running the job twice changes nothing', async () => {
    const { asha, eventId, choose } = await host();
    const draw = vi.fn(drawCard);
    await choose(mandap());
    await drawDesign(t.backend.ctx, eventId, draw);
    expect(draw).toHaveBeenCalledTimes(3);
    const first = await stateOf(asha, eventId);

    await drawDesign(t.backend.ctx, eventId, draw);
    await choose(mandap({ textColor: '#003300' }));
    await choose(mandap());
    await drawDesign(t.backend.ctx, eventId, draw);
    expect(draw).toHaveBeenCalledTimes(3);
    expect(await stateOf(asha, eventId)).toEqual(first);
  });

  test('keeps its last good picture while the next is made, and when it cannot be made', async () => {
    const { asha, eventId, choose } = await host();
    await choose(mandap());
    await drawDesign(t.backend.ctx, eventId);
    const good = (await stateOf(asha, eventId))?.pictures;

    await choose(mandap({ title: 'Another title' }));
    const broken = vi.fn(async () => Promise.reject(new Error('no')));
    await expect(drawDesign(t.backend.ctx, eventId, broken)).rejects.toThrow('no');
    expect(broken).toHaveBeenCalledOnce();
    expect(await stateOf(asha, eventId)).toMatchObject({ state: 'making', pictures: good });
    expect(await latestDesignPicture(t.backend.ctx.db, eventId, 'wide')).toMatchObject({ path: good?.wide });
    await giveUpDesign(t.backend.ctx, eventId);
    expect(await stateOf(asha, eventId)).toMatchObject({ state: 'failed', pictures: good });
    // saving again tries again
    await choose(mandap({ title: 'Another title' }));
    expect(await stateOf(asha, eventId)).toMatchObject({ state: 'making', pictures: good });
  });

  test('is drawn anew when name, date or place of the event change, and not for what it does not show', async () => {
    const { asha, eventId, choose } = await host();
    await choose(mandap({ includeLocation: false }));
    await drawDesign(t.backend.ctx, eventId);
    const { event } = (await asha.call('getEditableEvent', { params: { eventId } })).data;
    const { _id, eventType: _type, startsAt: _at, status: _status, ...form } = event;
    const moved = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...form, venue: { name: 'Elsewhere', location: '' } },
    });
    expect(moved.status).toBe(200);
    // the drawing that waits shows it
    expect(await queued(eventId)).toBe(1);
    // the card names no place
    expect((await stateOf(asha, eventId))?.state).toBe('ready');
    await asha.call('updateEvent', {
      params: { eventId },
      body: { ...form, version: moved.data.event.version, eventName: 'Meera and Rohan' },
    });
    expect((await stateOf(asha, eventId))?.state).toBe('making');
    await drawDesign(t.backend.ctx, eventId);
    expect((await stateOf(asha, eventId))?.state).toBe('ready');
  });

  test('that nobody can guess has a picture nobody can guess', async () => {
    const { eventId, choose } = await host();
    const other = await host();
    for (const each of [{ eventId, choose }, other]) {
      await each.choose(mandap());
      await drawDesign(t.backend.ctx, each.eventId, async (card, wish) => ({
        ink: [],
        leftOut: [],
        cut: false,
        ...(wish.png ? { png: await blank(card) } : { pdf: new Uint8Array(8) }),
      }));
    }
    const one = await latestDesignPicture(t.backend.ctx.db, eventId, 'wide');
    const two = await latestDesignPicture(t.backend.ctx.db, other.eventId, 'wide');
    expect(one?.path).toMatch(/^\/events\/images\/wide-[A-Za-z0-9_-]{43}$/);
    expect(one?.path).not.toBe(two?.path);
  });
});

const blank = async ({ width, height }: { width: number; height: number }) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );

describe('what is refused', () => {
  test('the premium template on the Basic plan, with help; a larger plan has it, and everybody may look at it', async () => {
    const { asha, eventId, choose } = await host();
    const jaali = startingSelection('jaali');
    const refused = await choose(jaali);
    expect(refused).toMatchObject({
      status: 403,
      error: { code: 'plan_limit', message: expect.stringContaining('your plan is Basic') as string },
    });
    expect(await stateOf(asha, eventId)).toBeNull();
    const query = new URLSearchParams(Object.entries(jaali).map(([name, value]) => [name, String(value)]));
    const preview = await asha.fetch(`/events/${eventId}/design/preview?${query}`);
    expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 540,
    });
    const larger = await host('premium');
    expect((await larger.choose(jaali)).status).toBe(200);
  });

  test('text that cannot be read on its ground, colours that are none, templates there are not', async () => {
    const { choose } = await host();
    expect(
      (await choose(mandap({ backgroundColor: '#777777', textColor: '#888888' }))).error.details
        ?.textColor?.[0],
    ).toContain('hard to read');
    expect((await choose(mandap({ backgroundColor: 'red' }))).error.details?.backgroundColor?.[0]).toBe(
      'Choose a colour, written like #a8124f.',
    );
    expect((await choose({ ...mandap(), template: 'none' as 'mandap' })).error.details?.template?.[0]).toBe(
      'Choose one of the templates.',
    );
  });

  test('a photo of somebody else, and any choice for a cancelled event', async () => {
    const { asha, eventId, choose } = await host();
    const stranger = await t.signIn();
    const form = new FormData();
    form.set(
      'image',
      new File([new Uint8Array(await blank({ width: 300, height: 300 }))], 'p.png', { type: 'image/png' }),
    );
    const { image } = (await stranger.call('uploadImage', { form })).data;
    expect((await choose(mandap({ photo: image._id }))).error.details?.photo).toEqual([
      'This photo is no longer there. Please upload it again.',
    ]);
    const own = (await asha.call('uploadImage', { form })).data.image._id;
    expect((await choose(mandap({ photo: own }))).status).toBe(200);
    await asha.call('cancelEvent', { params: { eventId } });
    expect((await choose(mandap())).error.code).toBe('cancelled');
    expect((await asha.call('clearDesign', { params: { eventId } })).error.code).toBe('cancelled');
  });
});

test('letters no typeface can write are told', async () => {
  const { asha, eventId } = await host();
  const check = await asha.call('checkDesign', {
    params: { eventId },
    body: mandap({ title: 'Party 🎉 שלום محمد' }),
  });
  expect(check.data.leftOut.toSorted()).toEqual([...new Set([...'🎉שלום'])].toSorted());
  expect((await asha.call('checkDesign', { params: { eventId }, body: mandap() })).data).toEqual({
    leftOut: [],
    cut: false,
  });
});

describe('a design that comes with new guests', () => {
  const newGuests = [{ firstName: 'Priya', email: 'priya@example.in' }];

  test('becomes the design of the invitation', async () => {
    const { asha, eventId } = await host();
    expect(
      (
        await asha.call('addInvitees', {
          params: { eventId },
          body: { newGuests, design: mandap({ subtitle: 'Dinner to follow' }) },
        })
      ).status,
    ).toBe(200);
    expect(await stateOf(asha, eventId)).toMatchObject({
      state: 'making',
      selection: { subtitle: 'Dinner to follow' },
    });
  });

  test('that the plan does not have invites nobody', async () => {
    const { asha, eventId } = await host();
    const refused = await asha.call('addInvitees', {
      params: { eventId },
      body: { newGuests, design: startingSelection('jaali') },
    });
    expect(refused).toMatchObject({ status: 403, error: { code: 'plan_limit' } });
    expect((await asha.call('getEditableEvent', { params: { eventId } })).data.guestCount).toBe(0);
    expect(
      (
        await asha.call('addInvitees', {
          params: { eventId },
          body: { newGuests, design: { template: 'none' } as never },
        })
      ).status,
    ).toBe(400);
  });
});

test('the file of everything stored about a person holds their designs', async () => {
  const { asha, choose } = await host();
  await choose(mandap({ subtitle: 'With the blessings of Ajji' }));
  const file = await (await asha.fetch('/auth/account/export')).text();
  expect(file).toContain('With the blessings of Ajji');
});
