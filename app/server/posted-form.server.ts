import { AsyncLocalStorage } from 'node:async_hooks';

/** The form that is being answered, as it came. */
export interface PostedForm {
  /** Names and values of its fields. */
  fields: [string, string][];
  hadFiles: boolean;
}

const posted = new AsyncLocalStorage<{ form?: PostedForm }>();

/** Answers a request so that its form is known to whatever page the answer becomes (docs/decisions/0101). */
export const rememberForm = <T>(method: string | undefined, answer: () => T): T =>
  method === 'POST' ? posted.run({}, answer) : answer();

export function notePosted(form: FormData): void {
  const store = posted.getStore();
  if (!store) return;
  const entries = [...form];
  store.form = {
    fields: entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    hadFiles: entries.some(([, value]) => value instanceof File && value.size > 0),
  };
}

/** The form of the request that is being answered, once an action has read it. */
export const postedForm = (): PostedForm | undefined => posted.getStore()?.form;
