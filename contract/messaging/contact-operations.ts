import { outcome } from '#contract/common/fields.ts';
import { contactForm } from './contact.ts';
import type { Operation } from '#contract/operation.ts';

/** The calls of the contact page: a part of the table in `operations.ts`. */
export const contactOperations = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Write to support; five messages an hour from one person or place',
    access: 'anyone',
    apiKey: 'never',
    readers: 'anyone',
    body: contactForm,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
