import type { Env } from '../env.ts';

export interface Mail {
  close(): void;
}

export function createMail(_env: Env): Mail {
  return { close: () => undefined };
}
