// a catalogue of its own, so that every form loads these words and no others
export const kept = 'You are offline. What you typed is still here: press again when you are back.';
