import type { Context } from '../context.ts';

export async function forgetOldDrafts(_ctx: Context): Promise<void> {}
