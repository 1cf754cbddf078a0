import { isDeepStrictEqual } from 'node:util';
import { comingOf, type AnsweredPerson, type HouseholdPerson, headsOf } from '#contract/guests/household.ts';
import { partyLimitOf, type RsvpForm, type RsvpSource } from '#contract/guests/replies.ts';
import { eventWords } from '#messages/events/words.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { LocalizedMessage } from '#messages/language.ts';
import { conflict, invalid } from '#backend/platform/errors.ts';
import type { whyClosed } from '#backend/events/closing.ts';
import { everybodyOf, householdBeside, householdStated } from '#backend/guests/household.ts';
import type { NewReply, ReplyRow } from './repository.ts';

/** Whose hand a reply is by. */
export type Answerer = 'guest' | 'host';

/** A sentence of the reply in whatever language it is read. */
export const localized =
  (sentence: (words: typeof replyWords.en) => string): LocalizedMessage =>
  (language) =>
    sentence(replyWords[language]);

const answeredElsewhere = () =>
  conflict(
    localized((words) => words.answeredElsewhere),
    'answered_elsewhere',
  );

/** @throws {Problem} 409 `event_cancelled` or `event_over` for an event nobody answers any more */
export function refuseIfClosed(closed: Awaited<ReturnType<typeof whyClosed>>, by: Answerer): void {
  if (closed === 'cancelled')
    throw conflict(
      by === 'host' ? eventWords.cancelledAlready : localized((words) => words.eventCancelled),
      'event_cancelled',
    );
  if (closed === 'over')
    throw conflict(
      localized((words) => words.eventOver),
      'event_over',
    );
}

/** An answer made on an older page does not overwrite a newer one. @throws {Problem} 409 `answered_elsewhere` */
export function refuseIfChanged(version: number | undefined, reply: ReplyRow | undefined): void {
  if (version !== undefined && version !== (reply?.version ?? 0)) throw answeredElsewhere();
}

/**
 * The reply a form asks for, over the one before. What the form leaves out stays.
 *
 * @throws {Problem} 400 `adults` or `children` for a party of nobody, or of more than the guest may bring
 */
export function replyWanted(
  form: RsvpForm,
  { guest, reply, source }: { guest: InvitedGuest; reply: ReplyRow | undefined; source: RsvpSource },
): NewReply {
  return {
    rsvp: form.rsvp,
    source,
    ...partyOf(form, guest, reply),
    note: form.note ?? (reply && !staysBehind(reply.rsvp, form.rsvp) ? reply.note : ''),
    names: form.names ?? reply?.names ?? '',
  };
}

/** A guest as far as it says how many may come. */
export interface InvitedGuest {
  with_family: boolean;
  party_limit: number | null;
  household: HouseholdPerson[];
}

/** The most people of a guest's row that a reply may announce. */
export const limitOf = (guest: InvitedGuest): number =>
  partyLimitOf({
    withFamily: guest.with_family,
    partyLimit: guest.party_limit,
    household: guest.household,
  });

/**
 * A reply taken back. The numbers and the note stay, so that a changed answer does not lose what was said; a note
 * beside a no goes with the no.
 */
export const replyTakenBack = (reply: ReplyRow): NewReply => ({
  rsvp: 'pending',
  source: null,
  adults: reply.adults,
  children: reply.children,
  note: staysBehind(reply.rsvp, 'pending') ? '' : reply.note,
  names: reply.names,
  household: reply.answered_household,
});

/** A yes once more, as it stands. @throws {Problem} 409 `answered_elsewhere` where there is none (any more) */
export function replyConfirmed(reply: ReplyRow | undefined, source: RsvpSource): NewReply {
  if (reply?.rsvp !== 'yes') throw answeredElsewhere();
  const { rsvp, adults, children, note, names, answered_household: household } = reply;
  return { rsvp, source, adults, children, note, names, household };
}

/** Whether two replies say the same, for the same day, whoever gave them; answers beside them are not looked at. */
export const sameReply = (a: ReplyRow, b: NewReply): boolean =>
  a.date_changed !== true &&
  a.rsvp === b.rsvp &&
  a.adults === b.adults &&
  a.children === b.children &&
  a.note === b.note &&
  a.names === b.names &&
  isDeepStrictEqual(whoComes(a.answered_household), whoComes(b.household));

const whoComes = (household: readonly AnsweredPerson[]) =>
  comingOf(household).map(({ _id, name, child }) => [_id, name, child]);

/** Why somebody cannot come is nothing to say with a yes, and a note that is not looked at would go along unseen. */
const staysBehind = (before: ReplyRow['rsvp'], after: NewReply['rsvp']): boolean =>
  before === 'no' && after !== 'no';

type Party = Pick<NewReply, 'adults' | 'children' | 'household'>;

/** Who comes by an answer: by name, or by number; where neither is said, everybody the hosts name, or the guest alone. */
function partyOf(form: RsvpForm, guest: InvitedGuest, reply: ReplyRow | undefined): Party {
  const before = reply?.answered_household ?? [];
  if (form.rsvp === 'no') return { adults: 0, children: 0, household: before };
  const limit = limitOf(guest);
  if (form.household) {
    const household = householdStated(form.household, guest.household, before);
    const heads = headsOf(household);
    if (
      (form.adults ?? heads.adults) !== heads.adults ||
      (form.children ?? heads.children) !== heads.children
    )
      throw refusedParty(
        'adults',
        localized((words) => words.partyDiffers),
      );
    return { ...partyWithin(heads, limit, 'household'), household };
  }
  const { adults, children } = form;
  if (adults === undefined && children === undefined) {
    const everybody = comingOf(before).length > 0 ? before : everybodyOf(guest.household, before);
    const heads = headsOf(everybody);
    if (everybody.length > 0 && heads.adults + heads.children <= limit)
      return { ...heads, household: everybody };
  }
  const heads = partyWithin({ adults: adults ?? 1, children: children ?? 0 }, limit);
  return { ...heads, household: householdBeside(heads, before) };
}

const refusedParty = (field: 'adults' | 'children' | 'household', message: LocalizedMessage) =>
  invalid({ [field]: [message] }, message);

function partyWithin(
  { adults, children }: { adults: number; children: number },
  limit: number,
  field?: 'household',
): { adults: number; children: number } {
  if (adults + children < 1)
    throw refusedParty(
      field ?? 'adults',
      localized((words) => words.somebodyNeeded),
    );
  if (adults + children > limit)
    throw refusedParty(
      field ?? (adults > limit || children === 0 ? 'adults' : 'children'),
      localized((words) => words.partyTooLarge(limit)),
    );
  return { adults, children };
}

/** Whether an answer gives a yes once more, as it stands. */
export const isConfirmation = ({ rsvp, unchanged = false }: RsvpForm): boolean => rsvp === 'yes' && unchanged;
