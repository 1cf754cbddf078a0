import type { EventFileGuest, EventFileHead } from '#contract/events/event-file.ts';
import { MAX_GUEST_ROWS } from '#contract/events/events.ts';
import { isAnswer } from './check-file.ts';

/**
 * Leaves out of guests, page after page, what does not fit the head or the pages before: they are read one after the
 * other for as long as a download takes, and what passes from one guest to another meanwhile would be in the file twice,
 * which nobody could bring in. Whoever had it first keeps it. Remembers the contacts of as many guests as a file may have.
 */
export function createGuestFitting(
  head: EventFileHead,
): (guests: readonly EventFileGuest[]) => EventFileGuest[] {
  const emails = createSeen<string>();
  const phones = createSeen<string>();
  const brought = createSeen<number>();
  return (guests) =>
    guests.flatMap((guest) => {
      const email = guest.email && emails.isNew(guest.email) ? guest.email : '';
      const phone = guest.phone && phones.isNew(guest.phone) ? guest.phone : '';
      // known by that alone, and so in the file already
      if (!guest.firstName && !guest.lastName && !email && !phone) return [];
      return {
        ...guest,
        email,
        phone,
        wantsNoMore: guest.wantsNoMore.filter((way) => (way === 'email' ? email : phone) !== ''),
        answers: fittingAnswers(head, guest.answers),
        brings: guest.brings.filter(
          ({ gift }) => head.gifts[gift]?.purchasedAt === null && brought.isNew(gift),
        ),
      };
    });
}

/** Without choices that came up after the head was read. */
const fittingAnswers = ({ questions }: EventFileHead, answers: EventFileGuest['answers']) =>
  answers.flatMap(({ question: place, answer }) => {
    const question = questions[place];
    const choices = new Set(question?.choices.map(({ _id }) => _id));
    const known = question?.kind === 'text' ? answer : answer.filter((choice) => choices.has(choice));
    return known.length > 0 && isAnswer(question, known) ? [{ question: place, answer: known }] : [];
  });

function createSeen<Value>() {
  const seen = new Set<Value>();
  return {
    isNew(value: Value): boolean {
      if (seen.has(value)) return false;
      if (seen.size < MAX_GUEST_ROWS) seen.add(value);
      return true;
    },
  };
}
