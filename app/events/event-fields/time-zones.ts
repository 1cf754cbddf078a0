import type { Option } from '#app/ui/select-field.tsx';

/** The zone an event starts with (contract `DEFAULT_TIME_ZONE`). */
export const INDIA = 'Asia/Kolkata';

/** Zones offered: India first, then where most families celebrate from. Any other IANA name is accepted too. */
const offered: readonly [zone: string, place: string][] = [
  [INDIA, 'India'],
  ['Asia/Dubai', 'Dubai, Abu Dhabi'],
  ['Asia/Singapore', 'Singapore'],
  ['Asia/Kathmandu', 'Nepal'],
  ['Asia/Colombo', 'Sri Lanka'],
  ['Asia/Dhaka', 'Bangladesh'],
  ['Asia/Kuala_Lumpur', 'Malaysia'],
  ['Asia/Bangkok', 'Thailand'],
  ['Asia/Hong_Kong', 'Hong Kong'],
  ['Indian/Mauritius', 'Mauritius'],
  ['Africa/Johannesburg', 'South Africa'],
  ['Africa/Nairobi', 'Kenya'],
  ['Europe/London', 'United Kingdom'],
  ['Europe/Berlin', 'Central Europe'],
  ['America/New_York', 'USA and Canada, Eastern'],
  ['America/Chicago', 'USA and Canada, Central'],
  ['America/Denver', 'USA and Canada, Mountain'],
  ['America/Los_Angeles', 'USA and Canada, Pacific'],
  ['Australia/Sydney', 'Sydney, Melbourne'],
  ['Pacific/Auckland', 'New Zealand'],
];

/** Browsers still call India's zone by its older name. */
const currentName = (zone: string) => (zone === 'Asia/Calcutta' ? INDIA : zone);

/** Options of the zone field: the offered ones, and `kept` (the event's own) and `local` (the browser's) where they are others. */
export function timeZoneOptions(kept: string, local: string | null): Option[] {
  const options = offered.map(([zone, place]) => ({ value: zone, label: `${place} (${zone})` }));
  for (const zone of [kept, local]) {
    const value = zone && currentName(zone);
    if (value && !options.some((option) => option.value === value)) {
      options.push({ value, label: zone === local ? `Your device's time zone (${value})` : value });
    }
  }
  return options;
}
