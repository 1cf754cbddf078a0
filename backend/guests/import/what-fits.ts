import { firstOf } from '#contract/common/plain-line.ts';
import { PERSON_NAME_LENGTH } from '#contract/common/fields.ts';
import { hasLink } from '#contract/common/links-in-text.ts';
import { OTHER_CONTACTS_LENGTH } from '#contract/guests/guest-fields.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { cutTags, MOST_TAGS, TAG_LENGTH, writeTags } from '#contract/guests/guest-tags.ts';
import { MOST_PARTY_LIMIT } from '#contract/guests/household.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { contactsThatFit } from '#backend/guests/contacts-that-fit.ts';
import { shownValue, type Trouble } from './columns/column-kind.ts';

type Several = Pick<GuestListRow, 'household' | 'tags' | 'otherContacts'>;

/** People, tags and contacts as far as a guest has room for them, with what is said of the rest. */
export function whatFits({ household, tags, otherContacts }: Several): {
  values: Several;
  troubles: Trouble[];
} {
  const troubles: Trouble[] = [];
  const say = (kind: Trouble['kind'], text: string, message: Trouble['message']) =>
    troubles.push({ kind, value: shownValue(text), message });
  const people = household.flatMap((person) => {
    const name = firstOf(person.name, PERSON_NAME_LENGTH).trim();
    const value = shownValue(person.name);
    if (hasLink(person.name)) {
      say('name', person.name, (row) => fileWords.personWithLink(row, value));
      return [];
    }
    if (name !== person.name)
      say('name', person.name, (row) => fileWords.personCut(row, value, PERSON_NAME_LENGTH));
    return [{ ...person, name }];
  });
  if (people.length > MOST_PARTY_LIMIT)
    say('family', '', (row) => fileWords.householdCut(row, MOST_PARTY_LIMIT));
  const kept = cutTags(tags);
  if (kept.join() !== tags.join())
    say('tags', writeTags(tags), (row) => fileWords.tagsCut(row, MOST_TAGS, TAG_LENGTH));
  const { kept: contacts } = contactsThatFit(otherContacts);
  if (contacts !== otherContacts)
    say('phone', otherContacts, (row) => fileWords.textCut(row, 'otherContacts', OTHER_CONTACTS_LENGTH));
  return {
    values: { household: people.slice(0, MOST_PARTY_LIMIT), tags: kept, otherContacts: contacts },
    troubles,
  };
}
