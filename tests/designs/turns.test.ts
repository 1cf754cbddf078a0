import { expect, test } from 'vitest';
import { startingSelection } from '#contract/designs/designs.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/* One account that has card after card drawn, and another that wants one. */

const t = useTestBackend();

async function host() {
  const caller = await t.signIn();
  const eventId = await addEvent(t.backend.ctx, caller.userId);
  const query = (title: string) =>
    new URLSearchParams(
      Object.entries({ ...startingSelection('mandap'), title }).map(([name, value]) => [name, String(value)]),
    );
  return {
    choose: (title = '') =>
      caller.call('chooseDesign', {
        params: { eventId },
        body: { ...startingSelection('mandap'), title },
      }),
    read: () => caller.call('getDesign', { params: { eventId } }),
    preview: async (title = '') =>
      (await caller.fetch(`/events/${eventId}/design/preview?${query(title)}`)).status,
  };
}

test('a preview is drawn while somebody else asks for more than all that may wait', async () => {
  const asha = await host();
  const kabir = await host();
  let refused = 0;
  const flood = Array.from({ length: 50 }, async (_, index) => {
    const status = await asha.preview(`Title ${index}`);
    if (status === 503) refused += 1;
    return status;
  });
  await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(await kabir.preview()).toBe(200);
  const answers = await Promise.all(flood);
  expect(answers.filter((status) => status === 503).length).toBeGreaterThan(30);
  expect(answers).toContain(200);
});

test('reading a design draws nothing that was drawn for it before', async () => {
  const asha = await host();
  const title = 'Party 🎉';
  expect((await asha.choose(title)).status).toBe(200);
  const first = (await asha.read()).data.design;
  expect(first).toMatchObject({ leftOut: ['🎉'], cut: false });
  // more than may wait: what were drawn now would be left out of some answers
  const reads = await Promise.all(Array.from({ length: 50 }, async () => (await asha.read()).data.design));
  expect(new Set(reads.map((read) => JSON.stringify(read)))).toEqual(new Set([JSON.stringify(first)]));
});
