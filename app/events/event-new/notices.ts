import { descriptionNotices } from '#app/events/suggested-text/description-names.ts';
import * as creationWords from '#messages/events/creation/en.ts';
import * as venueWords from '#messages/events/venue/en.ts';

const notices = {
  top: { saved: creationWords.draftSaved, cleared: creationWords.formCleared },
  venue: { 'venue-used': venueWords.usedNotice, 'venue-used-abroad': venueWords.usedAbroadNotice },
  description: descriptionNotices,
  guests: {
    'guest-added': creationWords.guestAdded,
    'guest-saved': creationWords.guestChanged,
    'guest-removed': creationWords.guestRemoved,
    'guests-imported': creationWords.guestsImported,
    'import-discarded': creationWords.importDiscarded,
    'all-with-family': creationWords.allWithFamilyDone,
    'none-with-family': creationWords.noneWithFamilyDone,
  },
};

/** What the last press did, as the address says (`done`, `n`); null when this section has nothing to say. */
export function noticeFor(section: keyof typeof notices, params: URLSearchParams): string | null {
  const done = params.get('done') ?? '';
  const ofSection: Record<string, string | ((n: number) => string)> = notices[section];
  const notice = Object.hasOwn(ofSection, done) ? ofSection[done] : undefined;
  return (typeof notice === 'function' ? notice(Number(params.get('n')) || 0) : notice) ?? null;
}
