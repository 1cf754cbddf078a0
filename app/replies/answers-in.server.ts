const FUNCTION = 'f.';

/** What the choice of a function is called among the questions of a form. */
export const functionChoiceId = (functionId: string): string => FUNCTION + functionId;

/** What was answered to the questions and functions the form held; one without an answer is empty. */
export function answersIn(form: FormData): Record<string, string[]> {
  const questionIds = String(form.get('asked') ?? '')
    .split(' ')
    .filter(Boolean);
  return Object.fromEntries(questionIds.map((id) => [id, form.getAll(`q.${id}`).map(String)]));
}

/** The same as the API takes it: how many people come by function, apart from the answers to questions. */
export function asReply(given: Record<string, string[]>): {
  answers: Record<string, string[]>;
  functions?: Record<string, string>;
} {
  const answers: Record<string, string[]> = {};
  const functions: Record<string, string> = {};
  for (const [id, values] of Object.entries(given)) {
    if (id.startsWith(FUNCTION)) functions[id.slice(FUNCTION.length)] = values[0] ?? '';
    else answers[id] = values;
  }
  return Object.keys(functions).length > 0 ? { answers, functions } : { answers };
}

/** The name the form has for a field the API refused: one for all that was answered to a question. */
export const fieldInForm = (field: string): string =>
  field.replace(/^functions\./, `answers.${FUNCTION}`).replace(/^(answers\..+)\[\d+\]$/, '$1');
