import { people } from '#tests/audience/people.ts';
import { texts, type FullWorld } from '#tests/audience/wedding-of-everything.ts';
import { addedImport } from '#tests/guests/import/added-import.ts';
import { twinOf } from '#tests/guests/merge/twin.ts';
import { workbook } from '#tests/guests/import/files.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/** A workbook of two tabs with guests, with something amiss in two rows, a column that is not used, and a tab that is left out. */
export async function listFile(more: string[][] = []): Promise<FormData> {
  const form = new FormData();
  const head = [
    'Title',
    'First Name',
    'Last Name',
    'Phone',
    'Email',
    'Room',
    'Side',
    'People',
    'Greeting',
    'Names of family',
    'Tags',
  ];
  const book = workbook({
    Guests: [
      head,
      [
        'Dr.',
        'Kabir',
        'Rao',
        '9820054321 (Papa)',
        'kabir@example.in',
        '12',
        'Groom',
        '4',
        'Kabir bhai',
        'Kabir, Lata',
        'Office',
      ],
      ['', 'Lata', 'Rao', '12', 'lata@example.in'],
      ['', 'Kabir', 'Rao', '9820054321', 'kabir@example.in'],
      ...more,
    ],
    Office: [head, ['', 'Boss', 'Sahib', '9820054322']],
    Budget: [
      ['Item', 'Amount'],
      ['Tent', '4000'],
    ],
  });
  form.set('file', new Blob([new Uint8Array(book)]), 'guests.xlsx');
  return form;
}

/** Somebody new, and three guests of the wedding: one as on the list, and two otherwise in every field. */
const listOfGuests = () =>
  listFile([
    ['', '', '', people.phoneGuest.phone, ''],
    ['', '', '', '9876509999', people.guest.email],
    [
      'Smt.',
      'Thiru',
      'Venkat',
      `${people.otherGuest.phone} (Akka)`,
      'thiru.new@private.example',
      '',
      'Groom',
      '6',
      'Thiru akka',
      'Thiru, Ravi',
      'Office',
    ],
  ]);

/** The owner's plan has a limit of guests. */
async function withLimit({ ctx, callers }: FullWorld): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set({ plan: 'premium' })
    .where('id', '=', callers.organiser.userId)
    .execute();
}

/** A guest list that they sent for the event. */
async function listRead(world: FullWorld, caller: Caller): Promise<void> {
  await withLimit(world);
  world.token = 'nobody-sent-a-list';
  if (![world.callers.editor, world.callers.organiser].includes(caller)) return;
  const params = { eventId: world.eventId };
  const { data } = await caller.call('readGuestImport', { params, form: await listOfGuests() });
  world.token = data.import._id;
}
const params = ({ token }: FullWorld) => ({ importId: token });

/** A filter that its owner saved, with the tag that nobody but hosts may read. */
async function listSaved({ eventId, functionId, callers }: FullWorld): Promise<void> {
  await callers.organiser.call('saveGuestList', { params: { eventId }, body: list(functionId) });
}
const list = (functionId: string) => ({
  name: 'Listwords',
  filter: { tag: texts.tag, search: 'Kabir', side: 'Groom', function: functionId },
});

/** A change of many guests that can be taken back. */
async function guestsChanged({ eventId, guest }: FullWorld, caller: Caller): Promise<void> {
  count += 1;
  const language = count % 2 ? 'hi' : 'en';
  const { data } = await caller.call('changeGuests', {
    params: { eventId },
    body: { guests: [guest.id], change: 'set-language', language },
  });
  changeId = data?.undo ?? 'nobody-changed-it';
}
let count = 0;
let changeId = '';

/** A guest list that the organiser added. */
async function listAdded(world: FullWorld): Promise<void> {
  world.token = await addedImport(world.ctx, world.eventId, world.callers.organiser.userId);
}

let twin: Awaited<ReturnType<typeof twinOf>> = { with: '', versions: [0, 0] };
/** A guest who is on the list twice. */
async function twinThere({ ctx, guest }: FullWorld): Promise<void> {
  if (twin.with) await ctx.db.deleteFrom('guests').where('id', '=', twin.with).execute();
  twin = await twinOf(ctx.db, guest.id);
}

export const guestListRecipes = {
  getDuplicateGuests: { before: twinThere },
  getGuestMerge: { before: twinThere, query: () => ({ with: twin.with }) },
  mergeGuests: { before: twinThere, body: () => twin },
  saveGuestList: { body: ({ functionId }: FullWorld) => list(functionId) },
  undoGuestChange: { before: guestsChanged, params: () => ({ changeId }) },
  getGuestLists: { before: listSaved },
  readGuestListFile: { form: () => listFile() },
  readGuestImport: { form: listOfGuests, before: withLimit },
  getGuestImport: { before: listRead, params },
  chooseGuestImport: { before: listRead, params, body: () => ({ tables: [], country: 'IN' }) },
  addGuestImport: { before: listRead, params, body: () => ({ invite: true }) },
  listGuestImports: { before: listAdded },
  getGuestImportUndo: { before: listAdded, params },
  undoGuestImport: { before: listAdded, params, body: () => ({ expected: 1 }) },
  discardGuestImport: { before: listRead, params },
};
