/**
 * How long a test waits for what another process or a job does: for `vi.waitFor` and for polls that look more often than
 * vitest does by itself. A busy machine is slow; what never comes is told after three minutes.
 */
export const eventually = { timeout: 180_000, interval: 50 };
