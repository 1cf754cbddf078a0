import { count, roughly } from '#contract/common/format.ts';

// sentences of spec sections 5 and 8
export const nameAndDateFirst = 'Please fill in the event name and date first';
export const failed = 'Failed to generate description. Please try again.';

/** For whoever has used up the day. `seconds` until it works again. */
export const dayUsedUp = (limit: number, seconds: number) =>
  `You have used today’s ${count(limit, 'suggestion')}. AI Generate works again in ${roughly(seconds)}; until then, please write the description yourself.`;
export const tooFast = (seconds: number) =>
  `That was a lot of tries in a short time. Please wait ${roughly(seconds)}, then try again.`;

// the button beside the description
export const generate = 'AI Generate';
export const stop = 'Stop';
export const putBack = 'Put my own text back';
export const help =
  'Suggests a text from the name, date, venue and couple. If this site uses a text service, it gets these and nothing else.';
export const writing = 'Writing a description. Press Escape or Stop to end it.';
export const written = 'Here is a description. Read it, and change what you like.';
export const writtenFromWording =
  'Here is a suggested wording. Read it, and change what you like; press AI Generate for another one.';
export const stopped = 'Stopped. What was written so far is kept; change what you like.';
export const stoppedEarly = 'Stopped. Nothing was changed.';
export const ownTextBack = 'Your own text is back.';
