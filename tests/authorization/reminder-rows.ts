import type { reminderOperations } from '#contract/reminder-operations.ts';
import { organiserOnly, type Row } from '#tests/authorization/row.ts';

const message = { audience: 'all', text: 'See you soon.' } as const;

/** Reminders and messages are the organiser's; here nobody was invited, so there is nobody to send to (409). */
export const reminderRows: Record<keyof typeof reminderOperations, Row> = {
  getReminders: { expected: organiserOnly },
  saveReminders: { expected: organiserOnly, body: () => ({ replyBy: '', daysBefore: [] }) },
  listRecipients: { expected: organiserOnly },
  remindNow: { expected: { ...organiserOnly, organiser: 409 } },
  previewGuestMessage: { expected: organiserOnly, body: () => message },
  sendGuestMessage: { expected: { ...organiserOnly, organiser: 409 }, body: () => ({ ...message, requestId: 'request-of-the-matrix' }) },
};
