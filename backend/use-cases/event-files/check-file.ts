import type { EventFileGuest, EventFileHead } from '#contract/events/event-file.ts';
import { transferWords } from '#messages/events/transfer/words.ts';
import { coupleOf } from '#backend/events/details.ts';
import { normaliseGuests } from '#backend/guests/service.ts';
import { hasProblems, invalid } from '#backend/platform/errors.ts';

const refused = (sentence: string) => invalid({ file: [sentence] }, sentence);

/**
 * What no schema sees: guests whom the database would refuse or take for the same, answers that name no choice, and
 * places in lists that are not there.
 *
 * @throws {Problem} 400 on `file`
 */
export function checkedContents(head: EventFileHead, guests: readonly EventFileGuest[]): void {
  if (hasProblems(coupleOf(head.event.eventType, head.event.brideGroomDetails).problems))
    throw refused(transferWords.wrongPart);
  checkGuests(guests);
  const within = (place: number | null, list: readonly unknown[]) => place === null || place < list.length;
  const different = (places: readonly unknown[]) => new Set(places).size === places.length;
  const { photo, functions, questions, gifts, pictures, messages, design, toolPicture } = head;
  const claimed = guests.flatMap(({ brings }) => brings.map(({ gift }) => gift));
  const shown = [
    photo,
    ...gifts.map(({ picture }) => picture),
    design?.photo ?? null,
    toolPicture?.picture ?? null,
  ];
  const isWhole =
    different(pictures) &&
    shown.every((place) => within(place, pictures)) &&
    // its photo is one of the pictures, never one that is here already
    (design === null || design.selection.photo === '') &&
    messages.every((message) => within(message.function, functions)) &&
    questions.every(({ choices }) => different(choices.map(({ _id }) => _id))) &&
    // what arrived was bought
    gifts.every(({ purchasedAt, deliveredAt }) => deliveredAt === null || purchasedAt !== null) &&
    // one guest brings a gift, and none that was bought
    different(claimed) &&
    claimed.every((place) => gifts[place]?.purchasedAt === null) &&
    guests.every(
      (guest) =>
        different(guest.functions) &&
        guest.functions.every((place) => within(place, functions)) &&
        different(guest.functionReplies.map((reply) => reply.function)) &&
        guest.functionReplies.every((reply) => within(reply.function, functions)) &&
        different(guest.answers.map(({ question }) => question)) &&
        guest.answers.every(({ question, answer }) => isAnswer(questions[question], answer)),
    );
  if (!isWhole) throw refused(transferWords.wrongPart);
}

/** Whether an answer is one to this question. */
export function isAnswer(
  question: EventFileHead['questions'][number] | undefined,
  answer: readonly string[],
): boolean {
  if (!question) return false;
  if (question.kind === 'text') return answer.length === 1;
  const choices = new Set(question.choices.map(({ _id }) => _id));
  return answer.every((choice) => choices.has(choice)) && (question.kind === 'many' || answer.length <= 1);
}

function checkGuests(entries: readonly EventFileGuest[]): void {
  const { guests, problems } = normaliseGuests(entries);
  const [problem] = problems;
  if (problem) throw refused(transferWords.wrongGuest(problem.index + 1, problem.message));
  if (guests.length === entries.length) return;
  const there = new Set(guests.map(({ index }) => index));
  const missing = entries.findIndex((_, index) => !there.has(index));
  throw refused(transferWords.wrongGuest(missing + 1, transferWords.emptyGuest));
}
