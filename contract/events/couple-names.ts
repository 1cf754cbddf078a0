import { isDevanagari } from '#contract/common/script.ts';
import { hasField } from './event-fields.ts';
import type { Language } from '#messages/language.ts';
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

/** What is said around the two: 'नेहा और रवि की शादी', 'Asha and Rohan’s wedding'. It is no part of a name. */
const AFTER_THEM = [
  /\s+(?:की|का|के)\s+(?:शुभ[\s-]*|मंगल\s+|पावन\s+)?(?:शादी|विवाह|ब्याह|परिणय|सगाई|मँगनी|मंगनी|रोका|रिसेप्शन|स्वागत|प्रीतिभोज)(?:[\s-].{0,40})?$/u,
  /(?:['’]s?)?\s+(?:wedding|marriage|engagement|reception|ring ceremony|roka)(?:\s+(?:ceremony|celebrations?|party|reception|day))?$/iu,
  /\s+k[iae]\s+(?:shubh\s+)?(?:shaadi|shadi|vivah|byah|sagai|mangni|roka)$/iu,
];
const BEFORE_THEM = /^(?:the\s+)?(?:wedding|marriage|engagement|reception)\s+of\s+/iu;

const peopleIn = (eventName: string): string =>
  AFTER_THEM.reduce((name, words) => name.replace(words, ''), eventName.replace(BEFORE_THEM, ''));

/** The two in the name of a wedding or an engagement, with the word between them; null where it names no two. */
export function twoNamed({ eventType, eventName }: CoupleNamed): [string, string, string] | null {
  const found = hasField(eventType, 'brideGroomDetails') ? TWO_NAMED.exec(peopleIn(eventName)) : null;
  return found ? [found[1] ?? '', found[2] ?? '', found[3] ?? ''] : null;
}

/** Who celebrates, as one says it to whoever reads `language`: 'Kavita & Arjun', 'राधा और मोहन'. Empty where two are not named. */
export function coupleDisplayName(event: CoupleNamed, language?: Language): string {
  const { eventType, brideGroomDetails: both } = event;
  if (both && hasField(eventType, 'brideGroomDetails')) {
    const names = [both.bride, both.groom].map(({ firstName, lastName }) => firstName || lastName);
    if (names.every(Boolean)) return joinNames(names, language);
  }
  const [one = '', between = '', other = ''] = twoNamed(event) ?? [];
  return WEDS.test(between) ? joinNames([one, other], language) : '';
}

/** Names with the word between them that goes with their script, and in a sentence in Hindi with that of Hindi. */
export const joinNames = (names: readonly string[], language?: Language): string =>
  names.join(language === 'hi' || names.every(isDevanagari) ? ' और ' : ' & ');
