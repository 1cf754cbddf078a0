import type { AttendanceView } from '#app/replies/attendance.ts';
import type { GuestQuestion } from '#contract/events/questions.ts';
import { inReadersWords } from '#messages/questions/ready-made/by-language.ts';
import type { Language } from '#messages/language.ts';

/** A question, who comes to a function or who comes at all, as the reply shows it; this travels twice in the page's HTML. */
export interface QuestionView {
  id: string;
  kind: GuestQuestion['kind'];
  text: string;
  /** Id and words of each, one after the other: a list of pairs would weigh more on the way. Left out by a text. */
  choices?: readonly string[];
  required?: true;
  /** Absent where there is none. */
  answer?: readonly string[];
}

/** A person behind an invitation, with what is kept of them. */
interface PersonView {
  /** Their identifier, or what stands for one who has none yet: it says whether adult or child. */
  key: string;
  /** The hosts' name for them, or which adult or child they are. */
  label: string;
  /** To be written or mended; absent where there is nothing to write. */
  name?: string;
  /** To the questions for each, in their order; absent before any. */
  answers?: readonly (readonly string[])[];
}

/** All that a form asks beside the answer, in its order. */
export interface QuestionsView {
  /** To which functions they come, and what they eat. */
  attendance?: AttendanceView;
  /** Who comes, where names are known. */
  who?: QuestionView;
  people: readonly PersonView[];
  /** What is asked of each of them: said once, because it travels twice. */
  each: readonly QuestionView[];
  /** What the field of a name is called where more is asked of each. */
  nameLabel?: string;
  questions: readonly QuestionView[];
}

/** A question in the reader's language, where its words are ours. */
export const viewQuestion = (
  { _id, kind, text, choices, required, answer }: GuestQuestion,
  language: Language,
): QuestionView => ({
  id: _id,
  kind,
  text: inReadersWords(text, language),
  ...(choices.length > 0 && {
    choices: choices.flatMap((choice) => [choice._id, inReadersWords(choice.text, language)]),
  }),
  ...(required ? { required } : {}),
  ...(answer.length > 0 && { answer }),
});
