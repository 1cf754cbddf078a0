import { clear, guestInput, isBlankGuest, textIn } from '#app/events/event-new/draft-entries.server.ts';
import { PASTED_GUESTS } from '#app/events/event-new/form-values.ts';
import { choicesIn } from '#app/guest-list-file/choices-in.server.ts';
import { FILE_CHOICES } from '#app/guest-list-file/read-file.ts';
import { Refusal, saveDraftEntries, taken, type Work } from '#app/events/event-new/work.server.ts';
import { doubtedEmail, likelyEmail } from '#contract/guests/likely-email.ts';
import { sharedField } from '#contract/guests/shared-contact.ts';
import * as likelyWords from '#messages/guests/likely-email/en.ts';
import * as creationWords from '#messages/events/creation/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as fieldWords from '#messages/fields/en.ts';

const phoneProblems: readonly string[] = [
  fieldWords.phone,
  fieldWords.phoneDigitsLost,
  fieldWords.phoneAbroad,
];

type Prefix = 'newGuest' | 'editGuest';

/** The guest typed under a prefix, once the address was asked about where it looks mistyped. @throws {Refusal} */
function statedGuest({ form }: Work, prefix: Prefix) {
  const { emailStands, shared, ...guest } = guestInput(form, prefix);
  const likely = doubtedEmail(guest.email, emailStands);
  if (likely) throw new Refusal({ errors: { [`${prefix}.email`]: [likelyWords.didYouMeanFirst(likely)] } });
  return { ...guest, shared: sharedField.shared.catch(undefined).parse(shared) ?? ('ask' as const) };
}

/** Puts the address that was probably meant in place of the typed one. */
export async function takeLikelyEmail(work: Work, prefix: string): Promise<void> {
  const name = `${prefix}.email`;
  const likely = likelyEmail(textIn(work.form, name));
  if (likely) work.form.set(name, likely);
  await saveDraftEntries(work);
}

/** Puts the guest typed into the add form on the list and empties the form. @throws {Refusal} */
export async function keepNewGuest(work: Work): Promise<void> {
  const { api, eventType, form } = work;
  const wrong = (field: string, message: string) =>
    new Refusal({ errors: { [`newGuest.${field}`]: [message] } });
  if (isBlankGuest(guestInput(form, 'newGuest'))) throw wrong('firstName', creationWords.guestEmpty);
  const guest = statedGuest(work, 'newGuest');
  const { added, problems } = taken(
    await api.send('addDraftGuest', { params: { eventType }, body: { guests: [guest] } }),
    'newGuest.firstName',
    (path) => path.replace(/^guests\[0\]/, 'newGuest'),
  );
  const [problem] = problems;
  if (problem && added === 0 && guest.shared !== 'household')
    throw wrong(phoneProblems.includes(problem.message) ? 'phone' : 'firstName', problem.message);
  clear(form, 'newGuest');
  form.set('guestTurn', String(Number(form.get('guestTurn')) + 1));
  await saveDraftEntries(work);
}

/** Keeps the changes typed into a guest of the list. @throws {Refusal} */
export async function keepEditedGuest(work: Work, guestId: string): Promise<void> {
  const { api, eventType, form } = work;
  const body = statedGuest(work, 'editGuest');
  taken(
    await api.send('updateDraftGuest', { params: { eventType, guestId }, body }),
    'editGuest.firstName',
    (path) => `editGuest.${path}`,
  );
  clear(form, 'editGuest');
  await saveDraftEntries(work);
}

/** The name of a guest list that waits in the form to be read, a file or one that was pasted; '' where none does. */
export function unreadListIn({ form }: Work): string {
  const file = form.get('guestFile');
  if (file instanceof File && file.size > 0) return file.name;
  return textIn(form, PASTED_GUESTS) ? fileWords.pastedName : '';
}

/** Reads the chosen file into a preview kept with the draft. @throws {Refusal} */
export async function readChosenFile({ api, eventType, form }: Work): Promise<void> {
  const sent = new FormData();
  const file = form.get('guestFile');
  if (file instanceof File) sent.set('file', file, file.name);
  sent.set('pasted', textIn(form, PASTED_GUESTS));
  sent.set('withFamily', String(form.has('importWithFamily')));
  taken(await api.send('readGuestListFile', { params: { eventType }, form: sent }), 'guestFile');
}

/** Reads the file that waits once more, as the form says which of its columns is what. @throws {Refusal} */
export async function readFileAgain({ api, eventType, form }: Work): Promise<void> {
  const body = choicesIn(form, FILE_CHOICES);
  taken(await api.send('chooseGuestListFile', { params: { eventType }, body }), 'guestFile');
}
