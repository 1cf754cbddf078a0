// the photo of an event: its page for hosts
export const pageTitle = (event: string) => `Photo and story of ${event} · Shagun`;
export const pageTitleUnknown = 'Photo and story · Shagun';
export const title = 'Photo and story';
export const lead = 'Guests see both below their answer and the functions, above the gifts.';

export const fromDesign = 'Below the invitation your guests can also see:';

export const photoTitle = 'Photo';
export const noPhoto = 'There is no photo yet.';
export const photoAlt = 'The photo as your guests see it';
export const cropped = 'We cut it to this shape, around faces where we find them.';
export const chooseLabel = 'Choose a photo';
export const replaceLabel = 'Choose another photo';
export const chooseHelp = 'PNG, JPG or WebP, up to 5 MB. Wide pictures look best.';
export const chooseOne = 'Choose a photo first.';
export const save = 'Use this photo';
export const saving = 'Uploading...';
export const remove = 'Remove the photo';
export const saved = 'Your guests see this photo now.';
export const removed = 'Your guests no longer see a photo.';

export const storyTitle = 'Story';
export const noStory = 'There is no story yet: a few lines your guests read below their answer.';
/** Of a couple. */
export const noStoryOfTwo = 'There is no story yet: a few lines, such as how the two met.';
export const changeStory = 'Change the story';
export const writeStory = 'Write a story';
export const seePage = 'See the page as guests do';
