import { keepAdded } from '#backend/guests/import/undo-repository.ts';
import type { Context } from '#backend/platform/context.ts';
import { newId } from '#backend/platform/ids.ts';
import { addGuest } from '#tests/guests/wedding.ts';

/** A file of two guests whom a host added to their event, and changed one of. @returns the identifier of the import */
export async function addedImport(ctx: Context, eventId: string, userId: string): Promise<string> {
  const importId = newId();
  const [lata, om] = [
    await addGuest(ctx, eventId, { first_name: 'Lata', email: `lata.${importId.toLowerCase()}@example.in` }),
    await addGuest(ctx, eventId, { first_name: 'Om', email: `om.${importId.toLowerCase()}@example.in` }),
  ];
  const answer = JSON.stringify({ added: 2, listed: 0, message: '', sent: null });
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
  await keepAdded(ctx.db, importId, [lata.id, om.id], { before: new Map(), now: ctx.now() });
  await ctx.db.updateTable('guests').set({ side: 'Neighbours' }).where('id', '=', om.id).execute();
  return importId;
}
