// an event's date and time, as messages to guests write them
export const morning = (clock: string) => `${clock} am`;
export const afternoon = (clock: string) => `${clock} pm`;
/** For a sentence; `time` may be empty. */
export const when = (date: string, time: string) => `on ${date}${time ? ` at ${time}` : ''}`;
