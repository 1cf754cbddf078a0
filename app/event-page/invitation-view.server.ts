import { twoNamed } from '#contract/events/couple-names.ts';
import { hasField } from '#contract/events/event-fields.ts';
import type { EventPage } from '#contract/events/events.ts';
import { hasNameIn } from '#contract/events/second-language.ts';
import { cardCatalogues, hostsLine, wordings } from '#contract/designs/invitation-wording.ts';
import type { Language } from '#messages/language.ts';

/** The head of the page: what the invitation's picture says, as text. */
export interface InvitationView {
  /** Above the names: what is invoked, a title somebody typed, and how it begins. */
  above: string[];
  /** The name of the event, or the two people with the word between them. */
  names: [string] | [string, string, string];
  /** Whether there is so much to say that the names need a smaller type to stand on a phone with the answer. */
  long: boolean;
  /** The event's name, where the names of the two stand in its place. */
  called: string;
  /** Below the names: surnames and parents, then the request, a subtitle, and who invites. */
  below: string[];
}

/** Letters of a name that stands on one line of a phone in the large type. */
const LONG_NAME = 14;
/** Letters of a line on a phone. */
const LINE = 44;
/** More lines than these, with the names large, push the answer off the first screen of a phone. */
const MANY_LINES = 5;

const linesOf = (texts: readonly string[]): number =>
  texts.reduce((lines, text) => lines + Math.ceil(text.length / LINE), 0);

/** An organiser may have typed what the card says of itself. */
const eachOnce = (lines: readonly string[]): string[] => [...new Set(lines)].filter(Boolean);

/** Whether a name is that of two people and no more: both names in full, with one word between them. */
function namesAlone(eventName: string, [one, other]: readonly [string, string]): boolean {
  const between = /^\s+\S+\s+$/u;
  return [
    [one, other],
    [other, one],
  ].some(
    ([first = '', last = '']) =>
      eventName.startsWith(first) &&
      eventName.endsWith(last) &&
      between.test(eventName.slice(first.length, eventName.length - last.length)),
  );
}

/** The words of the invitation in the reader's language; what the organiser typed stays as it is. */
export function viewInvitation({ event }: EventPage, language: Language): InvitationView {
  const { eventType, eventName, invitation } = event;
  const words = cardCatalogues[language];
  const couple = hasField(eventType, 'brideGroomDetails') ? event.brideGroomDetails : undefined;
  const fullName = (person: { firstName: string; lastName: string } | undefined) =>
    person ? `${person.firstName} ${person.lastName}`.trim() : '';
  const [bride, groom] = [fullName(couple?.bride), fullName(couple?.groom)];
  const inName = twoNamed(event);
  const both =
    bride && groom
      ? ([couple?.bride.firstName || bride, words.and, couple?.groom.firstName || groom] as const)
      : null;
  // the names of the two are kept in one script; a name given in the reader's own language may spell them in another
  const named =
    hasNameIn(event, language) ||
    (both?.every((name, index) => index === 1 || eventName.includes(name)) ?? true);
  const names: InvitationView['names'] = inName && named ? inName : both ? [...both] : [eventName];
  const worded = { ...(invitation && { template: invitation.template }), language };
  const family = (name: string, parents: string, of: (parents: string) => string) =>
    name && (parents || !names.includes(name))
      ? [name, parents && of(parents)].filter(Boolean).join(', ')
      : '';
  const families = [
    family(bride, invitation?.brideParents ?? '', words.daughterOf),
    family(groom, invitation?.groomParents ?? '', words.sonOf),
  ].filter(Boolean);
  const parents = invitation?.brideParents || invitation?.groomParents;
  const two = names.length > 1 ? (parents && families.length > 0 ? 'with parents' : 'alone') : null;
  const { opening, request } = wordings(eventType, worded, two);
  const above = eachOnce([invitation?.invocation ?? '', invitation?.title ?? '', opening]);
  const below = eachOnce([
    ...(parents ? families : [families.join(' · ')]),
    // nobody is asked to come to what does not take place
    event.status === 'cancelled' ? '' : request,
    invitation?.subtitle ?? '',
    hostsLine(eventType, { ...worded, hosts: (!both && invitation?.hosts) || event.invitationFrom }),
  ]);
  const called =
    names.length > 1 && !(inName && named) && !namesAlone(eventName, [bride, groom]) ? eventName : '';
  return {
    above,
    names,
    long:
      names.some((name) => name.length > LONG_NAME) ||
      (names.length === 1 && eventName.length > 30) ||
      linesOf([...above, called, ...below]) > MANY_LINES,
    called,
    below,
  };
}
