import { z } from 'zod/v4';

/**
 * The body of every answer with a status of 400 or above (design: one envelope).
 * `error` and `message` hold the same sentence, written for the person who reads
 * it; `details` holds messages per field, keyed by the field's path in the payload
 * (`venue.name`, `guests[3].email`).
 */
export const errorEnvelope = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** Messages per field path, as conform and the error envelope both write it. */
export type FieldErrors = Record<string, string[]>;

/** Turns the issues of a failed parse into messages per field path (`guests[3].email`). */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const path = issue.path.reduce<string>((text, part) => {
      if (typeof part === 'number') return `${text}[${part}]`;
      return text ? `${text}.${String(part)}` : String(part);
    }, '');
    (errors[path] ??= []).push(issue.message);
  }
  return errors;
}
