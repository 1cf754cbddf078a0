import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DoorTable } from '#app/invitations/door-table.tsx';

const guest = (note: string) => ({
  _id: 'guest-0001',
  name: 'Meera Iyer',
  phone: '',
  rsvp: 'yes' as const,
  adults: 2,
  children: 0,
  heads: 2,
  note,
  people: [],
});
const rowsFor = (note: string, withPhone = false) =>
  renderToStaticMarkup(<DoorTable guests={[guest(note)]} withPhone={withPhone} ofFunction={false} />)
    .split('<tr')
    .slice(3);

it('shows a short note beside its guest, and on a phone below, never both', () => {
  const [beside, below, ...more] = rowsFor('No nuts, please');
  expect(more).toEqual([]);
  expect(beside).toContain('<td class="max-sm:hidden print:table-cell">No nuts, please</td>');
  expect(below).toMatch(/class="[^"]*sm:hidden print:hidden".*No nuts, please/);
  expect(rowsFor('')).toHaveLength(1);
});

it('shows a long note once, below its guest and over the whole width', () => {
  const note = 'We come by train at six and stay with Dadi. '.repeat(14).trim();
  const [beside = '', below = '', ...more] = rowsFor(note);
  expect(more).toEqual([]);
  expect(beside).not.toContain(note);
  expect(below).toContain(`<td></td><td colSpan="4">${note}</td>`);
  expect(rowsFor(note, true)[1]).toContain('colSpan="5"');
});
