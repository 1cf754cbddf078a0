import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startingSelection } from '#contract/designs/designs.ts';
import type { EventFileGuest, EventFileHead } from '#contract/events/event-file.ts';
import { EVENT_FILE_MAX_BYTES } from '#contract/events/event-file-limits.ts';
import * as transferWords from '#messages/events/transfer/en.ts';
import { fileGuest, fileHead, partsFor, picture, send, tarOf, type Part } from '#tests/event-files/files.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let asha: Caller;
let photo: Buffer;
beforeAll(async () => {
  asha = await t.signIn({ plan: 'professional' });
  photo = await picture();
});
// nothing is half-written, whatever a file was refused for
afterEach(async () => {
  for (const table of ['events', 'guests', 'images', 'event_imports'] as const)
    expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
});

const refused = async (file: Uint8Array, who = asha) => {
  await db().deleteFrom('rate_limits').execute();
  const { status, error } = await send(who, file);
  return [status, error.message];
};
const fileOf = (head: Partial<EventFileHead>, guests: EventFileGuest[] = [], pictures: Buffer[] = []) =>
  tarOf(partsFor({ head: fileHead(head), guests }, pictures));

/** A file with one byte changed by hand, so that no writer of archives minds. */
async function withHeader(parts: readonly Part[], change: (header: Buffer) => void): Promise<Buffer> {
  const file = await tarOf(parts);
  const header = file.subarray(0, 512);
  change(header);
  header.fill(' ', 148, 156);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return file;
}

describe('a file is refused with a sentence', () => {
  test('when it is none', async () => {
    for (const bytes of [
      Buffer.from('hello'),
      Buffer.from('PK\x03\x04 a zip'),
      Buffer.alloc(2048),
      await picture('png'),
      await tarOf([['readme.txt', Buffer.from('hello')]]),
      await tarOf([['shagun-event.json', Buffer.from('not json')]]),
      await tarOf([['shagun-event.json', { format: 'something else', version: 1 }]]),
    ])
      expect(await refused(bytes)).toEqual([400, transferWords.notAnEventFile]);
    expect(await refused(Buffer.from(''))).toEqual([400, transferWords.chooseFile]);
    expect((await asha.call('readEventFile', { form: new FormData() })).status).toBe(400);
    const bare = await asha.fetch('/events/imports', { method: 'POST', body: 'x' });
    expect(bare.status).toBe(400);
  });

  test('when a newer version made it', async () => {
    expect(await refused(await tarOf([['shagun-event.json', { ...fileHead(), version: 2 }]]))).toEqual([
      400,
      transferWords.newerFile,
    ]);
  });

  test('wherever it is cut off', async () => {
    const pictures = ['pictures/1.webp'];
    const design = { selection: startingSelection('mandap'), photo: 0 };
    const whole = await fileOf({ pictures, design }, [fileGuest()], [photo]);
    const end = whole.indexOf('end.json');
    for (let length = 512; length < end + 512; length += 256)
      expect((await refused(whole.subarray(0, length)))[0], `${length} bytes`).toBe(400);
    expect(await refused(whole.subarray(0, end))).toEqual([400, transferWords.cutOff]);
    const parts = partsFor({ head: fileHead(), guests: [fileGuest()] });
    expect(
      await refused(await tarOf([...parts.slice(0, -1), ['end.json', { guests: 2, pictures: 0 }]])),
    ).toEqual([400, transferWords.cutOff]);
  });

  test('with parts that nobody put there, whatever they are called', async () => {
    const parts = partsFor({ head: fileHead(), guests: [fileGuest()] });
    const [head, guests, end] = parts as [Part, Part, Part];
    const evil: Part = ['../../etc/passwd', Buffer.from('x')];
    for (const order of [
      [head, evil, guests, end],
      [head, guests, evil, end],
      [head, guests, end, evil],
      [head, guests, end, end],
      [head, guests, guests, end],
      [head, ['guests/2.json', [fileGuest()]], end],
      [head, guests, ['pictures/1.webp', photo], end],
    ] as Part[][])
      expect(await refused(await tarOf(order)), order.map(([name]) => name).join()).toEqual([
        400,
        transferWords.wrongPart,
      ]);
    const link = await withHeader(parts, (header) => void header.write('2', 156, 'latin1'));
    expect((await refused(link))[0]).toBe(400);
  });

  test('which would fill the memory', async () => {
    const long = await withHeader([['shagun-event.json', fileHead()]], (header) => {
      header.write('77777777777\0', 124, 'latin1');
    });
    expect((await refused(long))[0]).toBe(400);
    const padded = await tarOf([['shagun-event.json', Buffer.alloc(5 * 1024 * 1024, ' ')]]);
    expect((await refused(padded))[0]).toBe(400);
    // a name that goes on and on
    const named = await withHeader([['x', Buffer.alloc(12 * 1024 * 1024, 'a')]], (header) => {
      header.write('L', 156, 'latin1');
    });
    expect((await refused(named))[0]).toBe(400);
    const deep = Buffer.from('['.repeat(1_000_000));
    expect((await refused(await tarOf([['shagun-event.json', deep]])))[0]).toBe(400);
    const vast = await asha.fetch('/events/imports', {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': String(EVENT_FILE_MAX_BYTES * 2),
      },
      body: 'x',
    });
    expect(vast.status).toBe(413);
  });

  test('with pictures that are none', async () => {
    const pictures = ['pictures/1.webp'];
    const design = { selection: startingSelection('mandap'), photo: 0 };
    const with_ = (data: Buffer) => fileOf({ pictures, design }, [], [data]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await refused(await with_(svg)))[1]).toMatch(/^Picture 1 in this file: /);
    expect((await refused(await with_(photo.subarray(0, 60))))[1]).toMatch(/^Picture 1 in this file: /);
    // the first one, which was right, does not stay
    const two = await fileOf(
      { pictures: ['pictures/1.webp', 'pictures/2.webp'], design },
      [],
      [photo, Buffer.from('none')],
    );
    expect((await refused(two))[1]).toMatch(/^Picture 2 in this file: /);
  });

  test('with too many guests, or one that cannot be', async () => {
    const wrong = (guest: object) => fileOf({}, [fileGuest(), { ...fileGuest(), ...guest }]);
    const many = Array.from({ length: 10_001 }, () => fileGuest());
    expect(await refused(await fileOf({}, many))).toEqual([400, transferWords.tooManyGuests(10_000)]);
    expect((await refused(await wrong({ email: 'no address' })))[1]).toMatch(
      /Guests from 1 on › 2 › email: /,
    );
    expect((await refused(await wrong({ firstName: 'x'.repeat(500) })))[1]).toMatch(/› 2 › firstName: /);
    expect((await refused(await wrong({ phone: '12' })))[1]).toMatch(/^Guest 2 in this file: /);
    expect(await refused(await wrong({ firstName: '', lastName: '' }))).toEqual([
      400,
      transferWords.wrongGuest(2, transferWords.emptyGuest),
    ]);
    const twins = [fileGuest({ email: 'a@example.in' }), fileGuest({ email: 'A@example.in ' })];
    expect((await refused(await fileOf({}, twins)))[1]).toMatch(/^Guest 2 in this file: /);
  });

  test('when its event has no description, which only its host can write', async () => {
    for (const description of ['', ' \n ', undefined])
      expect(
        await refused(await fileOf({ event: { ...fileHead().event, description: description as string } })),
      ).toEqual([400, transferWords.noDescription]);
    expect(transferWords.noDescription).toMatch(/description/);
  });

  test('when it speaks of what is not in it, or of what is here', async () => {
    const question = {
      kind: 'one' as const,
      text: 'Eat?',
      required: false,
      choices: [{ _id: 'a', text: 'Veg' }],
    };
    const gift = {
      name: 'Lamp',
      price: 1,
      link: '',
      type: 'home' as const,
      picture: null,
      purchasedAt: null,
      deliveredAt: null,
    };
    const brings = [{ gift: 0, at: '2026-01-01T00:00:00.000Z' }];
    for (const [head, guests] of [
      [{}, [fileGuest({ functions: [0] })]],
      [{}, [fileGuest({ functionReplies: [{ function: 3, people: 1 }] })]],
      [{}, [fileGuest({ answers: [{ question: 0, answer: ['x'] }] })]],
      [{ questions: [question] }, [fileGuest({ answers: [{ question: 0, answer: ['b'] }] })]],
      [{ questions: [{ ...question, choices: [...question.choices, ...question.choices] }] }, []],
      [{}, [fileGuest({ brings })]],
      [{ gifts: [gift] }, [fileGuest({ brings }), fileGuest({ brings })]],
      [{ gifts: [{ ...gift, purchasedAt: '2026-01-01T00:00:00.000Z' }] }, [fileGuest({ brings })]],
      [{ gifts: [{ ...gift, deliveredAt: '2026-01-01T00:00:00.000Z' }] }, []],
      [{ gifts: [{ ...gift, picture: 0 }] }, []],
      [{ messages: [{ audience: 'all', function: 0, text: 'x', at: '2026-01-01T00:00:00.000Z' }] }, []],
      [
        {
          design: {
            selection: { ...startingSelection('mandap'), photo: 'a-picture-of-theirs' },
            photo: null,
          },
        },
        [],
      ],
    ] as [Partial<EventFileHead>, EventFileGuest[]][])
      expect(await refused(await fileOf(head, guests)), JSON.stringify([head, guests])).toEqual([
        400,
        transferWords.wrongPart,
      ]);
    const script = { ...gift, link: 'javascript:alert(1)' };
    expect((await refused(await fileOf({ gifts: [script] })))[0]).toBe(400);
  });

  test('above what the plan allows, before a picture is looked at', async () => {
    const basic = await t.signIn({ plan: 'basic' });
    const guests = Array.from({ length: 51 }, (_, index) => fileGuest({ firstName: `Guest ${index}` }));
    const file = await fileOf(
      { pictures: ['pictures/1.webp'], design: { selection: startingSelection('mandap'), photo: 0 } },
      guests,
      [Buffer.from('never read')],
    );
    const { status, error } = await send(basic, file);
    expect([status, error.code]).toEqual([403, 'plan_limit']);
    expect(error.message).toContain('allows up to 50 guests per event, and this list has 51');
  });

  test('above what the plan allows, before a guest is read: they are counted first', async () => {
    const basic = await t.signIn({ plan: 'basic' });
    const guests = Array.from({ length: 250 }, () => fileGuest({ email: 'no address' }));
    const { status, error } = await send(basic, await fileOf({}, guests));
    expect([status, error.code]).toEqual([403, 'plan_limit']);
    expect(error.message).toContain('this list has 250');
  });

  test('above six an hour', async () => {
    t.holdNow();
    const eager = await t.signIn();
    for (let index = 0; index < 6; index += 1) expect((await send(eager, Buffer.from('x'))).status).toBe(400);
    expect((await send(eager, Buffer.from('x'))).status).toBe(429);
  });
});
