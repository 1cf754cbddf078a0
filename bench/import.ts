import { readFile } from 'node:fs/promises';

export interface ImportTimes {
  previewMs: number;
  addMs: number;
  createMs: number;
}

/** Times a 2,000-row workbook from upload to an event with these guests, through the API as the pages use it. */
export async function measureImport(url: string, cookie: string): Promise<ImportTimes> {
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
  form.set(
    'file',
    new Blob([await readFile('tests/fixtures/guest-lists/large-2000.xlsx')]),
    'large-2000.xlsx',
  );
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
