import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { z } from 'zod/v4';
import { MAX_GUEST_ROWS, type draftGuestsAdded } from '#contract/events/events.ts';
import { blankGuest, statedOf } from '#contract/guests/guest-fields.ts';
import type { GuestListChoices, GuestListPreview } from '#contract/guests/guest-list-file.ts';
import type { GuestChange } from '#contract/guests/guests.ts';
import type { SharedChoice } from '#contract/guests/shared-contact.ts';
import { sharedWords } from '#messages/guests/shared/words.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { creationWords } from '#messages/events/creation/words.ts';
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
import { rowNameOf } from '#backend/guests/same-person.ts';
import { namedAgain } from '#backend/guests/household.ts';
import { joinHousehold } from '#backend/guests/join-household.ts';
import type { StatedGuest } from '#backend/guests/normalise.ts';
import { guestName, normaliseGuests, requireClear } from '#backend/guests/service.ts';
import { sharedContact, sharedMessage } from '#backend/guests/shared-contact.ts';
import {
  changeDraftGuest,
  countDraftGuests,
  deleteDraftGuest,
  draftContacts,
  findDraftGuest,
  insertDraftGuests,
  setWithFamily,
  type ReadyGuest,
} from './guests-repository.ts';
import { writeDraft, takePendingImport, type DraftKey } from './repository.ts';

type Added = z.infer<typeof draftGuestsAdded>;
type Outcome = { success: boolean; message: string };

/**
 * Adds ready guests to a draft whose row the transaction holds: as many as the longest list allows. Who shares a contact with a
 * guest there is the same one, a person of that household, or a guest of their own without it (`sharedContact`), and is named.
 *
 * @throws {Problem} 409 `contact_shared` where somebody asks
 */
async function addTo(tx: Db, key: DraftKey, guests: readonly StatedReady[]): Promise<Added> {
  const there = await draftContacts(tx, key, guests);
  const byEmail = new Map(there.map((each) => [each.fields.email, each]));
  const byPhone = new Map(there.map((each) => [each.fields.phone, each]));
  const problems: Added['problems'] = [];
  const asked: { index: number; message: string }[] = [];
  const households = new Map<string, ReadyGuest>();
  const fresh = guests.flatMap((guest): ReadyGuest[] => {
    const shared = sharedContact(guest, {
      email: guest.email === '' ? undefined : byEmail.get(guest.email),
      phone: guest.phone === '' ? undefined : byPhone.get(guest.phone),
    });
    if (!shared) return [guest];
    const { becomes, other, without } = shared;
    const own = { ...guest, ...without };
    const message = sharedMessage(guest, shared, true);
    if (becomes === 'ask') asked.push({ index: guest.index ?? 0, message });
    else problems.push({ name: guestName(guest), message });
    if (becomes === 'household')
      households.set(other.id, joinHousehold(households.get(other.id) ?? other.fields, own).joined);
    return becomes === 'own' ? [own] : [];
  });
  requireClear(asked, (index) => `guests[${index}].shared`);
  for (const [id, fields] of households) await changeDraftGuest(tx, key, id, namedHousehold(fields));
  const { total } = await countDraftGuests(tx, key);
  const room = fresh.slice(0, Math.max(0, MAX_GUEST_ROWS - total));
  await insertDraftGuests(tx, key, room);
  const over = fresh.length - room.length;
  if (over > 0) {
    problems.push({ name: creationWords.guestsOver(over), message: creationWords.guestsOverLimit });
  }
  return { added: room.length, problems };
}

type StatedReady = ReadyGuest & { shared?: SharedChoice; index?: number };

/** With identifiers for people who have none yet. */
const namedHousehold = (fields: ReadyGuest): ReadyGuest => ({
  ...fields,
  household: namedAgain(fields.household, fields.household),
});

/**
 * Adds guests to a draft. Rows with nothing in them are ignored; a guest whose phone is no number is left out and named, and what
 * becomes of one who shares a contact is said.
 *
 * @throws {Problem} 409 `contact_shared` where one asks
 */
export async function addDraftGuests(ctx: Context, key: DraftKey, entries: StatedGuest[]): Promise<Added> {
  const { guests, problems } = normaliseGuests(entries);
  requireClear(
    problems.filter(({ kind }) => kind === 'ask'),
    (index) => `guests[${index}].shared`,
  );
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
 * Changes one guest of the viewer's draft. What another guest has stays with them, where it is said that both are guests of their
 * own or one household.
 *
 * @throws {Problem} 400 on `phone` or when nothing is left of the guest, 404, 409 when another guest has the contact and nothing is said of it
 */
export async function updateDraftGuest(
  ctx: Context,
  key: DraftKey,
  guestId: string,
  { shared: choice, ...entry }: GuestChange & { shared?: SharedChoice | undefined },
): Promise<Outcome> {
  const stated = statedOf(entry);
  const { guests, problems } = normaliseGuests([{ ...blankGuest, ...stated }]);
  const phone = problems.find(({ kind }) => kind === 'phone');
  if (phone) throw invalid({ phone: [phone.message] }, phone.message);
  const [guest] = guests;
  if (!guest) throw invalid({ firstName: [creationWords.guestEmpty] }, creationWords.guestEmpty);
  const change = { ...stated, phone: guest.phone, email: guest.email };
  return ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, key.userId);
    await writeDraft(tx, key, {}, ctx.now());
    const others = (await draftContacts(tx, key, [guest])).filter(({ id }) => id !== guestId);
    const [other] = others;
    if (other && choice !== 'own' && choice !== 'household') throw taken(other.fields, guest);
    const before = await findDraftGuest(tx, key, guestId);
    if (!before) throw notFound();
    // what another guest has stays with them
    const own = (name: 'email' | 'phone') =>
      others.some(({ fields }) => fields[name] === change[name] && change[name] !== '')
        ? before[name]
        : change[name];
    const changed = { ...before, ...change, email: own('email'), phone: own('phone') };
    if (other && choice === 'household') {
      await deleteDraftGuest(tx, key, guestId);
      await changeDraftGuest(tx, key, other.id, namedHousehold(joinHousehold(other.fields, changed).joined));
    } else await changeDraftGuest(tx, key, guestId, namedHousehold(changed));
    return { success: true, message: creationWords.guestIsChanged(guestName(guest)) };
  });
}

/** The refusal of a contact that another guest of the draft has. */
function taken(other: ReadyGuest, { email }: ReadyGuest) {
  const field = other.email !== '' && other.email === email ? 'email' : 'phone';
  const message = creationWords.contactTaken[field];
  return conflict(message, 'duplicate', { [field]: [message], shared: [sharedWords.sayWhich] });
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
    existing: () => knownInDraft(ctx.db, key),
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
    existing: () => knownInDraft(ctx.db, key),
  });
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, key.userId);
    if (!(await takePendingImport(tx, key, ctx.now()))) throw notFound(fileWords.fileGone);
    await writeDraft(tx, key, { pendingImport: preview }, ctx.now());
  });
  return { preview };
}

const knownInDraft = async (db: Db, key: DraftKey) =>
  (await draftContacts(db, key)).map(({ fields: { email, phone, ...names } }) => ({
    email,
    phone,
    name: rowNameOf(names),
  }));

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
