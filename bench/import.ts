import { utils, write } from 'xlsx';

export interface ImportTimes {
  previewMs: number;
  addMs: number;
  createMs: number;
}

/** Times a workbook of so many guests from upload to an event with them, through the API as the pages use it. */
export async function measureImport(url: string, cookie: string, guests: number): Promise<ImportTimes> {
  const call = async (method: string, path: string, body?: FormData | object): Promise<number> => {
    const isForm = body instanceof FormData;
    const started = performance.now();
    const response = await fetch(url + path, {
      method,
      headers: { Cookie: cookie, Origin: url, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body ?? {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
    return Math.round(performance.now() - started);
  };
  await call('PUT', '/events/drafts/wedding', { entries: [] });
  const form = new FormData();
  form.set('file', new Blob([workbook(guests)]), 'guests.xlsx');
  const previewMs = await call('POST', '/events/drafts/wedding/import', form);
  const addMs = await call('POST', '/events/drafts/wedding/import/add');
  const createMs = await call('POST', '/events/create', {
    eventType: 'wedding',
    eventName: 'Meera weds Arjun',
    date: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
    description: 'Join us.',
    fromDraft: true,
  });
  return { previewMs, addMs, createMs };
}

function workbook(guests: number): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: guests }, (_, index) => ({
    'First name': `Guest ${index}`,
    'Last name': 'Rao',
    Phone: `98200${String(index).padStart(5, '0')}`,
    Email: `guest.${index}@example.in`,
  }));
  const book = utils.book_new(utils.json_to_sheet(rows), 'Guests');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}
