import type { Context } from '#backend/platform/context.ts';
import { newId, sha256 } from '#backend/platform/ids.ts';
import { keyScopes, type KeyScope } from '#contract/common/api-key-scopes.ts';

/** A key of somebody's. @returns its id, and the key itself */
export async function addApiKeyRow(
  ctx: Context,
  userId: string,
  {
    scopes = keyScopes,
    ...row
  }: { scopes?: readonly KeyScope[]; ends_at?: Date | null; revoked_at?: Date } = {},
): Promise<{ keyId: string; secret: string }> {
  const keyId = newId();
  const secret = `shagun_${newId()}${newId()}`;
  await ctx.db
    .insertInto('api_keys')
    .values({
      id: keyId,
      user_id: userId,
      name: 'Seating plan',
      start: secret.slice(0, 13),
      key_hash: sha256(secret),
      scopes: [...scopes],
      created_at: ctx.now(),
      ends_at: row.ends_at === undefined ? new Date(ctx.now().getTime() + 86_400_000) : row.ends_at,
    })
    .execute();
  const later = { last_used_at: ctx.now(), ...(row.revoked_at ? { revoked_at: row.revoked_at } : {}) };
  await ctx.db.updateTable('api_keys').set(later).where('id', '=', keyId).execute();
  return { keyId, secret };
}
