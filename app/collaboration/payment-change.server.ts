import { data } from '@remix-run/node';
import type { FormResult } from '#app/forms/form-result.server.ts';
import { CHANGE } from '#app/collaboration/payment-step.tsx';

/** Whether the button of the step before paying was pressed that leads back to the form. */
export const isChange = (form: FormData): boolean => form.has(CHANGE);

/** Shows the form again as it was filled in; nothing is wrong with it. */
export function keptForm(form: FormData, names: readonly string[]) {
  const initialValue = Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return data<FormResult>({ lastResult: { initialValue } });
}
