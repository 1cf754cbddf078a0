import type { Language } from '#messages/language.ts';
import { withJi } from '#messages/with-ji.ts';
import type { GuestValues } from './guest-fields.ts';
import { areBothNamed, calledName, isCoupleTitle, isOfTwo, isSpokenTitle, splitName } from './person-name.ts';

type Greeted = Pick<GuestValues, 'firstName' | 'lastName'> & Partial<Pick<GuestValues, 'title' | 'greeting'>>;

/** Where a family lives: `Sharma family (Delhi)`, `Sharma family - Noida`. */
const PLACE_BEHIND = /\s*\([^()]*\)$|\s+[–—-]\s.*$/u;

/**
 * By which name a guest is greeted, `''` where nothing is known of it: `Namaste` goes before it. The organiser's own words
 * first; else a couple and a household by their whole name, somebody with a title that is said by it, everybody else by
 * the first name with *ji*. Never by a title alone.
 */
export function greetedName(
  { title = '', firstName, lastName, greeting = '' }: Greeted,
  language: Language,
): string {
  if (greeting) return greeting;
  const whole = [title, firstName, lastName].join(' ').replace(/\s+/g, ' ').trim();
  if (!whole) return '';
  const name = splitName(whole);
  const names = `${name.firstName} ${name.lastName}`.trim();
  if (name.withFamily && !name.firstName) return `${name.title} ${names.replace(PLACE_BEHIND, '')}`.trim();
  if (isCoupleTitle(name.title)) return `${name.title} ${names}`;
  if (isOfTwo(name.firstName) && !areBothNamed(name.firstName)) return `${name.title} ${names}`.trim();
  const called = calledName(name.firstName, name.lastName);
  // of `Dr. (Mrs.)` the first is said
  if (called && isSpokenTitle(name.title)) return `${name.title.replace(/\s*\(.*$/, '')} ${called}`;
  return called && withJi(called, language);
}
