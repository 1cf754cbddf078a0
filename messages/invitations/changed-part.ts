/** What of an event guests are told a change of. */
export type ChangedPart = 'date' | 'time' | 'place';
