// what the link in a mail's foot does
export const linkIncomplete = 'This link is not complete. Open it again from the mail.';
export const stoppedForEvent = 'Done. You will get no more mail about this event.';
export const stoppedForAll = 'Done. You will get no more mail from us about any event.';
