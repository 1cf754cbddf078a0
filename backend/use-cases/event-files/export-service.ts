import { EVENT_FILE_MOST_MESSAGES, EVENT_FILE_PART } from '#contract/events/event-file-limits.ts';
import { createSessionCheck } from '#backend/accounts/service.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#backend/platform/errors.ts';
import { asciiName, attachment } from '#backend/platform/http/attachment.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { getImage } from '#backend/platform/images/service.ts';
import { eventFileOf, type EventFilePart } from './archive.ts';
import { composeGuests, composeHead } from './compose.ts';
import { createGuestFitting } from './fit-guests.ts';
import { END_NAME, HEAD_NAME } from './names.ts';
import { findAnsweredGuests, findEventParts } from './read-repository.ts';

/**
 * The whole event as one file, written while it is read: a hundred guests or one picture are in memory at a time. What
 * stays a surprise for its owner is not in it, and nothing of money, of other accounts and of keys. It breaks off once the session is over.
 *
 * @throws {Problem} 403 or 404 for everybody but the owner, 429 above 20 files an hour
 */
export async function exportEvent(ctx: Context, viewer: SignedIn, eventId: string): Promise<Response> {
  const event = await requireHost(ctx.db, eventId, viewer, 'own');
  await limitRate(ctx, 'event-export', viewer.userId, { limit: 20, windowSeconds: 3600 });
  const day = ctx.now().toISOString().slice(0, 10);
  return new Response(eventFileOf(partsOf(ctx, viewer, event)), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': attachment({
        plain: `${asciiName(event.event_name) || 'event'}-${day}.shagun`,
        whole: `${event.event_name} ${day}.shagun`,
      }),
    },
  });
}

async function* partsOf(
  ctx: Context,
  viewer: SignedIn,
  event: EventRow,
): AsyncGenerator<EventFilePart, void> {
  const read = await ctx.database.beginReading();
  const checkSession = createSessionCheck(ctx, viewer);
  const parts = await read((db) => findEventParts(db, event.id, { messages: EVENT_FILE_MOST_MESSAGES }));
  const { head, pictures, places } = composeHead(event, parts, ctx.now());
  yield json(HEAD_NAME, head);
  const fitting = createGuestFitting(head);
  let after = { position: 0, id: '' };
  let guests = 0;
  let part = 0;
  for (;;) {
    await checkSession();
    const found = await read((db) => findAnsweredGuests(db, event.id, after, EVENT_FILE_PART));
    const page = fitting(composeGuests(found, places));
    if (page.length > 0) yield json(`guests/${(part += 1)}.json`, page);
    guests += page.length;
    const last = found.guests.at(-1);
    if (!last || found.guests.length < EVENT_FILE_PART) break;
    after = last;
  }
  for (const [index, imageId] of pictures.entries()) {
    await checkSession();
    yield { name: head.pictures[index] ?? '', data: await pictureData(ctx, imageId) };
  }
  yield json(END_NAME, { guests, pictures: pictures.length });
}

const json = (name: string, value: unknown): EventFilePart => ({
  name,
  data: Buffer.from(JSON.stringify(value)),
});

/** A picture that was lost is empty in the file: the rest of the event is not lost with it. */
async function pictureData(ctx: Context, imageId: string): Promise<Buffer> {
  try {
    return (await getImage(ctx, imageId, 'full')).body;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return Buffer.alloc(0);
    throw error;
  }
}
