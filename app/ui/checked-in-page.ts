import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod/v4';

/**
 * `onValidate` of a form whose backend has rules besides the schema. Fields that were refused are
 * judged as they are typed again; the form itself is sent however wrong it is, so that everything
 * wrong is named in one answer.
 */
export const judgedByBackend =
  <Schema extends z.ZodType>(schema: Schema) =>
  ({ formData }: { formData: FormData }) => {
    const submission = parseWithZod(formData, { schema });
    return submission.status === 'error' ? { ...submission, error: null } : submission;
  };
