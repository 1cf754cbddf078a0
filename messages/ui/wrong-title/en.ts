// a catalogue of its own, so that every page loads these words and no others
/** Stands before the title of a page that has something wrong in a form. */
export const before = 'Error: ';
