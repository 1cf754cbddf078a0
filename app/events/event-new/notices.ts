import { count } from '#contract/format.ts';

interface Notice {
  section: 'top' | 'guests';
  text: (n: number) => string;
}

const notices: Record<string, Notice> = {
  saved: { section: 'top', text: () => 'Your draft is saved.' },
  cleared: { section: 'top', text: () => 'The form is empty again.' },
  restored: { section: 'top', text: () => 'You were signed out; what you typed is back.' },
  'restored-without-files': {
    section: 'top',
    text: () => 'You were signed out; what you typed is back. Please choose the files again.',
  },
  'guest-added': { section: 'guests', text: () => 'Guest added.' },
  'guest-saved': { section: 'guests', text: () => 'Guest changed.' },
  'guest-removed': { section: 'guests', text: () => 'Guest removed.' },
  'guests-imported': { section: 'guests', text: (n) => `${count(n, 'guest')} added.` },
  'import-discarded': { section: 'guests', text: () => 'The file was discarded. Nobody was added.' },
  'all-with-family': { section: 'guests', text: () => 'All guests are invited with family.' },
  'none-with-family': { section: 'guests', text: () => 'All guests are invited individually.' },
};

/** What the last action did, as the address says (`done`, `n`); null when this section has nothing to say. */
export function noticeFor(section: Notice['section'], params: URLSearchParams): string | null {
  const notice = notices[params.get('done') ?? ''];
  return notice?.section === section ? notice.text(Number(params.get('n')) || 0) : null;
}
