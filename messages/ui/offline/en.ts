// a catalogue of its own, so that every form loads these words and no others
export const kept = 'You seem to be offline. What you typed is still here: press again when you’re back.';
