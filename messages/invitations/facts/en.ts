// an event's date and time, as messages to guests write them
/** For a sentence; `time` may be empty. */
export const when = (date: string, time: string) => `on ${date}${time ? ` at ${time}` : ''}`;
