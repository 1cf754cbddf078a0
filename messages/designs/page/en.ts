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

export const pageTitle = (eventName: string) => `Invitation design of ${eventName} · Shagun`;
export const pageTitleUnknown = 'Invitation design · Shagun';
export const tabsLabel = 'Invitations';
export const guestsTab = 'Guest Management';
export const designTab = 'Invitation Design';

export const templatesTitle = 'Choose a design';
export const templatesHelp =
  'Each is filled with your event and becomes the picture of your invitation: in mails, in messages, in link previews and on paper.';
export const suits = 'Best fit';
export const premium = 'Premium';
export const pick = (title: string) => `Use ${title}`;
export const thumbnailAlt = (title: string) => `Example of the ${title} design`;

export const editTitle = (title: string) => `Your invitation: ${title}`;
export const otherTemplates = 'Other designs';
export const titleLabel = 'Title';
export const titleHelp = (standard: string) => `Left empty it reads "${standard}".`;
export const subtitleLabel = 'Subtitle';
export const subtitleHelp = 'One line of your own, such as a blessing or what follows.';
export const backgroundLabel = 'Background colour';
export const textLabel = 'Text colour';
export const languageLabel = 'Language of the card';
export const languageHelp =
  'Names, title and place stay as you wrote them. Latin letters and those of Hindi, Bengali, Gujarati, Kannada, Malayalam, Marathi, Odia, Punjabi, Tamil, Telugu and Urdu can be drawn.';
export const dateLabel = 'Show date and time';
export const placeLabel = 'Show the place';
export const photoLabel = 'Photo';
export const photoHelp = 'PNG, JPG or WebP, up to 5 MB. It is cut to fit the frame.';
export const photoChosen = 'A photo is on the card.';
export const removePhoto = 'Remove the photo';
export const coupleNote = 'The names of bride and groom, date and place come from your event.';
export const factsNote = 'Date and place come from your event.';
export const editEvent = 'Edit event';

export const preview = 'Preview';
export const previewing = 'Making the preview...';
export const previewTitle = 'Preview';
export const previewAlt = (title: string, eventName: string) =>
  `Preview of the ${title} invitation for ${eventName}`;
export const use = 'Use this design';
export const using = 'Saving...';
export const leftOut = (letters: string) =>
  `These signs cannot be drawn and are missing on the card: ${letters}`;
export const cut =
  'A text is too long for the card and is cut with "…". Shorten the title, the subtitle or the place.';
export const premiumNote = 'This is a premium design. You can look at it here; using it needs a larger plan.';
export const askForPlan = 'Ask for a larger plan';

export const saved = 'The design is chosen. Its pictures are being made.';
export const selectedTitle = 'Your invitation design';
export const making = 'The pictures are being made. This takes a few seconds.';
export const makingAgain = 'New pictures are being made. Until then the last ones are used.';
export const failed = 'The pictures could not be made. Save the design again to try once more.';
export const failedAgain =
  'New pictures could not be made, so the last ones are still used. Save the design again to try once more.';
export const lookAgain = 'Look again';
export const pictureAlt = (eventName: string) => `Invitation to ${eventName}`;
export const changeDesign = 'Change Design';
export const changing = 'Changing...';
export const changeHelp = 'Change Design puts this one away, so that you can choose another.';
export const adjust = 'Adjust texts and colours';
export const downloads = 'Downloads';
export const downloadWide = 'Wide picture (PNG)';
export const downloadTall = 'Picture for messages (PNG)';
export const downloadPrint = 'Page to print, A5 (PDF)';
export const toolInstead =
  'A picture from your design tool is used for the invitation instead of this design. Take it out of use below, or save this design again.';
export const ownDesigns = 'Or design it yourself';
