import { ATTENDED, headsId, ROWS, shareId } from '#app/replies/attendance.ts';
import { NAME, personQuestionId } from '#app/replies/reply-form.ts';

/** Before the id of a function: how many come to it, where a host records it. */
export const FUNCTION = 'f.';
/** The same where the choices are people. */
export const FUNCTION_BY_NAME = 'w.';
/** The question who comes, whose choices are people. */
export const WHO = 'who';

/** What the choice of a function is called among the questions of a form. */
export const functionChoiceId = (functionId: string): string => FUNCTION + functionId;

/** The same where its choices are people. */
export const functionByNameId = (functionId: string): string => FUNCTION_BY_NAME + functionId;

/** What was answered to the questions and functions the form held; one without an answer is empty. */
export function answersIn(form: FormData): Record<string, string[]> {
  const sent = [...form.keys()].filter((name) => name.startsWith('q.')).map((name) => name.slice(2));
  const ids = new Set([...wordsOf(form, 'boxes'), ...sent]);
  return Object.fromEntries([...ids].map((id) => [id, form.getAll(`q.${id}`).map(String)]));
}

/** The keys of the people that the form held, in their order. */
export const peopleIn = (form: FormData): string[] => wordsOf(form, 'people');

/** Whether a key stands for somebody who has no identifier yet. */
export const isNewKey = (key: string): boolean => key.startsWith('+');

const CHILD = '~';

/** What a person is called in a form: by number children have to be told from adults. */
export const keyOf = ({ _id, child }: { _id: string; child: boolean }): string =>
  (child && !isNewKey(_id) ? CHILD : '') + _id;

export const isChildKey = (key: string): boolean => key.startsWith('+c') || key.startsWith(CHILD);

/** The identifier in a key; empty for somebody who has none yet. */
export const personOfKey = (key: string): string => (isNewKey(key) ? '' : key.replace(CHILD, ''));

/** What a hidden field lists, with spaces between. */
export const wordsOf = (form: FormData, name: string): string[] =>
  String(form.get(name) ?? '')
    .split(' ')
    .filter(Boolean);

/** The name the form has for a field the API refused: one for all that was answered to a question. */
export function fieldInForm(field: string, form?: FormData): string {
  const [, place, part] = /^household(?:\[(\d+)\](?:\.(.+))?)?$/.exec(field) ?? [];
  if (field.startsWith('household')) {
    const key = form && peopleIn(form)[Number(place)];
    const questionId = part?.startsWith('answers.') && part.slice('answers.'.length).replace(/\[\d+\]$/, '');
    const share = questionId && shareId(questionId, '');
    if (share && [...(form?.keys() ?? [])].some((name) => name.startsWith(`q.${share}`)))
      return `answers.${share}`;
    if (questionId && key) return `answers.${personQuestionId(questionId, key)}`;
    return key ? `answers.${NAME}${key}` : `answers.${WHO}`;
  }
  const isOfRows =
    form?.has(`q.${ROWS}`) && (field.startsWith('functions.') || disagreesWithRows(field, form));
  if (isOfRows) return `answers.${ATTENDED}`;
  return field.replace(/^functions\./, `answers.${FUNCTION}`).replace(/^(answers\..+)\[\d+\]$/, '$1');
}

/** Whether the number of adults, or of children, is refused for what the rows of functions say: more of them, or that none comes to any. */
function disagreesWithRows(field: string, form: FormData): boolean {
  if (field !== 'adults' && field !== 'children') return false;
  const rows = wordsOf(form, `q.${ROWS}`).map((_, place) => form.get(`q.${headsId(field, place)}`));
  return !form.has(`q.${ATTENDED}`) || rows.some((number) => Number(number) > Number(form.get(field)));
}
