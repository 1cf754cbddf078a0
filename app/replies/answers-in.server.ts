import { NAME, personQuestionId } from '#app/replies/reply-form.ts';
import type { RsvpForm } from '#contract/guests/replies.ts';

// what the fields of a reply are called among its questions
const FUNCTION = 'f.';
const FUNCTION_BY_NAME = 'w.';
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
const peopleIn = (form: FormData): string[] => wordsOf(form, 'people');

const wordsOf = (form: FormData, name: string): string[] =>
  String(form.get(name) ?? '')
    .split(' ')
    .filter(Boolean);

interface Answers {
  answers: Record<string, string[]>;
  functions?: Record<string, string>;
  household?: NonNullable<RsvpForm['household']>;
}

/**
 * The same as the API takes it: how many people come by function, answers to questions, and who comes by name or one by
 * one. Nobody is made a person of whom nothing is known but that they come.
 */
export function asReply(form: FormData): Answers {
  const given = answersIn(form);
  const keys = peopleIn(form);
  const reply: Answers = { answers: {} };
  const comesTo = new Map<string, string[]>();
  for (const [id, values] of Object.entries(given)) {
    if (id === WHO || id.startsWith(NAME) || id.includes('@')) continue;
    if (id.startsWith(FUNCTION_BY_NAME)) comesTo.set(id.slice(FUNCTION_BY_NAME.length), values);
    else if (id.startsWith(FUNCTION)) (reply.functions ??= {})[id.slice(FUNCTION.length)] = values[0] ?? '';
    else reply.answers[id] = values;
  }
  const household = keys.map((key): NonNullable<Answers['household']>[number] => {
    const ofPerson = Object.entries(given).flatMap(([id, values]) => {
      const [questionId = '', of] = id.split('@');
      return of === key ? [[questionId, values] as const] : [];
    });
    return {
      _id: isNew(key) ? '' : key,
      ...(isNew(key) ? { child: key.startsWith('+c') } : {}),
      ...(given[NAME + key] ? { name: given[NAME + key]?.[0] ?? '' } : {}),
      coming: given[WHO]?.includes(key) ?? true,
      ...(ofPerson.length > 0 ? { answers: Object.fromEntries(ofPerson) } : {}),
      ...(comesTo.size > 0
        ? { functions: [...comesTo].filter(([, who]) => who.includes(key)).map(([id]) => id) }
        : {}),
    };
  });
  household.push(...othersIn(form, given));
  const isKnown = household.some(
    ({ _id, name, answers = {} }, place) =>
      _id !== '' || (place > 0 && name) || Object.values(answers).some((answer) => answer.some(Boolean)),
  );
  return isKnown ? { ...reply, household } : reply;
}

const isNew = (key: string): boolean => key.startsWith('+');

/** Those who come besides the people named, by number. */
function othersIn(form: FormData, given: Record<string, string[]>) {
  if (!(WHO in given)) return [];
  const count = (name: string) => Math.min(99, Math.max(0, Number(form.get(name)) || 0));
  return (['adults', 'children'] as const).flatMap((name) =>
    Array.from({ length: count(name) }, () => ({ _id: '', child: name === 'children', coming: true })),
  );
}

/** The name the form has for a field the API refused: one for all that was answered to a question. */
export function fieldInForm(field: string, form?: FormData): string {
  const [, place, part] = /^household(?:\[(\d+)\](?:\.(.+))?)?$/.exec(field) ?? [];
  const key = form && peopleIn(form)[Number(place)];
  if (field.startsWith('household'))
    return part?.startsWith('answers.') && key
      ? `answers.${personQuestionId(part.slice('answers.'.length).replace(/\[\d+\]$/, ''), key)}`
      : key
        ? `answers.${NAME}${key}`
        : `answers.${WHO}`;
  return field.replace(/^functions\./, `answers.${FUNCTION}`).replace(/^(answers\..+)\[\d+\]$/, '$1');
}
