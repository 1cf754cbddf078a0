import { HOUR_MS } from '#contract/common/durations.ts';
import {
  eventType as eventTypeSchema,
  type DraftEntries,
  type DraftSave,
  type EventDraft,
  type EventType,
} from '#contract/events/events.ts';
import * as words from '#messages/events/creation/en.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { limitStranger, type Stranger } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newSecret, sha256 } from '#backend/platform/ids.ts';
import { pageWindow } from '#backend/platform/search.ts';
import { countDraftGuests, searchDraftGuests } from './guests-repository.ts';
import {
  deleteDraftsBefore,
  deleteRescuesBefore,
  endDraft,
  findDraft,
  insertRescue,
  writeDraft,
  writeTypedDraft,
  takeRescue,
  type DraftKey,
} from './repository.ts';

/** For the organiser's home, which offers them again. */
export { findBegunForms } from './repository.ts';

type Entries = DraftEntries['entries'];
type Outcome = { success: boolean; message: string };

const GUESTS_PER_PAGE = 50;
const DRAFT_DAYS = 90;

/** The draft of the viewer and this type of event. */
export const draftKey = (viewer: SignedIn, eventType: EventType): DraftKey => ({
  userId: viewer.userId,
  eventType,
});

/** What was typed so far, a page of the collected guests, and a file read but not yet added. Empty before the first save. */
export async function getEventDraft(
  ctx: Context,
  viewer: SignedIn,
  eventType: EventType,
  { search, page }: { search: string; page: number },
): Promise<EventDraft> {
  const key = draftKey(viewer, eventType);
  const draft = await findDraft(ctx.db, key);
  const { total, withFamily } = await countDraftGuests(ctx.db, key);
  const found = await searchDraftGuests(ctx.db, key, search);
  const window = pageWindow(found.count, page, GUESTS_PER_PAGE);
  const rows = await found.page(GUESTS_PER_PAGE, window.offset);
  return {
    entries: draft?.entries ?? [],
    turn: draft?.turn ?? 0,
    savedAt: draft && draft.entries.length > 0 ? draft.updated_at.toISOString() : null,
    guests: {
      items: rows.map((row) => ({
        _id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        phone: row.phone,
        email: row.email,
        withFamily: row.with_family,
      })),
      total: found.count,
      page: window.page,
      pages: window.pages,
      search,
      summary: { total, withFamily, individual: total - withFamily },
    },
    pendingImport: draft?.pending_import ?? null,
  };
}

/**
 * Keeps what was typed in place of what was kept before. What a page saves by itself names
 * its turn: on its way it may be overtaken by a button, whose work it must not undo.
 *
 * @throws {Problem} 409 when a button was pressed, or the draft ended, since that turn
 */
export async function saveEventDraft(
  ctx: Context,
  viewer: SignedIn,
  eventType: EventType,
  { entries, turn }: DraftSave,
): Promise<Outcome> {
  const key = draftKey(viewer, eventType);
  if (turn === undefined) await writeDraft(ctx.db, key, { entries }, ctx.now());
  else if (!(await writeTypedDraft(ctx.db, key, { entries, turn }, ctx.now())))
    throw conflict(words.draftOvertaken);
  return { success: true, message: words.draftSaved };
}

/** Throws a draft away with its guests. Succeeds when there is none. */
export async function deleteEventDraft(
  ctx: Context,
  viewer: SignedIn,
  eventType: EventType,
): Promise<Outcome> {
  await ctx.db.transaction().execute((tx) => endDraft(tx, draftKey(viewer, eventType), ctx.now()));
  return { success: true, message: words.draftDeleted };
}

/**
 * Keeps a form for an hour for somebody whose session ended while typing. Only who holds
 * the token can have it; the database knows its digest.
 *
 * @throws {Problem} 429 above 30 an hour from one browser or home, 100 from an IPv4 address, which a carrier's telephones share, or its network, or 2,000 from all
 */
export async function rescueEventDraft(
  ctx: Context,
  stranger: Stranger,
  { eventType, entries }: { eventType: EventType; entries: Entries },
): Promise<{ token: string }> {
  await limitStranger(ctx, 'rescue-draft', stranger, {
    limit: 30,
    shared: 100,
    total: { limit: 2000, crowded: () => words.rescueCrowded },
    windowSeconds: 3600,
  });
  const token = newSecret();
  await insertRescue(ctx.db, { tokenHash: sha256(token), eventType, entries, now: ctx.now() });
  return { token };
}

/**
 * Moves a rescued form into the viewer's draft, once; it replaces what was typed there
 * before, the guests collected stay.
 *
 * @throws {Problem} 404 when there is none under this token, or its hour is over
 */
export async function claimEventDraft(ctx: Context, viewer: SignedIn, token: string): Promise<Outcome> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (tx) => {
    const rescue = await takeRescue(tx, sha256(token), new Date(now.getTime() - HOUR_MS));
    if (!rescue) throw notFound(words.rescueGone);
    const key = draftKey(viewer, eventTypeSchema.parse(rescue.event_type));
    await writeDraft(tx, key, { entries: rescue.entries }, now);
    return { success: true, message: words.rescueClaimed };
  });
}

/** Throws away rescued forms after an hour and drafts untouched for 90 days. */
export async function forgetOldDrafts(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await deleteRescuesBefore(ctx.db, new Date(now - HOUR_MS));
  await deleteDraftsBefore(ctx.db, new Date(now - DRAFT_DAYS * 24 * HOUR_MS));
}
