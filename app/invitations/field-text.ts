import { formatPhone } from '#contract/common/phone.ts';
import type { GuestField, GuestValues } from '#contract/guests/guest-fields.ts';
import { writeTags } from '#contract/guests/guest-tags.ts';
import { writeHousehold } from '#contract/guests/household.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { sideName } from '#messages/guests/list/en.ts';

const asItIs = (text: string): string => text;

const texts: { [Name in GuestField]: (value: GuestValues[Name]) => string } = {
  firstName: asItIs,
  lastName: asItIs,
  phone: formatPhone,
  email: asItIs,
  withFamily: (value) => (value ? fileWords.importFamily.yes : fileWords.importFamily.no),
  side: sideName,
  title: asItIs,
  greeting: asItIs,
  otherContacts: asItIs,
  partyLimit: (value) => (value === null ? '' : String(value)),
  household: (value) => writeHousehold(value, ', '),
  tags: writeTags,
};

/** A field of a guest in one line, as hosts read it; empty where nothing is known. */
export const textOfField = <Name extends GuestField>(name: Name, value: GuestValues[Name]): string =>
  texts[name](value);
