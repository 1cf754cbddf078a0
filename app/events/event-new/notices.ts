import * as words from '#messages/events/creation/en.ts';
import * as textWords from '#messages/suggested-text/en.ts';
import * as venueWords from '#messages/events/venue/en.ts';

interface Notice {
  section: 'top' | 'venue' | 'description' | 'guests';
  text: (n: number) => string;
}

const notices: Record<string, Notice> = {
  saved: { section: 'top', text: () => words.draftSaved },
  cleared: { section: 'top', text: () => words.formCleared },
  'venue-used': { section: 'venue', text: () => venueWords.usedNotice },
  'venue-used-abroad': { section: 'venue', text: () => venueWords.usedAbroadNotice },
  described: { section: 'description', text: () => textWords.written },
  'described-by-wording': { section: 'description', text: () => textWords.writtenFromWording },
  'own-description-back': { section: 'description', text: () => textWords.ownTextBack },
  'guest-added': { section: 'guests', text: () => words.guestAdded },
  'guest-saved': { section: 'guests', text: () => words.guestChanged },
  'guest-removed': { section: 'guests', text: () => words.guestRemoved },
  'guests-imported': { section: 'guests', text: words.guestsImported },
  'import-discarded': { section: 'guests', text: () => words.importDiscarded },
  'all-with-family': { section: 'guests', text: () => words.allWithFamilyDone },
  'none-with-family': { section: 'guests', text: () => words.noneWithFamilyDone },
};

/** What the last action did, as the address says (`done`, `n`); null when this section has nothing to say. */
export function noticeFor(section: Notice['section'], params: URLSearchParams): string | null {
  const notice = notices[params.get('done') ?? ''];
  return notice?.section === section ? notice.text(Number(params.get('n')) || 0) : null;
}
