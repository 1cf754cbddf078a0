import { expect, it } from 'vitest';
import { blankFunction, blankGift } from '#app/events/event-new/form-values.ts';
import { LARGEST_LIST, LARGEST_WITHOUT_FILES, readForm } from '#app/forms/form-data.server.ts';

const post = (body: string, ...limit: [largest?: number, tooLarge?: string]) =>
  readForm(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(body.length),
      },
    }),
    ...limit,
  );

it('a form of very many fields, or of one again and again, is refused before it is taken apart', async () => {
  await expect(post('a=1&'.repeat(1_001))).rejects.toMatchObject({ init: { status: 400 } });
  const different = Array.from({ length: 20_001 }, (_, index) => `a${index}=1`).join('&');
  await expect(post(different)).rejects.toMatchObject({ init: { status: 400 } });
});

it('a page of ticked boxes and a long list of rows are read', async () => {
  expect((await post('guest=1&'.repeat(1_000))).getAll('guest')).toHaveLength(1_000);
  const rows = Array.from({ length: 5_000 }, (_, index) => `guests[${index}].firstName=Meera`).join('&');
  expect([...(await post(rows, LARGEST_LIST)).keys()]).toHaveLength(5_000);
});

it('names that make lists of very many rows with few fields are refused before the lists are made', async () => {
  const lists = (count: number, row: number) =>
    Array.from({ length: count }, (_, index) => `g${index}[${row}].x=`).join('&');
  for (const form of [lists(3, 9_999), lists(2_000, 99), 'a[99].b[9999]=&a[98].b[9999]=&a[97].b[9999]='])
    await expect(post(form)).rejects.toMatchObject({ init: { status: 400 } });
  expect([...(await post(lists(1, 9_999))).keys()]).toHaveLength(1);
});

const refused = { init: { status: 400 } };
const pressed = (intent: unknown) => `__intent__=${encodeURIComponent(JSON.stringify(intent))}`;

it.each([
  { type: 'update', payload: { name: 'g', index: 0, value: Array(500).fill(0) } },
  { type: 'reset', payload: { name: 'g', index: 'x[12000000]' } },
  { type: 'update', payload: { name: 'g', index: -1, value: {} } },
  { type: 'reorder', payload: { name: 'g', from: 0, to: 40_000_000 } },
  { type: 'insert', payload: { name: { length: 3 } } },
  { type: 'insert', payload: { name: 'g[40000000]' } },
  { type: 'insert', payload: { name: 'g', defaultValue: { a: { b: { c: {} } } } } },
  { type: 'insert', payload: 'g' },
  { type: 'unheard', payload: { name: 'g' } },
])('a button that says no row of a form of ours is refused: %j', async (intent) => {
  await expect(post(pressed(intent))).rejects.toMatchObject(refused);
});

it('what our buttons say of rows is read', async () => {
  for (const payload of [
    { name: 'guests', defaultValue: {} },
    { name: 'guests', index: 3 },
    { name: 'newGuests', value: [{}] },
    { name: 'newGuests[0].email', value: 'tara@hotmail.com' },
    { name: 'functions', defaultValue: { ...blankFunction, name: 'Haldi' } },
    { name: 'giftsWanted', defaultValue: blankGift },
  ])
    expect((await post(pressed({ type: 'update', payload }))).has('__intent__')).toBe(true);
});

it('one value in place of a list is refused', async () => {
  for (const payload of [{ value: 'x' }, { name: 'newGuests', value: 'x' }])
    await expect(post(pressed({ type: 'update', payload }))).rejects.toMatchObject(refused);
});

it("conform's own memory of a form, which no form of ours sends, is refused", async () => {
  const state = JSON.stringify({ validated: { 'g[40000000]': true } });
  const insert = pressed({ type: 'insert', payload: { name: 'g' } });
  await expect(post(`__state__=${encodeURIComponent(state)}&${insert}`)).rejects.toMatchObject(refused);
  await expect(post('__state__=x')).rejects.toMatchObject(refused);
  await expect(post(`${insert}&${insert}`)).rejects.toMatchObject(refused);
});

it.each([
  ['Application/X-WWW-Form-Urlencoded', 'a&'.repeat(30_000)],
  ['text/plain, application/x-www-form-urlencoded', 'a=1'],
  ['application/x-www-form-urlencoded, text/plain', 'a=1'],
  [
    'multipart/form-data; boundary=b',
    `${Array.from({ length: 20_001 }, (_, at) => `--b\r\nContent-Disposition: form-data; name="a${at}"\r\n\r\n\r\n`).join('')}--b--`,
  ],
  ['text/plain', 'a=1'],
])('a form of very many fields is refused however it is sent: %s', async (type, body) => {
  const headers = { 'Content-Type': type, 'Content-Length': String(body.length) };
  const request = new Request('http://localhost/', { method: 'POST', body, headers });
  await expect(readForm(request, LARGEST_LIST)).rejects.toMatchObject(refused);
});

it('a form that anybody may send is short', async () => {
  await expect(post(`message=${'<'.repeat(LARGEST_WITHOUT_FILES)}`)).rejects.toMatchObject({
    init: { status: 413 },
  });
  const fields = Array.from({ length: 5_000 }, (_, index) => `a${index}=1`).join('&');
  await expect(post(fields)).rejects.toMatchObject(refused);
});

it('a form that is too large is refused by its length, in words for the file it carries', async () => {
  await expect(post('a=1234', 5)).rejects.toMatchObject({
    data: { message: 'What you sent is too large. Please send less at once.' },
    init: { status: 413 },
  });
  await expect(post('a=1234', 5, 'The picture is too large.')).rejects.toMatchObject({
    data: { message: 'The picture is too large.' },
    init: { status: 413 },
  });
  expect((await post('a=1234', 6)).get('a')).toBe('1234');
});
