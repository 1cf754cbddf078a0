import type { ColumnType, Generated } from 'kysely';
import type { QuestionChoice, QuestionKind } from '#contract/events/questions.ts';
import type { Instant } from './column-types.ts';

/** The tables of `migrations/0013_answers.sql`. */
export interface AnswerSchema {
  event_questions: {
    id: string;
    event_id: string;
    position: number;
    kind: QuestionKind;
    question: string;
    choices: ColumnType<QuestionChoice[], string, string>;
    required: boolean;
    each_person: Generated<boolean>;
    created_at: Instant;
  };
  reply_answers: { question_id: string; guest_id: string; answer: string[] };
}
