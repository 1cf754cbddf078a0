import type { Context } from '#backend/platform/context.ts';
import { newId } from '#backend/platform/ids.ts';

/** A passkey of somebody's that nobody holds. @returns its id */
export async function addPasskeyRow(ctx: Context, userId: string, name = 'Asha’s phone'): Promise<string> {
  const id = newId();
  const row = { name, credential_id: newId(), public_key: 'AAAA', counter: 0 };
  await ctx.db
    .insertInto('passkeys')
    .values({ ...row, id, user_id: userId, created_at: ctx.now() })
    .execute();
  await ctx.db.updateTable('passkeys').set({ last_used_at: ctx.now() }).where('id', '=', id).execute();
  return id;
}
