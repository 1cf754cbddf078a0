import type { CateringPart, Portions } from '#contract/guests/catering.ts';
import { comingOf, type AnsweredPerson } from '#contract/guests/household.ts';
import type { EventFunction } from '#contract/events/functions.ts';
import type { Question } from '#contract/events/questions.ts';
import { whoComesTo } from './household.ts';

/** A guest who comes, as far as whoever cooks has to know. */
export interface ComingGuest {
  adults: number;
  children: number;
  /** By name, as it was answered; those who come are the adults and children, or nobody is by name. */
  household: readonly AnsweredPerson[];
  /** Answers that stand for a guest who comes alone, by question. */
  answers: ReadonlyMap<string, readonly string[]>;
  /** How many come to a function, and whether by their yes to the event alone; undefined: not invited. */
  comesTo: (functionId: string) => { people: number; byEvent: boolean } | undefined;
}

const nobody = (): Portions => ({ adults: 0, children: 0 });

function add(sum: Portions, { adults, children }: Portions): void {
  sum.adults += adults;
  sum.children += children;
}

const portionsOf = (people: readonly Pick<AnsweredPerson, 'child'>[]): Portions => {
  const children = people.filter(({ child }) => child).length;
  return { adults: people.length - children, children };
};

/** Of a part, those who come. */
type ComingPart = Omit<CateringPart, 'unanswered' | 'uncountedFamilies'>;

/**
 * People of one function, or of the whole event, by what they answered. Where a guest said by number how many come, and
 * not who, they are counted as adults first, and what they eat is open.
 *
 * @param questions those with choices that are asked for each person
 */
export function cateringPart(
  part: EventFunction | null,
  questions: readonly Question[],
  guests: readonly ComingGuest[],
): ComingPart {
  const sheet: ComingPart = {
    function: part,
    ...nobody(),
    byEvent: nobody(),
    questions: questions.map(({ text, choices }) => ({
      text,
      choices: choices.map((choice) => ({ text: choice.text, ...nobody() })),
      open: nobody(),
      guessed: 0,
    })),
  };
  for (const guest of guests) {
    const coming = part ? guest.comesTo(part._id) : { people: guest.adults + guest.children, byEvent: false };
    if (!coming) continue;
    const { people, byEvent } = coming;
    const named = whoComesTo(guest.household, people, part?._id);
    const isAlone = people === 1 && comingOf(guest.household).length === 0;
    const adults = Math.min(people, guest.adults);
    const counted = named ? portionsOf(named) : { adults, children: people - adults };
    add(sheet, counted);
    if (byEvent) add(sheet.byEvent, counted);
    for (const [place, { _id, choices }] of questions.entries()) {
      const counts = sheet.questions[place];
      if (!counts) continue;
      if (named) counts.guessed += guessedAmong(named, comingOf(guest.household), _id);
      const given = named
        ? named.map((person) => ({ portions: portionsOf([person]), answer: person.answers[_id] ?? [] }))
        : [{ portions: counted, answer: isAlone ? (guest.answers.get(_id) ?? []) : [] }];
      for (const { portions, answer } of given) {
        const taken = choices.flatMap((choice, index) => (answer.includes(choice._id) ? [index] : []));
        if (taken.length === 0) add(counts.open, portions);
        for (const index of taken) {
          const choice = counts.choices[index];
          if (choice) add(choice, portions);
        }
      }
    }
  }
  return sheet;
}

/**
 * How many of those who are there have an answer that may be another’s: a family said by number how many take what, and those
 * without a name got the answers in their order.
 */
function guessedAmong(
  there: readonly AnsweredPerson[],
  coming: readonly AnsweredPerson[],
  questionId: string,
): number {
  const nameless = ({ name }: AnsweredPerson) => name === '';
  const [some, all] = [there.filter(nameless), coming.filter(nameless)];
  const isOneAnswer = new Set(all.map(({ answers }) => answers[questionId]?.join(' '))).size < 2;
  const areAlike = some.length === all.length && new Set(all.map(({ child }) => child)).size < 2;
  return isOneAnswer || areAlike ? 0 : some.length;
}
