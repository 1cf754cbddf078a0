import { keepAdded } from '#backend/guests/import/undo-repository.ts';
import type { Context } from '#backend/platform/context.ts';
import { newId } from '#backend/platform/ids.ts';
import { addGuest } from '#tests/guests/wedding.ts';

/** A file of one guest whom a host added to their event. @returns the identifier of the import */
export async function addedImport(ctx: Context, eventId: string, userId: string): Promise<string> {
  const importId = newId();
  const { id } = await addGuest(ctx, eventId, {
    first_name: 'Lata',
    email: `lata.${importId.toLowerCase()}@example.in`,
  });
  const answer = JSON.stringify({ added: 1, listed: 0, message: '', sent: null });
  await ctx.db
    .insertInto('guest_imports')
    .values({
      id: importId,
      user_id: userId,
      event_id: eventId,
      preview: null,
      answer,
      created_at: ctx.now(),
    })
    .execute();
  await keepAdded(ctx.db, importId, [id]);
  return importId;
}
