import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import { findGuestByKey } from '#backend/guests/service.ts';
import { personalLinkOf } from './personal-link.ts';

/**
 * Where the short link of a text message leads; its reader adds the key it had. The key is
 * the secret of the guest's personal link, so it opens exactly what that link opens, and
 * nothing once it is replaced.
 */
export async function openShortLink(ctx: Context, key: string): Promise<{ path: string }> {
  const guest = await findGuestByKey(ctx.db, key);
  if (!guest) throw notFound();
  return { path: personalLinkOf('', guest, 'reply', 'sms').replace(/\?.*$/, '') };
}
