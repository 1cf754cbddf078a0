import { z } from 'zod/v4';
import { readBy } from '#contract/audience/read-by.ts';
import { questionWords } from '#messages/questions/words.ts';
import * as readyMadeWords from '#messages/questions/ready-made/en.ts';
import { checkbox, id, optionalLine, requiredLine } from '#contract/common/fields.ts';

/** The most questions of one event, and the most answers to choose from. */
export const MAX_QUESTIONS = 10;
export const MAX_CHOICES = 10;

/** Characters. */
export const QUESTION_LENGTH = 200;
export const CHOICE_LENGTH = 80;
export const ANSWER_LENGTH = 500;

/** How a question is answered: in words, by one choice, or by as many as apply. Fixed once the question is there. */
export const questionKind = z.enum(['text', 'one', 'many'], { error: () => questionWords.kindRequired });
export type QuestionKind = z.infer<typeof questionKind>;

/** An answer to choose from. Its `_id` stays when its words are mended; it is short, because the guest's page carries it, and unique within its question. */
export const questionChoice = z.object({ _id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), text: z.string() });
export type QuestionChoice = z.infer<typeof questionChoice>;

/** A question as it is asked. */
const question = z.object({
  _id: id,
  kind: questionKind,
  text: z.string(),
  choices: z.array(questionChoice),
  required: z.boolean(),
  /** Asked for each person who comes, once a guest says who; else once for all of them. */
  eachPerson: z.boolean(),
});
export type Question = z.infer<typeof question>;

/** What was answered: one text, or the ids of the choices taken; empty when nothing was. */
const answer = z.array(z.string());

/** A question put to one guest, with the answer as recorded. */
export const guestQuestion = question.extend({ answer });
export type GuestQuestion = z.infer<typeof guestQuestion>;

/** An answer in words: the text, or the texts of the choices. */
export const answerInWords = (
  { kind, choices }: Pick<Question, 'kind' | 'choices'>,
  given: readonly string[],
): string =>
  kind === 'text'
    ? (given[0] ?? '')
    : choices
        .filter(({ _id }) => given.includes(_id))
        .map(({ text }) => text)
        .join('; ');

/** A question with what the guests who are coming answered. */
const countedQuestion = question.extend({
  /** Guests who answered; of a question for each person: people. */
  answered: z.number().int(),
  choices: z.array(questionChoice.extend({ guests: z.number().int() })),
});
export type CountedQuestion = z.infer<typeof countedQuestion>;

/** `GET /events/{eventId}/questions`: in the order they are asked. `confirmed` counts the guests who are coming. */
export const questionList = z.object({ questions: z.array(countedQuestion), confirmed: z.number().int() });

/** The organiser's words of a question. Choices without words are left out; those named by `_id` are there already. */
export const questionEntry = z.object({
  text: requiredLine(() => questionWords.textRequired, QUESTION_LENGTH),
  required: checkbox,
  eachPerson: checkbox,
  choices: z
    // a form leaves out what is empty
    .array(z.object({ _id: z.string().max(64).default(''), text: optionalLine(CHOICE_LENGTH) }).optional())
    .max(MAX_CHOICES)
    .default([])
    .transform((choices) => choices.filter((choice) => choice !== undefined)),
});
export type QuestionEntry = z.infer<typeof questionEntry>;

/** `POST /events/{eventId}/questions`. */
export const newQuestion = questionEntry.extend({ kind: questionKind });
export type NewQuestion = z.infer<typeof newQuestion>;

/** `POST /events/{eventId}/questions/{questionId}/move`: one place towards the beginning or the end. */
export const questionMove = z.object({ direction: z.enum(['up', 'down']) });

export const savedQuestion = z.object({ question: readBy('hosts', question), message: z.string() });

/** Questions most hosts ask; a form begins with one when its name is chosen. */
export const readyMadeQuestions = {
  meal: {
    kind: 'one',
    eachPerson: true,
    text: readyMadeWords.meal,
    choices: [
      readyMadeWords.mealVeg,
      readyMadeWords.mealNonVeg,
      readyMadeWords.mealJain,
      readyMadeWords.mealVegan,
    ],
  },
  dietary: {
    kind: 'many',
    eachPerson: true,
    text: readyMadeWords.dietary,
    choices: [
      readyMadeWords.dietaryNuts,
      readyMadeWords.dietaryMilk,
      readyMadeWords.dietaryGluten,
      readyMadeWords.dietaryOnionGarlic,
      readyMadeWords.dietaryEgg,
    ],
  },
  stay: {
    kind: 'one',
    eachPerson: false,
    text: readyMadeWords.stay,
    choices: [readyMadeWords.yes, readyMadeWords.no],
  },
  song: { kind: 'text', eachPerson: false, text: readyMadeWords.song, choices: [] },
} as const satisfies Record<
  string,
  { kind: QuestionKind; eachPerson: boolean; text: string; choices: readonly string[] }
>;
export type ReadyMadeQuestion = keyof typeof readyMadeQuestions;
