// a catalogue of its own, so that every form loads these words and no others
export const kept = 'You seem to be offline. What you typed is still here: press again when you’re back.';
/** The same where the server, or something before it, answered with a failure. */
export const failed = 'That did not work just now. What you typed is still here.';
/** Another form, or this one, is on its way: a press comes too early. */
export const early =
  'Your last press is still on its way. What you typed is still here: press again in a moment.';
export const tryAgain = 'Try again';
