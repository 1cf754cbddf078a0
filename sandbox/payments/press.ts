import { isOwnForm } from '#sandbox/http/own-form.ts';
import type { Method } from '#sandbox/payments/records.ts';

/** What a payer pressed. */
export interface Press {
  readonly outcome: 'pay' | 'fail' | 'cancel';
  readonly method: Method;
}

/** The text fields of a form, the last of each name; empty for a body that is no form. */
export async function textFields(request: Request): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const form = await request.formData().catch(() => undefined);
  form?.forEach((value, name) => {
    if (typeof value === 'string') fields.set(name, value);
  });
  return fields;
}

/** The button of the hosted page; undefined when another site pressed it or it is none. */
export async function pressOf(request: Request): Promise<Press | undefined> {
  if (!isOwnForm(request)) return undefined;
  const fields = await textFields(request);
  const outcome = fields.get('outcome');
  if (outcome !== 'pay' && outcome !== 'fail' && outcome !== 'cancel') return undefined;
  return { outcome, method: fields.get('method') === 'upi' ? 'upi' : 'card' };
}
