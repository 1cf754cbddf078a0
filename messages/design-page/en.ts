/** Words of the Invitation Design tab, which organisers read. What stands on the cards themselves is in `messages/designs`. */

export const templateTitles = {
  mandap: 'Wedding Mandap',
  balloons: 'Birthday Balloons',
  jaali: 'Corporate Jaali',
  palna: 'Baby Shower Palna',
  sunrise: 'Graduation Sunrise',
};

export const categories = {
  wedding: 'Wedding',
  birthday: 'Birthday',
  corporate: 'Corporate',
  baby_shower: 'Baby shower',
  graduation: 'Graduation',
};

export const defaultTitle = (eventName: string) => `${eventName} Invitation`;
export const customTitle = 'Custom Invitation';

export const enterColour = 'Choose a colour, written like #a8124f.';
export const chooseTemplate = 'Choose one of the templates.';
export const chooseLanguage = 'Choose a language from the list.';
export const photoLost = 'This photo is no longer there. Please upload it again.';
export const lowContrast =
  'This text is hard to read on this background. Make the text darker or the background lighter (or the other way round).';

export const premiumOnly = (title: string, plan: string) =>
  `"${title}" is a premium design, and your plan is ${plan}. Choose one of the other designs, or contact us for a larger plan.`;
export const cancelledEvent = 'This event was cancelled; its invitation cannot be changed any more.';
export const notChosen = 'No design is chosen for this event.';
export const stillMaking = 'The pictures are still being made. Please try again in a moment.';
export const cleared = 'The design is no longer used. Choose another whenever you like.';
export const previewBusy = 'Many pictures are being made right now. Please try again in a moment.';
export const previewFailed = 'The preview could not be made. Please try again.';
