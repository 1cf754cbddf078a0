import type { Option } from '#app/ui/select-field.tsx';
import * as eventWords from '#messages/events/en.ts';

/** The zone an event starts with (contract `DEFAULT_TIME_ZONE`). */
export const INDIA = 'Asia/Kolkata';

/** Browsers still call India's zone by its older name. */
const currentName = (zone: string) => (zone === 'Asia/Calcutta' ? INDIA : zone);

/** A zone other than India's as people say it: `Dubai, Abu Dhabi`, else its city; empty for India's, which nobody says. */
export function spokenZone(zone: string): string {
  const name = currentName(zone);
  if (name === INDIA) return '';
  const places: Record<string, string> = eventWords.timeZonePlaces;
  return places[name] ?? name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Options of the zone field: the offered ones (any other IANA name is accepted too), and `kept` (the event's own) and `local` (the browser's) where they are others. */
export function timeZoneOptions(kept: string, local: string | null): Option[] {
  const options: Option[] = Object.entries(eventWords.timeZonePlaces).map(([zone, place]) => ({
    value: zone,
    label: eventWords.timeZoneOption(place, zone),
  }));
  for (const zone of [kept, local]) {
    const value = zone && currentName(zone);
    if (value && !options.some((option) => option.value === value)) {
      options.push({ value, label: zone === local ? eventWords.timeZoneOfDevice(value) : value });
    }
  }
  return options;
}
