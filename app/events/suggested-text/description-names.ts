import * as suggestionWords from '#messages/suggested-text/en.ts';

/** Values of the buttons beside the description, which send the form without scripts. */
export const GENERATE_DESCRIPTION = 'generate-description';
export const OWN_DESCRIPTION = 'own-description';

/** Hidden fields: the text somebody typed before one was generated, and the generated one. Neither is part of an event. */
export const OWN_TEXT = 'ownDescription';
export const WRITTEN_TEXT = 'writtenDescription';

/** What is said once such a button has done its work. */
export const descriptionNotices = {
  described: suggestionWords.written,
  'described-by-wording': suggestionWords.writtenFromWording,
  'own-description-back': suggestionWords.ownTextBack,
};
export type DescriptionDone = keyof typeof descriptionNotices;
