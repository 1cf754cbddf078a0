import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { z } from 'zod/v4';
import { MAX_GUEST_ROWS, type draftGuestsAdded } from '#contract/events/events.ts';
import { blankGuest, statedOf } from '#contract/guests/guest-fields.ts';
import type { GuestListChoices, GuestListPreview } from '#contract/guests/guest-list-file.ts';
import type { GuestChange, GuestEntry } from '#contract/guests/guests.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as creationWords from '#messages/events/creation/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, invalid, notFound } from '#backend/platform/errors.ts';
import {
  deleteListFile,
  putListFile,
  readListAgain,
  readUploadedList,
  type FileKey,
  type UploadedList,
} from '#backend/guests/import/uploaded-list.ts';
import { guestName, normaliseGuests } from '#backend/guests/service.ts';
import {
  changeDraftGuest,
  countDraftGuests,
  deleteDraftGuest,
  draftContacts,
  insertDraftGuests,
  setWithFamily,
  type ReadyGuest,
} from './guests-repository.ts';
import { writeDraft, takePendingImport, type DraftKey } from './repository.ts';

type Added = z.infer<typeof draftGuestsAdded>;
type Outcome = { success: boolean; message: string };

const alreadyThere = (guest: ReadyGuest) => {
  const name = guestName(guest);
  return { name, message: creationWords.guestRepeated(name) };
};

/** Adds ready guests to a draft whose row the transaction holds: as many as the longest list allows. */
async function addTo(tx: Db, key: DraftKey, guests: readonly ReadyGuest[]): Promise<Added> {
  const { total } = await countDraftGuests(tx, key);
  const room = guests.slice(0, Math.max(0, MAX_GUEST_ROWS - total));
  const repeated = await insertDraftGuests(tx, key, room);
  const over = guests.length - room.length;
  const problems = repeated.map(alreadyThere);
  if (over > 0) {
    problems.push({ name: creationWords.guestsOver(over), message: creationWords.guestsOverLimit });
  }
  return { added: room.length - repeated.length, problems };
}

/**
 * Adds guests to a draft. Rows with nothing in them are ignored; a guest who is there
 * already, or whose phone is no number, is left out and named.
 */
export async function addDraftGuests(ctx: Context, key: DraftKey, entries: GuestEntry[]): Promise<Added> {
  const { guests, problems } = normaliseGuests(entries);
  const badPhone = new Set(problems.filter(({ kind }) => kind === 'phone').map(({ index }) => index));
  const ready = guests.filter(({ index }) => !badPhone.has(index));
  return ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, key.userId);
    await writeDraft(tx, key, {}, ctx.now());
    const { added, problems: leftOut } = await addTo(tx, key, ready);
    return { added, problems: [...problems.map(({ name, message }) => ({ name, message })), ...leftOut] };
  });
}

/**
 * Changes one guest of the viewer's draft.
 *
 * @throws {Problem} 400 on `phone` or when nothing is left of the guest, 404, 409 when another guest has the contact
 */
export async function updateDraftGuest(
  ctx: Context,
  key: DraftKey,
  guestId: string,
  entry: GuestChange,
): Promise<Outcome> {
  const stated = statedOf(entry);
  const { guests, problems } = normaliseGuests([{ ...blankGuest, ...stated }]);
  const phone = problems.find(({ kind }) => kind === 'phone');
  if (phone) throw invalid({ phone: [phone.message] }, phone.message);
  const [guest] = guests;
  if (!guest) throw invalid({ firstName: [creationWords.guestEmpty] }, creationWords.guestEmpty);
  try {
    if (
      !(await changeDraftGuest(ctx.db, key, guestId, { ...stated, phone: guest.phone, email: guest.email }))
    )
      throw notFound();
  } catch (error) {
    const taken = takenContact(error);
    if (!taken) throw error;
    const message = creationWords.contactTaken[taken];
    throw conflict(message, 'duplicate', { [taken]: [message] });
  }
  return { success: true, message: creationWords.guestIsChanged(guestName(guest)) };
}

/** Which contact a unique index of the draft refused; null for any other failure. */
function takenContact(error: unknown): 'email' | 'phone' | null {
  if (!(error instanceof Error) || !('constraint' in error)) return null;
  if (error.constraint === 'draft_guests_email') return 'email';
  return error.constraint === 'draft_guests_phone' ? 'phone' : null;
}

/** Takes one guest off the viewer's draft. Succeeds when the guest is gone already. */
export async function removeDraftGuest(ctx: Context, key: DraftKey, guestId: string): Promise<Outcome> {
  await deleteDraftGuest(ctx.db, key, guestId);
  return { success: true, message: creationWords.guestIsOff };
}

/** Invites every guest of the draft with family, or none of them. */
export async function setDraftFamily(ctx: Context, key: DraftKey, withFamily: boolean): Promise<Outcome> {
  await setWithFamily(ctx.db, key, withFamily);
  return {
    success: true,
    message: withFamily ? creationWords.everyoneWithFamily : creationWords.everyoneAlone,
  };
}

/**
 * Reads a guest list and keeps its preview in the draft, in place of an earlier one.
 * Guests the draft has already count as repeated.
 *
 * @throws {Problem} 400 on `file` in the spec's words, 429 above 60 an hour
 */
export async function readGuestListFile(
  ctx: Context,
  key: DraftKey,
  file: UploadedList,
): Promise<{ preview: GuestListPreview }> {
  const preview = await readUploadedList(ctx, key.userId, file, {
    existing: () => draftContacts(ctx.db, key),
  });
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, key.userId);
    await writeDraft(tx, key, { pendingImport: preview }, ctx.now());
    await putListFile(tx, fileKey(key), { ...file, fileName: preview.fileName }, ctx.now());
  });
  return { preview };
}

/**
 * Reads the file that waits in a draft once more, in the way that its organiser says.
 *
 * @throws {Problem} 400 when nothing can be made of it, 404 when it was added or is kept no longer, 429
 */
export async function chooseGuestListFile(
  ctx: Context,
  key: DraftKey,
  choices: GuestListChoices,
): Promise<{ preview: GuestListPreview }> {
  const preview = await readListAgain(ctx, fileKey(key), choices, {
    existing: () => draftContacts(ctx.db, key),
  });
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, key.userId);
    if (!(await takePendingImport(tx, key, ctx.now()))) throw notFound(fileWords.fileGone);
    await writeDraft(tx, key, { pendingImport: preview }, ctx.now());
  });
  return { preview };
}

const fileKey = ({ userId, eventType }: DraftKey): FileKey => ({ userId, place: `draft:${eventType}` });

/** Moves the previewed rows into the draft's guests, once: asked again, or twice at once, it adds nothing more. */
export async function addImportedGuests(ctx: Context, key: DraftKey): Promise<Added> {
  return ctx.db.transaction().execute(async (tx) => {
    const preview = await takePendingImport(tx, key, ctx.now());
    await deleteListFile(tx, fileKey(key));
    return preview ? addTo(tx, key, preview.rows) : { added: 0, problems: [] };
  });
}

/** Forgets the previewed file. Succeeds when there is none. */
export async function discardImport(ctx: Context, key: DraftKey): Promise<Outcome> {
  await ctx.db.transaction().execute(async (tx) => {
    await takePendingImport(tx, key, ctx.now());
    await deleteListFile(tx, fileKey(key));
  });
  return { success: true, message: creationWords.fileNotAdded };
}
