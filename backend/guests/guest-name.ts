import { listWords } from '#messages/guests/list/words.ts';

/** How a guest is called in messages to the organiser: by name, or else by how they are reached. */
export function guestName(guest: {
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
}): string {
  return `${guest.firstName} ${guest.lastName}`.trim() || guest.email || guest.phone || listWords.someGuest;
}

/** The same of a row of `guests`. */
export const guestNameOf = (row: {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}): string =>
  guestName({ firstName: row.first_name, lastName: row.last_name, email: row.email, phone: row.phone });
