import { hasField } from './event-fields.ts';
import type { EventType } from './event-types.ts';

interface PersonNamed {
  firstName: string;
  lastName: string;
}

/** What names the two who celebrate. */
interface CoupleNamed {
  eventType: EventType;
  eventName: string;
  brideGroomDetails?: { bride: PersonNamed; groom: PersonNamed } | null | undefined;
}

/** Two people named in the name of an event: 'Kavita weds Arjun'. */
const TWO_NAMED = /^(\S.{0,28}?)\s+(weds|&|and|with|और|संग|एवं|व)\s+(\S.{0,40})$/iu;
/** Between these words stand people, whatever else an event is called. */
const WEDS = /^(?:weds|संग)$/iu;

/** The two in the name of a wedding or an engagement, with the word between them; null where it names no two. */
export function twoNamed({ eventType, eventName }: CoupleNamed): [string, string, string] | null {
  const found = hasField(eventType, 'brideGroomDetails') ? TWO_NAMED.exec(eventName) : null;
  return found ? [found[1] ?? '', found[2] ?? '', found[3] ?? ''] : null;
}

/** Who celebrates, as one says it: 'Kavita & Arjun'. Empty where two are not named. */
export function coupleAsSaid(event: CoupleNamed): string {
  const { eventType, brideGroomDetails: both } = event;
  if (both && hasField(eventType, 'brideGroomDetails')) {
    const names = [both.bride, both.groom].map(({ firstName, lastName }) => firstName || lastName);
    if (names.every(Boolean)) return names.join(' & ');
  }
  const [one = '', between = '', other = ''] = twoNamed(event) ?? [];
  return WEDS.test(between) ? `${one} & ${other}` : '';
}
