import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import type { DraftSave, EventDraft } from '#contract/events/events.ts';
import { creationWords } from '#messages/events/creation/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict } from '#backend/platform/errors.ts';
import { pageWindow } from '#backend/platform/search.ts';
import { countDraftGuests, searchDraftGuests } from './guests-repository.ts';
import {
  deleteDraftsBefore,
  endDraft,
  findDraft,
  writeDraft,
  writeDraftEntries,
  type DraftKey,
} from './repository.ts';

/** For the organiser's home, which offers them again. */
export { findBegunForms } from './repository.ts';

type Outcome = { success: boolean; message: string };

const GUESTS_PER_PAGE = 50;
const DRAFT_DAYS = 90;

/** What was typed so far, a page of the collected guests, and a file read but not yet added. Empty before the first save. */
export async function getEventDraft(
  ctx: Context,
  key: DraftKey,
  { search, page }: { search: string; page: number },
): Promise<EventDraft> {
  const draft = await findDraft(ctx.db, key);
  const { total, withFamily } = await countDraftGuests(ctx.db, key);
  const found = await searchDraftGuests(ctx.db, key, search);
  const window = pageWindow(found.count, page, GUESTS_PER_PAGE);
  return {
    entries: draft?.entries ?? [],
    turn: draft?.turn ?? 0,
    savedAt: draft && draft.entries.length > 0 ? draft.updated_at.toISOString() : null,
    guests: {
      items: await found.page(GUESTS_PER_PAGE, window.offset),
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
  key: DraftKey,
  { entries, turn }: DraftSave,
): Promise<Outcome> {
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, key.userId);
    if (turn === undefined) await writeDraft(tx, key, { entries }, ctx.now());
    else if (!(await writeDraftEntries(tx, key, { entries, turn }, ctx.now())))
      throw conflict(creationWords.draftOvertaken);
  });
  return { success: true, message: creationWords.draftSaved };
}

/** Throws a draft away with its guests. Succeeds when there is none. */
export async function deleteEventDraft(ctx: Context, key: DraftKey): Promise<Outcome> {
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, key.userId);
    await endDraft(tx, key, ctx.now());
  });
  return { success: true, message: creationWords.draftDeleted };
}

/** Throws away drafts untouched for 90 days. */
export const forgetOldDrafts = (ctx: Context): Promise<void> =>
  deleteDraftsBefore(ctx.db, new Date(ctx.now().getTime() - DRAFT_DAYS * DAY_MS));
