/** The first part of an event's file and the last. */
export const HEAD_NAME = 'shagun-event.json';
export const END_NAME = 'end.json';
