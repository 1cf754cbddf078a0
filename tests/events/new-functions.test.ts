import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventForm, inDays } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* Functions and a photo an event is created with: in one transaction with it, or not at all. */
const test = useTestBackend();
let asha: Caller;
beforeAll(async () => {
  asha = await test.signIn({ plan: 'premium' });
});

const mehndi = { name: 'Mehndi', date: inDays(29), time: '16:00', everyone: 'chosen' as const };
const reception = {
  name: 'Reception',
  date: inDays(31),
  venue: { name: 'Lake Palace', location: 'Udaipur' },
  everyone: 'everyone' as const,
};
const blank = { name: ' ', date: inDays(30), time: '', everyone: 'everyone' as const };

const create = (changes: Parameters<typeof eventForm>[0], by = asha) =>
  by.call('createEvent', { body: eventForm(changes) });
const functionsOf = async (eventId: string) =>
  (await asha.call('listFunctions', { params: { eventId } })).data.functions;
const countEvents = () =>
  test.backend.ctx.db
    .selectFrom('events')
    .select((select) => select.fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();

async function upload(by: Caller, shape?: string) {
  const form = new FormData();
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#a8124f' } });
  form.set('image', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'us.jpg'));
  if (shape) form.set('shape', shape);
  return (await by.call('uploadImage', { form })).data.image;
}

describe('functions of a new event', () => {
  it('are kept in their order, with their guests, and blank rows are none', async () => {
    const { status, data } = await create({ functions: [mehndi, blank, reception] });
    expect(status).toBe(201);
    expect(await functionsOf(data.event._id)).toMatchObject([
      {
        name: 'Mehndi',
        date: mehndi.date,
        time: '16:00',
        venue: null,
        everyone: false,
        counts: { invited: 0 },
      },
      { name: 'Reception', time: '', venue: { name: 'Lake Palace', location: 'Udaipur' }, everyone: true },
    ]);
  });

  it('are none where a client does not speak of them', async () => {
    const { data } = await create({});
    expect(await functionsOf(data.event._id)).toEqual([]);
  });

  it('are made once, however often the request is repeated', async () => {
    const body = { functions: [mehndi], requestId: 'the same' };
    const first = await create(body);
    const again = await create(body);
    expect([again.data.repeated, again.data.event._id]).toEqual([true, first.data.event._id]);
    expect(await functionsOf(first.data.event._id)).toHaveLength(1);
  });

  it('are refused by row when a day has passed, a name is there twice or is missing, and no event is made', async () => {
    const before = await countEvents();
    const wrong = await create({
      functions: [mehndi, { ...reception, date: inDays(-1) }, { ...mehndi, name: 'MEHNDI' }],
    });
    expect(wrong.status).toBe(400);
    expect(wrong.error.details).toEqual({
      'functions[1].date': ['Please select a future date for your event.'],
      'functions[2].name': ['A function with this name is already on the list.'],
    });
    const nameless = await create({ functions: [{ ...mehndi, name: '' }] });
    expect(nameless.error.details).toEqual({ 'functions[0].name': ['Give the function a name.'] });
    expect(await countEvents()).toEqual(before);
  });

  it('are at most ten', async () => {
    const functions = Array.from({ length: 11 }, (_, place) => ({ ...mehndi, name: `Function ${place}` }));
    expect((await create({ functions })).error.details).toEqual({
      functions: ['An event has at most ten functions. Delete one first.'],
    });
  });

  it('are judged with the rest of a form that is only checked', async () => {
    const checked = await create({ eventName: '', functions: [{ ...mehndi, date: inDays(-1) }] });
    expect(Object.keys(checked.error.details ?? {}).sort()).toEqual(['eventName', 'functions[0].date']);
  });
});

describe('a photo of a new event', () => {
  it('is cropped when it is uploaded, and on the page from the start', async () => {
    const photo = await upload(asha, 'photo');
    expect(photo).toMatchObject({ width: 900, height: 600 });
    const { status, data } = await create({ photo: photo._id });
    expect(status).toBe(201);
    const page = await test.visitor.call('getEvent', { params: { eventId: data.event._id }, query: {} });
    expect(page.data.event.photo).toMatchObject({
      path: `/events/images/${photo._id}`,
      width: 900,
      height: 600,
    });
  });

  it('is none when it is left empty', async () => {
    const { data } = await create({ photo: '' });
    const page = await test.visitor.call('getEvent', { params: { eventId: data.event._id }, query: {} });
    expect(page.data.event.photo).toBeUndefined();
  });

  it('is refused when it is somebody else’s, gone, or no photo, and no event is made', async () => {
    const rohan = await test.signIn();
    const before = await countEvents();
    const whole = await upload(asha);
    expect(whole).toMatchObject({ width: 900, height: 900 });
    for (const photo of [(await upload(rohan, 'photo'))._id, 'gone-0000000000', whole._id]) {
      const refused = await create({ photo });
      expect([refused.status, refused.error.details], photo).toEqual([
        400,
        { photo: ['This picture is no longer there. Choose it again.'] },
      ]);
    }
    expect(await countEvents()).toEqual(before);
  });

  it('is not for visitors to upload or to use', async () => {
    const photo = await upload(asha, 'photo');
    expect((await create({ photo: photo._id }, test.visitor)).status).toBe(401);
  });
});
