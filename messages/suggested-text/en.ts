import { count, roughly } from '#contract/common/format.ts';

// sentences of spec sections 5 and 8
export const nameAndDateFirst = 'Please fill in the event name and date first';
export const failed = 'Failed to generate description. Please try again.';

/** For whoever has used up the day. `seconds` until it works again. */
export const dayUsedUp = (limit: number, seconds: number) =>
  `You have used the ${count(limit, 'suggestion')} of today. AI Generate works again in ${roughly(seconds)}; until then write the description yourself.`;
export const tooFast = (seconds: number) => `That was often. Wait ${roughly(seconds)}, then try again.`;

// the button beside the description
export const generate = 'AI Generate';
export const stop = 'Stop';
export const putBack = 'Put my own text back';
export const help =
  'Suggests a text from the name, date, venue and couple. If this site uses a text service, it gets these and nothing else.';
export const writing = 'A description is being written. Escape or Stop ends it.';
export const written = 'The description is there. Read it, and change what you like.';
export const writtenFromWording =
  'A suggested wording is there. Read it, and change what you like; press AI Generate for another one.';
export const stopped = 'Stopped. What had been written so far is kept; change what you like.';
export const stoppedEarly = 'Stopped. Nothing was changed.';
export const ownTextBack = 'Your own text is back.';
