import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxUrl } from './people.ts';
import { expect, test as base } from './test.ts';

/** The sandbox's voucher shop, which one test at a time tells how to behave. */
export interface VoucherShop {
  /** @see sandbox/vouchers/behaviour.ts */
  behave(change: {
    mode?: string;
    times?: number;
    affects?: 'orders' | 'everything';
    delayMs?: number;
    action?: string;
  }): Promise<void>;
}

/** Longer than a test may take: whoever held the shop is gone. */
const FORGOTTEN_MS = 300_000;

async function isTaken(lock: string): Promise<boolean> {
  const held = await stat(lock).catch(() => null);
  if (held && Date.now() - held.mtimeMs > FORGOTTEN_MS) await rm(lock, { recursive: true, force: true });
  return mkdir(lock).then(
    () => false,
    () => true,
  );
}

async function control(change: object): Promise<void> {
  const answer = await fetch(sandboxUrl('/reloadly/control'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  expect(answer.status).toBe(200);
}

/** Playwright's test with the voucher shop, which behaves normally at the start and no other test uses meanwhile. */
export const test = base.extend<{ shop: VoucherShop }>({
  shop: [
    async ({}, use) => {
      const lock = path.join(tmpdir(), `shagun-voucher-shop-${new URL(sandboxUrl()).port}`);
      await expect.poll(() => isTaken(lock), { timeout: FORGOTTEN_MS + 20_000 }).toBe(false);
      await control({ action: 'reset' });
      await use({ behave: control });
      await control({ action: 'reset' });
      await rm(lock, { recursive: true, force: true });
    },
    // waiting for the other tests takes nothing off this one's own time
    { timeout: FORGOTTEN_MS + 30_000 },
  ],
});
