import { expect, test, vi } from 'vitest';
import { readFlash, redirectWithFlash } from '#app/forms/flash.server.ts';

vi.mock('#app/server/backend-transport.server.ts', () => ({ site: { appUrl: 'http://localhost' } }));

const pressed = async (page: string, text: string) => {
  const answer = await redirectWithFlash(page, { tone: 'success', text });
  const location = answer.headers.get('Location') ?? '';
  const cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  return {
    location,
    notice: await readFlash(new Request(`http://localhost${location}`, { headers: { Cookie: cookie } })),
  };
};

test('two buttons pressed one after the other on one page both say what became of them', async () => {
  const first = await pressed('/event/e/give/g/k?key=a%2Bb&lang=hi', 'We’ll bring this');
  expect(first.notice?.text).toBe('We’ll bring this');
  // without scripts the address keeps the mark of the first
  const second = await pressed(first.location, 'We won’t');
  expect(second.notice?.text).toBe('We won’t');
  expect(second.location).toMatch(/^\/event\/e\/give\/g\/k\?key=a%2Bb&lang=hi&notice=[\w-]+$/);
  expect((await pressed('/wallet', 'Done')).location).toMatch(/^\/wallet\?notice=[\w-]+$/);
});
