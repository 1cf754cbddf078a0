import { headsAt } from '#contract/events/functions.ts';
import { formatPhone } from '#contract/common/phone.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import { foldTag, MOST_TAGS, readTags } from '#contract/guests/guest-tags.ts';
import {
  comingOf,
  MOST_PARTY_LIMIT,
  wholeHousehold,
  type AnsweredPerson,
  type HouseholdPerson,
  headsOf,
} from '#contract/guests/household.ts';
import { NOTE_LENGTH, rsvpSource } from '#contract/guests/replies.ts';
import { contactsThatFit } from '#backend/guests/contacts-that-fit.ts';
import { householdBeside, newPersonId, whoComesTo } from '#backend/guests/household.ts';
import type { NewReply, ReplyRow } from '#backend/guests/replies/repository.ts';

/** What of a guest is joined. */
export interface MergePart {
  fields: GuestValues;
  reply: ReplyRow | undefined;
  /** Every function of the event, with what was said of it. */
  functions: readonly FunctionOfPart[];
}

interface FunctionOfPart {
  id: string;
  invited: boolean;
  people: number | null;
}

/**
 * Two guests as one: what the one who stays has counts, what they lack comes from the other. Nobody named, no tag and no
 * contact is lost as far as there is room.
 */
export function mergedFields(stays: MergePart, goes: MergePart): GuestValues {
  return mergedWithLost(stays, goes).fields;
}

/** The same, with the tags and further contacts for which there is no room. An answer fits, also where the other had the smaller limit. */
export function mergedWithLost(
  stays: MergePart,
  goes: MergePart,
): { fields: GuestValues; lost: { tags: string[]; otherContacts: string } } {
  const [one, other] = [stays.fields, goes.fields];
  const isNamed = one.firstName !== '' || one.lastName !== '';
  const { firstName, lastName, title } = isNamed ? one : other;
  const left = [
    one.email && other.email !== one.email ? other.email : '',
    one.phone && other.phone !== one.phone ? formatPhone(other.phone) : '',
    other.otherContacts,
  ].filter((contact) => contact !== '' && !one.otherContacts.includes(contact));
  const reply = mergedReply(stays, goes);
  const limits = [one.partyLimit, other.partyLimit].filter((limit) => limit !== null);
  const heads = reply?.rsvp === 'yes' ? reply.adults + reply.children : 0;
  const contacts = contactsThatFit([one.otherContacts, ...left].filter(Boolean).join(', '));
  const tags = readTags(...one.tags, ...other.tags);
  const fields: GuestValues = {
    firstName,
    lastName,
    title: title || other.title,
    phone: one.phone || other.phone,
    email: one.email || other.email,
    withFamily: one.withFamily || other.withFamily,
    side: one.side || other.side,
    greeting: one.greeting || other.greeting,
    otherContacts: contacts.kept,
    partyLimit: limits.length === 0 ? null : Math.min(MOST_PARTY_LIMIT, Math.max(...limits, heads)),
    household: householdOf(stays, goes).named,
    tags: tags.slice(0, MOST_TAGS),
  };
  return { fields, lost: { tags: tags.slice(MOST_TAGS), otherContacts: contacts.lost } };
}

/** Whose answer came later; none where nobody answered. */
export function laterReply(stays: MergePart, goes: MergePart): 'stays' | 'goes' | null {
  const [one, other] = [stays.reply, goes.reply].map((reply) =>
    reply && reply.rsvp !== 'pending' ? reply.updated_at.getTime() : null,
  );
  if (one == null && other == null) return null;
  return (other ?? -Infinity) > (one ?? -Infinity) ? 'goes' : 'stays';
}

/** The answer of two guests: the later one, with the people of both; null where nobody answered. */
export function mergedReply(stays: MergePart, goes: MergePart): NewReply | null {
  const later = laterReply(stays, goes);
  const [newer, older] = later === 'goes' ? [goes.reply, stays.reply] : [stays.reply, goes.reply];
  if (later === null || !newer) return null;
  const { answered } = householdOf(stays, goes);
  const { rsvp, adults, children } = newer;
  const words = { note: notesOf(newer, older), names: newer.names || (older?.names ?? '') };
  const source = rsvpSource.nullable().catch(null).parse(newer.source);
  const as = (heads: { adults: number; children: number }, household: AnsweredPerson[]): NewReply => ({
    rsvp,
    source,
    ...heads,
    ...words,
    answered_for: newer.answered_for,
    household,
  });
  if (isByName(later === 'goes' ? goes : stays)) return as(headsOf(answered), answered);
  if (rsvp === 'yes') return as({ adults, children }, householdBeside({ adults, children }, answered));
  return as(
    { adults, children },
    answered.map((person) => ({ ...person, coming: person.coming === null ? null : false })),
  );
}

/** The notes of both, the later one first, as far as a note has room. */
function notesOf(newer: ReplyRow, older: ReplyRow | undefined): string {
  const notes = [...new Set([newer.note, older?.note ?? ''])].filter(Boolean).join('\n');
  return notes.length > NOTE_LENGTH ? newer.note || notes : notes;
}

const isByName = ({ reply }: MergePart): boolean =>
  reply?.rsvp === 'yes' && comingOf(reply.answered_household).length > 0;

/** How many of a part come to a function; 0 where it is not for them. */
const comingTo = ({ reply }: MergePart, { invited, people }: FunctionOfPart): number =>
  reply && invited ? headsAt(reply, people) : 0;

const whoOfPart = (part: MergePart, of: FunctionOfPart): AnsweredPerson[] | null =>
  whoComesTo(part.reply?.answered_household ?? [], comingTo(part, of), of.id);

/** A function as one and the other of two guests had it. */
const inPairs = (one: MergePart, other: MergePart): [FunctionOfPart, FunctionOfPart][] =>
  one.functions.map((of) => [
    of,
    other.functions.find(({ id }) => id === of.id) ?? { id: of.id, invited: false, people: null },
  ]);

/** Whether both said nothing of a function that is for both: then their yes to the event says it. */
const isByEvent = ([one, other]: [FunctionOfPart, FunctionOfPart]): boolean =>
  one.people === null && other.people === null && one.invited === other.invited;

/**
 * How many of two guests as one come to each function; null: nothing was said of it. Where the people of both come by name those
 * of each come as they said, else the later answer counts, and the other for what the later one was not asked.
 */
export function mergedFunctions(stays: MergePart, goes: MergePart): Map<string, number | null> {
  const [newer, older] = laterReply(stays, goes) === 'goes' ? [goes, stays] : [stays, goes];
  const areJoined = isByName(newer) && isByName(older);
  const coming = comingOf(householdOf(stays, goes).answered);
  return new Map(
    inPairs(newer, older).map((pair) => {
      const [one, other] = pair;
      if (!areJoined) {
        const isSaid = one.people !== null || (newer.reply?.rsvp === 'yes' && one.invited);
        return [one.id, isSaid ? one.people : other.people];
      }
      if (isByEvent(pair)) return [one.id, null];
      const isKnown = whoOfPart(newer, one) !== null && whoOfPart(older, other) !== null;
      const byName = coming.filter(({ functions }) => functions?.includes(one.id)).length;
      return [
        one.id,
        isKnown ? byName : Math.min(comingTo(newer, one) + comingTo(older, other), coming.length),
      ];
    }),
  );
}

/** The people of a part as its answer leaves them: who declined, or took the answer back, comes no more by what was said before. */
function peopleOf(part: MergePart, other: MergePart): AnsweredPerson[] {
  const { fields, reply, functions } = part;
  const tellsApart = inPairs(part, other).some((pair) => !isByEvent(pair));
  return wholeHousehold(fields.household, reply?.answered_household ?? []).map((person) => {
    if (reply?.rsvp !== 'yes')
      return { ...person, coming: reply?.rsvp === 'no' && person.coming !== null ? false : null };
    if (person.coming !== true || !tellsApart) return person;
    const theirs = functions.filter((of) => whoOfPart(part, of)?.some(({ _id }) => _id === person._id));
    return { ...person, functions: theirs.map(({ id }) => id) };
  });
}

/** The people of both, each once by name; of who is with both the later answer counts. */
function householdOf(
  stays: MergePart,
  goes: MergePart,
): { named: HouseholdPerson[]; answered: AnsweredPerson[] } {
  const people = peopleOf(stays, goes);
  const used = new Set(people.map(({ _id }) => _id));
  const named = [...stays.fields.household];
  const isNamed = new Set(goes.fields.household.map(({ _id }) => _id));
  const isLater = laterReply(stays, goes) === 'goes';
  const wasAsked = new Set(
    (isLater ? goes : stays).functions.filter(({ invited }) => invited).map(({ id }) => id),
  );
  for (const person of peopleOf(goes, stays)) {
    const at = people.findIndex(({ name }) => name !== '' && foldTag(name) === foldTag(person.name));
    const known = people[at];
    if (known) {
      const isNew = isNamed.has(person._id) && !named.some(({ _id }) => _id === known._id);
      if (isNew) named.push({ _id: known._id, name: known.name, child: known.child });
      const [newer, older] = isLater ? [person, known] : [known, person];
      people[at] = {
        ...known,
        coming: newer.coming ?? older.coming,
        answers: { ...older.answers, ...newer.answers },
        functions: newer.functions
          ? [...newer.functions, ...(older.functions ?? []).filter((id) => !wasAsked.has(id))]
          : older.functions,
      };
      continue;
    }
    if (people.length >= MOST_PARTY_LIMIT) break;
    const _id = used.has(person._id) ? newPersonId(used) : person._id;
    used.add(_id);
    people.push({ ...person, _id });
    if (isNamed.has(person._id)) named.push({ _id, name: person.name, child: person.child });
  }
  const isAnswered = [stays, goes].some(({ reply }) => (reply?.answered_household ?? []).length > 0);
  return { named, answered: isAnswered ? wholeHousehold(named, people) : [] };
}
