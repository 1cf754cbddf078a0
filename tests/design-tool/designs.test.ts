import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chosenDesignToolPicture } from '#backend/designs/tool/picture-service.ts';
import { continueExport } from '#backend/designs/tool/export-service.ts';
import { AccessRefused } from '#backend/providers/design-tool/port.ts';
import { stubServer } from '#tests/providers/stub-server.ts';
import { useToolWorld } from '#tests/design-tool/tool-world.ts';

const world = useToolWorld();
const troubles = ['slow', 'server-error', 'garbage', 'down', 'rate-limited'] as const;
const delayMs = 20_000;

async function firstDesign(who: Awaited<ReturnType<typeof world.host>>['who']): Promise<string> {
  return (await world.designs(who)).data.items[0]?.id ?? '';
}

describe('the list of designs', () => {
  it('is the spec’s: twenty of the first page, the one changed last first', async () => {
    const { who, eventId } = await world.host();
    for (const title of ['One', 'Two', 'Three'])
      await who.call('createToolDesign', { params: { eventId }, body: { template_id: 'wedding', title } });
    const { data } = await world.designs(who);
    expect(data).toMatchObject({ page: 1, limit: 20, continuation: null });
    expect(data.items.map(({ title }) => title).slice(-2)).toEqual(['Sangeet evening', 'Housewarming']);
    expect(data.items).toHaveLength(5);
    const changed = data.items.map(({ updated_at: at }) => at);
    expect(changed).toEqual([...changed].sort().reverse());
    expect(data.items[0]).toMatchObject({ tags: [], dimensions: { width: 600, height: 400 } });
  });

  it('goes on by its continuation and by the number of the page, and never shows one twice', async () => {
    const { who } = await world.host();
    const first = (await world.designs(who, { limit: 1 })).data;
    const next = (await world.designs(who, { limit: 1, page: 2, continuation: first.continuation ?? '' }))
      .data;
    const byNumber = (await world.designs(who, { limit: 1, page: 2 })).data;
    expect([first, next, byNumber].map(({ items }) => items.map(({ title }) => title))).toEqual([
      ['Sangeet evening'],
      ['Housewarming'],
      ['Housewarming'],
    ]);
    expect(next.continuation).toBeNull();
    expect((await world.designs(who, { limit: 1, page: 9 })).data.items).toEqual([]);
  });

  it.each([
    ['server-error', 'Failed to fetch designs: Internal Server Error'],
    ['rate-limited', 'Failed to fetch designs: Too Many Requests'],
    ['garbage', 'Failed to load your designs'],
    ['down', 'Failed to load your designs'],
    ['slow', 'Failed to load your designs'],
  ])('of a design tool that is %s is “%s”, and there again afterwards', async (mode, sentence) => {
    const { who, account } = await world.host();
    await world.behave({ mode, affects: 'designs', account, delayMs });
    const answer = await world.designs(who);
    expect([answer.status, answer.error.message]).toEqual([503, sentence]);
    if (mode === 'rate-limited') expect(answer.response.headers.get('Retry-After')).toBe('1');
    await world.behave({ action: 'reset', account });
    expect((await world.designs(who)).data.items).toHaveLength(2);
  });

  it('ends, rather than going round, when even fresh tokens are refused', async () => {
    const { who, account } = await world.host();
    const real = world.adapter();
    world.api.backend.designTool.tool = {
      ...real,
      listDesigns: () => Promise.reject(new AccessRefused('no')),
    };
    expect((await world.designs(who)).error.message).toBe('Failed to fetch designs: Unauthorized');
    expect((await world.record(account)).refreshes).toBe(1);
  });
});

describe('a new design', () => {
  it('is named after the event, in the size of the spec', async () => {
    const { who, eventId } = await world.host();
    const templates = (await who.call('listDesignToolTemplates', { params: { eventId } })).data;
    expect(templates.title).toBe('Meera weds Rohan Invitation');
    expect(templates.templates.map(({ id, isPremium }) => [id, isPremium])).toEqual([
      ['wedding', false],
      ['birthday', false],
      ['corporate', true],
      ['baby_shower', false],
      ['graduation', false],
    ]);
    const answer = await who.call('createToolDesign', {
      params: { eventId },
      body: { template_id: 'wedding' },
    });
    expect([answer.status, answer.data.design.title, answer.data.id]).toEqual([
      201,
      'Meera weds Rohan Invitation',
      answer.data.design.id,
    ]);
    const thumbnail = await sharp(
      Buffer.from(await (await fetch(answer.data.design.thumbnail)).arrayBuffer()),
    ).metadata();
    expect([thumbnail.width, thumbnail.height]).toEqual([300, 200]);
    expect((await who.call('openToolDesign', { params: { designId: answer.data.id } })).data.edit_url).toBe(
      `${world.sandbox.url}/canva/design/${answer.data.id}/edit`,
    );
  });

  it('of the premium template is for the larger plans', async () => {
    const { who, eventId } = await world.host();
    const answer = await who.call('createToolDesign', {
      params: { eventId },
      body: { template_id: 'corporate' },
    });
    expect(answer.status).toBe(403);
  });

  it.each(troubles)(
    'with a design tool that is %s: the spec’s sentences, and it works afterwards',
    async (mode) => {
      const { who, account, eventId } = await world.host();
      const designId = await firstDesign(who);
      await world.behave({ mode, affects: 'designs', account, delayMs });
      const [created, opened, exported] = await Promise.all([
        who.call('createToolDesign', { params: { eventId }, body: { template_id: 'wedding' } }),
        who.call('openToolDesign', { params: { designId } }),
        who.call('exportToolDesign', { params: { eventId }, body: { design_id: designId } }),
      ]);
      expect([created, opened, exported].map(({ status, error }) => [status, error.message])).toEqual([
        [503, 'Failed to use template. Please try again.'],
        [503, 'Failed to open design. Please try again.'],
        [503, 'Failed to export design. Please try again.'],
      ]);
      await world.behave({ action: 'reset', account });
      expect(
        (await who.call('createToolDesign', { params: { eventId }, body: { template_id: 'wedding' } }))
          .status,
      ).toBe(201);
    },
  );

  it('of somebody else’s account is not opened', async () => {
    const [one, other] = [await world.host(), await world.host()];
    const answer = await other.who.call('openToolDesign', {
      params: { designId: await firstDesign(one.who) },
    });
    expect([answer.status, answer.error.message]).toEqual([404, 'Failed to open design. Please try again.']);
  });
});

describe('an export', () => {
  async function exporting(use = false) {
    const host = await world.host();
    const designId = await firstDesign(host.who);
    const ask = (wanted = use) =>
      host.who.call('exportToolDesign', {
        params: { eventId: host.eventId },
        body: { design_id: designId, use: wanted },
      });
    const of = async () =>
      (await host.who.call('getEventDesignTool', { params: { eventId: host.eventId } })).data;
    return { ...host, designId, ask, of };
  }

  it('becomes a picture of ours, and the invitation’s when that was wanted', async () => {
    const { who, eventId, ask, of, designId } = await exporting(true);
    const { data, status } = await ask();
    expect([status, data.export.status]).toEqual([202, 'working']);
    expect(await chosenDesignToolPicture(world.ctx.db, eventId)).toBeNull();
    expect((await world.seeThrough(data.export._id)).status).toBe('ready');
    expect(await chosenDesignToolPicture(world.ctx.db, eventId)).toMatchObject({
      designId,
      title: 'Sangeet evening',
      width: 1200,
      height: 800,
    });
    const { picture, exports } = await of();
    expect(exports).toMatchObject([{ status: 'ready', inUse: true }]);
    const image = await who.fetch(picture?.image.url ?? '');
    // not every mail program and messenger shows WebP
    expect(image.headers.get('Content-Type')).toBe('image/png');

    const file = await who.fetch(exports[0]?.download_url ?? '');
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="invitation.png"');
    expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 800,
    });
  });

  it('is used later, and no longer, as the organiser likes', async () => {
    const { who, eventId, ask, of } = await exporting();
    const { _id: exportId } = (await ask()).data.export;
    const early = await who.call('useToolPicture', { params: { eventId }, body: { export_id: exportId } });
    expect(early.status).toBe(409);
    await world.seeThrough(exportId);
    expect((await of()).picture).toBeNull();
    expect(
      (await who.call('useToolPicture', { params: { eventId }, body: { export_id: exportId } })).data.picture
        ?.title,
    ).toBe('Sangeet evening');
    for (const _ of [1, 2])
      expect((await who.call('dropToolPicture', { params: { eventId } })).data.picture).toBeNull();
    expect((await of()).exports).toMatchObject([{ status: 'ready', inUse: false }]);
  });

  it('asked for twice at once is made once, and used if either wanted that', async () => {
    const { account, ask, of } = await exporting();
    const answers = await Promise.all([ask(false), ask(true), ask(false)]);
    const ids = new Set(answers.map(({ data }) => data.export._id));
    expect(ids.size).toBe(1);
    await world.seeThrough([...ids][0] ?? '');
    expect((await of()).picture).not.toBeNull();
    expect((await world.record(account)).exports).toBe(1);
  });

  it('of more than five designs at once waits', async () => {
    const { who, eventId } = await world.host();
    const designs = [];
    for (let index = 0; index < 6; index += 1)
      designs.push(
        (
          await who.call('createToolDesign', {
            params: { eventId },
            body: { template_id: 'wedding', title: `Design ${index}` },
          })
        ).data.id,
      );
    const statuses = [];
    for (const design of designs)
      statuses.push(
        (await who.call('exportToolDesign', { params: { eventId }, body: { design_id: design } })).status,
      );
    expect(statuses).toEqual([202, 202, 202, 202, 202, 409]);
  });

  it.each(['failed', 'not-a-picture', 'huge'])(
    'that ends as %s is told with the spec’s sentence, and another works',
    async (exportEnding) => {
      const { account, ask, of, eventId } = await exporting(true);
      await world.behave({ account, exportEnding, exportMs: 0 });
      expect(await world.seeThrough((await ask()).data.export._id)).toMatchObject({ status: 'failed' });
      expect((await of()).exports).toMatchObject([
        { status: 'failed', failure: 'Failed to export design. Please try again.', download_url: null },
      ]);
      expect(await chosenDesignToolPicture(world.ctx.db, eventId)).toBeNull();
      await world.behave({ action: 'reset', account });
      expect((await world.seeThrough((await ask()).data.export._id)).status).toBe('ready');
    },
  );

  it.each(troubles)('outlives a design tool that is %s for a while', async (mode) => {
    const { account, ask } = await exporting();
    const { _id: exportId } = (await ask()).data.export;
    await world.behave({ mode, affects: 'exports', account, delayMs });
    await continueExport(world.api.backend.designTool, exportId);
    await world.behave({ action: 'reset', account });
    expect((await world.seeThrough(exportId)).status).toBe('ready');
  });

  it('that never ends is given up after five minutes', async () => {
    const { account, ask } = await exporting();
    await world.behave({ account, exportEnding: 'never' });
    const { _id: exportId } = (await ask()).data.export;
    await continueExport(world.api.backend.designTool, exportId);
    world.api.setNow(new Date(Date.now() + 5 * 60_000 + 1000));
    expect(await world.seeThrough(exportId)).toMatchObject({
      status: 'failed',
      failure: 'Failed to export design. Please try again.',
    });
  });

  it('whose consent was taken back is Not connected', async () => {
    const { account, ask } = await exporting();
    const { _id: exportId } = (await ask()).data.export;
    await world.behave({ action: 'revoke-consents', account });
    expect(await world.seeThrough(exportId)).toMatchObject({ status: 'failed', failure: 'Not connected' });
  });

  it('is downloaded from the design tool and nobody else', async () => {
    const inside = await stubServer(() => ({ body: 'a secret of our own network' }));
    await expect(world.adapter().download(`${inside}/secret`, 1000)).rejects.toMatchObject({
      code: 'download_from_elsewhere',
    });
    for (const address of [
      'https://canva.com.evil.example/x.png',
      'http://export-download.canva.com/x.png',
      'file:///etc/passwd',
    ]) {
      await expect(world.adapter().download(address, 1000), address).rejects.toMatchObject({
        code: 'download_from_elsewhere',
      });
    }
  });

  it('of another event is not found there', async () => {
    const { who, ask } = await exporting();
    const { _id: exportId } = (await ask()).data.export;
    const other = await world.host();
    expect(
      (await other.who.call('getToolExport', { params: { eventId: other.eventId, exportId } })).status,
    ).toBe(404);
    expect((await who.call('getToolExport', { params: { eventId: other.eventId, exportId } })).status).toBe(
      404,
    );
  });
});
