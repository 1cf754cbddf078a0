import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod/v4';

/**
 * What `useConform` takes of a form that its schema judges where scripts run, before it is sent: with the sentences the
 * server would answer, and fields that were refused as they are typed again. What the backend alone knows it says once that
 * has passed (docs/decisions/0101). A button named `do` does something else with the form, such as searching a venue, and is
 * the server's to answer: `error: null` tells conform.
 */
export const checkedInPage = <Schema extends z.ZodType>(schema: Schema) => ({
  shouldRevalidate: 'onInput' as const,
  onValidate({ formData, submitter }: { formData: FormData; submitter: HTMLElement | null }) {
    const submission = parseWithZod(formData, { schema });
    return submission.status === 'error' && submitter?.getAttribute('name') === 'do'
      ? { ...submission, error: null }
      : submission;
  },
});
