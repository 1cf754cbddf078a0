import type { AttendanceView } from '#app/replies/attendance.ts';
import type { InvitedFunction } from '#contract/events/functions.ts';
import type { GuestQuestion } from '#contract/events/questions.ts';
import { comingOf, headsOf, type AnsweredPerson } from '#contract/guests/household.ts';
import { FAMILY_PARTY_LIMIT, type GuestReply } from '#contract/guests/replies.ts';
import { formatEventDate } from '#contract/common/format.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import { functionReplyWords } from '#messages/functions/reply/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import { inReadersWords } from '#messages/questions/ready-made/by-language.ts';
import type { Language } from '#messages/language.ts';

interface AttendingGuest {
  withFamily: boolean;
  partyLimit: number;
  reply: Pick<GuestReply, 'rsvp' | 'adults' | 'children'>;
  household: readonly AnsweredPerson[];
  questions: readonly GuestQuestion[];
  functions: readonly InvitedFunction[];
}

type Heads = { adults: number; children: number };

/** Whether a party answers by number: nobody of it has a name. */
export const comesByNumber = ({ partyLimit, household }: Pick<AttendingGuest, 'partyLimit' | 'household'>) =>
  partyLimit > 1 && household.every(({ name }) => name === '');

/**
 * How many an answer begins from: as many as were said, else as many as the invitation names. The ten that *with family*
 * allows are a limit nobody stated.
 */
export function partyToBeginFrom({
  withFamily,
  partyLimit,
  reply: { adults, children },
}: Pick<AttendingGuest, 'withFamily' | 'partyLimit' | 'reply'>): Heads {
  if (adults + children > 0) return { adults, children };
  return { adults: withFamily && partyLimit === FAMILY_PARTY_LIMIT ? 1 : partyLimit, children: 0 };
}

/**
 * The functions of a guest as rows of their answer, all ticked but those they declined, each of a party by number for all who come
 * unless fewer do, and before a yes what such a party eats.
 * Undefined where there is nothing of either to ask.
 */
export function viewAttendance(
  guest: AttendingGuest,
  { isByNumber, timeZone, date }: { isByNumber: boolean; timeZone: string; date: string },
  language: Language,
): AttendanceView | undefined {
  const isAnswered = guest.reply.rsvp === 'yes';
  const { functions, questions, partyLimit: limit } = guest;
  // people by number answer all that is asked of each, or nothing: what is written for each is asked after the yes
  const isWritten = questions.some(
    (question) => question.required && question.eachPerson && !isShared(question),
  );
  const shared = isByNumber && !isAnswered && !isWritten ? questions.filter(isShared) : [];
  if (functions.length + shared.length === 0) return undefined;
  const party = partyToBeginFrom(guest);
  const { adults, children } = replyWords[language].card;
  const most = isAnswered ? party : { adults: limit, children: limit };
  const words = functionReplyWords[language];
  return {
    legend: isByNumber
      ? words.howManyAtEach(isAnswered ? party.adults + party.children : limit)
      : words.whichOnes,
    functions: functions.map((each) => ({
      id: each._id,
      name: functionNameIn(each.name, language),
      // once answered, the cards of the functions below have said it, and the page its bytes
      ...(!isAnswered && { when: formatEventDate({ ...each, timeZone }, 'weekday', language) }),
      ticked: each.people !== 0,
      // once answered, how many come is settled, and the page has few bytes left
      ...(isByNumber && { ...(isAnswered && party), ...headsOfRow(each, guest.household, party) }),
    })),
    ...(!isAnswered && functions.some((each) => each.date === date) && { complete: true }),
    ...(isByNumber && functions.length > 0 && { most, ...(!isAnswered && { all: words.all }) }),
    adults,
    children,
    ...(shared.length > 0 && {
      shares: shared.map(({ _id, text, choices }) => ({
        id: _id,
        text: inReadersWords(text, language),
        choices: choices.flatMap((choice) => [choice._id, inReadersWords(choice.text, language)]),
        counts: choices.map(
          (choice) =>
            comingOf(guest.household).filter(({ answers }) => answers[_id]?.includes(choice._id)).length,
        ),
        most: limit,
      })),
    }),
  };
}

/** Whether a question is asked of each, and answered with one choice: then a number beside each choice says all. */
const isShared = ({ eachPerson, kind }: GuestQuestion): boolean => eachPerson && kind === 'one';

/** How many of a party come to a function, where not all who come do: who was said to, or as many as were said. */
function headsOfRow(
  { _id, people }: InvitedFunction,
  household: readonly AnsweredPerson[],
  party: Heads,
): Partial<Heads> {
  if (!people || people === party.adults + party.children) return {};
  const there = comingOf(household).filter(({ functions }) => functions?.includes(_id));
  if (there.length === people) return headsOf(there);
  const adults = Math.min(people, party.adults);
  return { adults, children: Math.min(people - adults, party.children) };
}
