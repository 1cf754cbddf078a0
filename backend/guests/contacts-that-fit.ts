import { firstOf } from '#contract/common/plain-line.ts';
import { OTHER_CONTACTS_LENGTH } from '#contract/guests/guest-fields.ts';

/** Further contacts as far as a guest has room for them, each whole, and those beyond. */
export function contactsThatFit(contacts: string): { kept: string; lost: string } {
  if (contacts.length <= OTHER_CONTACTS_LENGTH) return { kept: contacts, lost: '' };
  const parts = contacts.split(/,\s*/);
  let kept = '';
  let count = 0;
  for (const part of parts) {
    const more = kept === '' ? part : `${kept}, ${part}`;
    if (more.length > OTHER_CONTACTS_LENGTH) break;
    kept = more;
    count += 1;
  }
  // one that is longer than all of them may be is no contact
  if (count === 0) return { kept: firstOf(contacts, OTHER_CONTACTS_LENGTH).trim(), lost: contacts };
  return { kept, lost: parts.slice(count).join(', ') };
}
