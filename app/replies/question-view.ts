import type { GuestQuestion } from '#contract/events/questions.ts';
import { inReadersWords } from '#messages/questions/ready-made/by-language.ts';
import type { Language } from '#messages/language.ts';

/** A question, or the choice of a function, as the reply shows it; this travels twice in the page's HTML. */
export interface QuestionView {
  id: string;
  /** `people`: how many come to a function, one of the choices in any case; `line`: a text of one line, a name. */
  kind: GuestQuestion['kind'] | 'people' | 'line';
  text: string;
  /** Id and words of each. */
  choices: readonly (readonly [string, string])[];
  required?: true;
  answer: readonly string[];
}

/** A question in the reader's language, where its words are ours. */
export const viewQuestion = (
  { _id, kind, text, choices, required, answer }: GuestQuestion,
  language: Language,
): QuestionView => ({
  id: _id,
  kind,
  text: inReadersWords(text, language),
  choices: choices.map((choice) => [choice._id, inReadersWords(choice.text, language)]),
  ...(required ? { required } : {}),
  answer,
});
