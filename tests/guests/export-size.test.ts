import { expect, test } from 'vitest';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

test('CSV files state their length and are not compressed on the way, so that the browser shows how much is there', async () => {
  const host = await t.signIn();
  const eventId = await addEvent(t.backend.ctx, host.userId);
  for (const firstName of ['Anu', 'अनिता']) await addGuest(t.backend.ctx, eventId, { first_name: firstName });
  const files = [
    await host.call('exportGuests', { params: { eventId }, query: {} }),
    await host.call('exportTransactions', {}),
  ];
  for (const { status, response } of files) {
    const bytes = (await response.arrayBuffer()).byteLength;
    expect(status).toBe(200);
    expect(bytes).toBeGreaterThan(20);
    expect(response.headers.get('Content-Length')).toBe(String(bytes));
    expect(response.headers.get('Cache-Control')).toBe('private, no-store, no-transform');
  }
});
