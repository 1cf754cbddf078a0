import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportCells, exportHeadings } from '#backend/guests/columns.ts';
import { forReader } from '#backend/platform/reader.ts';
import { languages } from '#messages/language.ts';
import { namedAgain } from '#backend/guests/household.ts';
import { apartFromListed, type ListedGuest } from '#backend/guests/import/listed-guests.ts';
import { csvFile } from '#backend/platform/csv.ts';
import { guestFieldNames, type GuestValues } from '#contract/guests/guest-fields.ts';
import { MOST_TAGS } from '#contract/guests/guest-tags.ts';
import { preview } from './files.ts';
import { full } from '#tests/setup/full.ts';

/** Words that spreadsheets, separators and readers make something else of. */
const word = fc.constantFrom(
  'Amit',
  '=Amit',
  '+Uma',
  '-',
  '@Om',
  "'Ila",
  'मीरा',
  'O’Neil',
  'a;b',
  '"Raj"',
  'Lata',
);
const words = fc.array(word, { maxLength: 2 }).map((each) => each.join(' '));
const name = fc.constantFrom('Asha', '=Asha', 'मीरा', "O'Neil", 'Kabir', 'Zoya', '@Lata', 'Nani');
const plain = fc.constantFrom('Pune', 'Office', '=Delhi', 'दफ़्तर', 'Mama’s');
const people = fc.array(fc.record({ name, child: fc.boolean() }), { maxLength: 3 });

const fields = fc.record({
  lastName: words,
  withFamily: fc.boolean(),
  side: fc.constantFrom('', 'bride', 'groom', 'both', '=Neighbours'),
  title: fc.constantFrom('', 'Dr.', 'Smt.', 'Mr & Mrs'),
  greeting: words,
  otherContacts: fc.constantFrom('', 'Papa 98200 66005', '+91 98200 66006, uncle@example.in', '=home'),
  partyLimit: fc.option(fc.integer({ min: 2, max: 30 })),
  household: people,
  tags: fc.uniqueArray(plain, { maxLength: MOST_TAGS }),
});

/** A guest, what the copy says of them (undefined: they are not in it), and which of their contacts are new there. */
const guest = fc.record({
  firstName: name,
  is: fields,
  becomes: fc.option(fields, { nil: undefined }),
  phone: fc.constantFrom('', 'kept', 'new', 'replaced', 'blank'),
  email: fc.constantFrom('', 'kept', 'new', 'replaced', 'blank'),
});

const CONTACTS = {
  phone: (n: number) => `+9198200${10_000 + n}`,
  email: (n: number) => `guest.${n}@example.in`,
};
type Stated = Omit<GuestValues, 'household'> & { household: { name: string; child: boolean }[] };

const withIds = (household: Stated['household']) =>
  namedAgain(
    household.map((person) => ({ ...person, _id: '' })),
    [],
  );
const guestValues = (stated: Stated): GuestValues => ({ ...stated, household: withIds(stated.household) });

it.each(languages)(
  'a changed copy of any list (%s) gives the list its values, and changes nothing the second time',
  async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.array(guest, { minLength: 1, maxLength: 12 }), async (guests) => {
        const list: ListedGuest[] = [];
        const copy: { id: string; stated: GuestValues }[] = [];
        for (const [at, { firstName, is, becomes, ...how }] of guests.entries()) {
          // one contact stays by which the guest is known; who has none is known by name
          const isKnown = how.phone === 'kept' || how.phone === 'replaced';
          const contact = (kind: 'phone' | 'email') => {
            const [own, other] = [CONTACTS[kind](at), CONTACTS[kind](500 + at)];
            const isKept = kind === 'phone' || isKnown;
            switch (how[kind]) {
              case 'kept':
                return [own, own];
              case 'new':
                return ['', other];
              case 'replaced':
                return [own, kind === 'email' && isKept ? other : own];
              case 'blank':
                return [own, kind === 'email' && isKept ? '' : own];
              default:
                return ['', ''];
            }
          };
          const [[phone = '', newPhone = ''], [email = '', newEmail = '']] = [
            contact('phone'),
            contact('email'),
          ];
          // whom nothing but a name tells has one of their own
          const called = `${firstName} ${String.fromCharCode(65 + at)}`;
          const lastName = is.lastName;
          list.push({
            id: `${at}`,
            fields: guestValues({ ...is, firstName: called, lastName, phone, email }),
          });
          if (becomes)
            copy.push({
              id: `${at}`,
              stated: guestValues({
                ...becomes,
                // with another last name they would be somebody else of that name
                lastName: phone || email ? becomes.lastName : lastName,
                firstName: called,
                phone: newPhone,
                email: newEmail,
              }),
            });
        }
        fc.pre(copy.length > 0);
        const file = forReader(language, () =>
          csvFile([exportHeadings(), ...copy.map(({ stated }) => exportCells(stated))]),
        );
        const { rows } = await preview(file);

        const { listed, fresh } = apartFromListed(rows, list);
        expect(fresh).toEqual([]);
        const after = new Map(list.map(({ id, fields: before }) => [id, before]));
        for (const { guest: found, difference } of listed) {
          const { household, ...change } = { ...difference?.after };
          const before = found.fields;
          after.set(found.id, {
            ...before,
            ...change,
            household: household ? namedAgain(household, before.household) : before.household,
          });
        }
        for (const { id, stated } of copy) {
          const [was, is] = [list.find((each) => each.id === id)?.fields, after.get(id)];
          for (const field of guestFieldNames) {
            const isBlank = stated[field] === '' || stated[field] === null || String(stated[field]) === '';
            const wanted = isBlank ? was?.[field] : stated[field];
            if (field === 'tags') expect(new Set(is?.tags)).toEqual(new Set(wanted as string[]));
            else if (field === 'household')
              expect(is?.household.map((person) => [person.name, person.child])).toEqual(
                (wanted as GuestValues['household']).map((person) => [person.name, person.child]),
              );
            else expect([field, is?.[field]]).toEqual([field, wanted]);
          }
        }

        const again = apartFromListed(
          rows,
          list.map(({ id }) => ({ id, fields: after.get(id)! })),
        );
        expect(again.fresh).toEqual([]);
        expect(again.listed.filter(({ difference }) => difference)).toEqual([]);
      }),
      { numRuns: full ? 200 : 40 },
    );
  },
);
