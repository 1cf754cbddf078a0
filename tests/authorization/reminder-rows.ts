import type { reminderOperations } from '#contract/guests/reminder-operations.ts';
import { editors, hosts, type Row } from '#tests/authorization/row.ts';

const message = { audience: 'all', text: 'See you soon.' } as const;

/** Reminders and messages are the organiser's; here nobody was invited, so there is nobody to send to (409). */
export const reminderRows: Record<keyof typeof reminderOperations, Row> = {
  getReminders: { expected: hosts() },
  saveReminders: { expected: editors(), body: () => ({ replyBy: '', daysBefore: [] }) },
  listRecipients: { expected: hosts() },
  remindNow: { expected: editors(409) },
  previewGuestMessage: { expected: editors(), body: () => message },
  sendGuestMessage: {
    expected: editors(409),
    body: () => ({ ...message, requestId: 'request-of-the-matrix' }),
  },
};
