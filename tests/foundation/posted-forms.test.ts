import { expect, it } from 'vitest';
import { readForm } from '#app/forms/form-data.server.ts';

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
  expect([...(await post(rows)).keys()]).toHaveLength(5_000);
});

it('names that make lists of very many rows with few fields are refused before the lists are made', async () => {
  const lists = (count: number, row: number) =>
    Array.from({ length: count }, (_, index) => `g${index}[${row}].x=`).join('&');
  for (const form of [lists(3, 9_999), lists(2_000, 99), 'a[99].b[9999]=&a[98].b[9999]=&a[97].b[9999]='])
    await expect(post(form)).rejects.toMatchObject({ init: { status: 400 } });
  expect([...(await post(lists(1, 9_999))).keys()]).toHaveLength(1);
});

it('what a button says of a row is a few words, however the form is sent', async () => {
  const intent = JSON.stringify({
    type: 'update',
    payload: { name: 'g', index: 0, value: Array(5_000).fill(0) },
  });
  await expect(post(`__intent__=${encodeURIComponent(intent)}`)).rejects.toMatchObject({
    init: { status: 400 },
  });
  const body = 'a&'.repeat(30_000);
  const headers = {
    'Content-Type': 'Application/X-WWW-Form-Urlencoded',
    'Content-Length': String(body.length),
  };
  const capitals = new Request('http://localhost/', { method: 'POST', body, headers });
  await expect(readForm(capitals)).rejects.toMatchObject({ init: { status: 400 } });
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
