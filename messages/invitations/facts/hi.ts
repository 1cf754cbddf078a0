// an event's date and time, as messages to guests write them
/** Before के लिए or on its own; `time` may be empty. */
export const when = (date: string, time: string) => (time ? `${date}, ${time}` : date);
