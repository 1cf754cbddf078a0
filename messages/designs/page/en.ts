/** Words of the Invitation Design tab, which organisers read. What stands on the cards themselves is in `messages/designs`. */

export const designTitles = {
  mandap: 'Wedding Mandap',
  balloons: 'Birthday Balloons',
  jaali: 'Corporate Jaali',
  palna: 'Baby Shower Palna',
  sunrise: 'Graduation Sunrise',
  temple: 'South Indian Temple',
  alpona: 'Bengali Alpona',
  phulkari: 'Phulkari',
  nikah: 'Nikah Arch',
  florals: 'White Florals',
  portrait: 'Your Photo',
  quiet: 'Quiet and Modern',
  rings: 'Engagement Rings',
  chandeliers: 'Reception Chandeliers',
  threshold: 'House-warming Threshold',
};

export const categories = {
  wedding: 'Wedding',
  birthday: 'Birthday',
  corporate: 'Corporate',
  baby_shower: 'Baby shower',
  graduation: 'Graduation',
  engagement: 'Engagement',
  reception: 'Reception',
  house_warming: 'House-warming',
};

export const enterColour = 'Choose a colour, written like #a8124f.';
export const chooseTemplate = 'Choose one of the templates.';
export const chooseLanguage = 'Choose a language from the list.';
export const photoLost = 'This photo is no longer there. Please upload it again.';
export const lowContrast =
  'This text is hard to read on this background. Make the text darker or the background lighter (or the other way round).';

export const premiumOnly = (title: string, plan: string) =>
  `“${title}” is a premium design, and your plan is ${plan}. Choose one of the other designs, or contact us for a larger plan.`;
export const cancelledEvent = 'This event was cancelled, so its invitation can no longer be changed.';
export const notChosen = 'No design is chosen for this event.';
export const stillMaking = 'The pictures are not ready yet. Please try again in a moment.';
export const cleared = 'The design is no longer used. Choose another whenever you like.';
export const previewBusy = 'Many pictures are being made right now. Please try again in a moment.';
export const previewFailed = 'The preview could not be made. Please try again.';

export const pageTitle = (eventName: string) => `Invitation design of ${eventName} · Shagun`;
export const pageTitleUnknown = 'Invitation design · Shagun';
export const tabsLabel = 'Invitations';
export const guestsTab = 'Guest Management';
export const designTab = 'Invitation Design';

/** After 'Change Design'. */
export const previousTitle = 'Your last design';
export const previousHelp = (title: string) =>
  `“${title}” is not used at the moment. Its words, names and photo are kept for the design you choose next, or use it again as it was.`;
export const useAgain = 'Use it again';
export const templatesTitle = 'Choose a design';
export const templatesHelp =
  'Each one is filled in with your names, date and venue, and goes out with your invitation: in e-mails, messages and link previews, and on paper.';
export const fitting = 'For an event like yours';
export const others = 'More designs';
export const premium = 'Premium';
/** Before the name of a design, for screen readers. */
export const pick = 'Use';
export const thumbnailAlt = (title: string) => `The ${title} design`;

export const editTitle = (title: string) => `Your invitation: ${title}`;
export const otherTemplates = 'Other designs';
export const titleLabel = 'Title';
export const titleHelpCouple = 'A line above the names, if you want one.';
export const titleHelp = (eventName: string) => `Leave it empty for “${eventName}”.`;
export const invocationLabel = 'Invocation';
export const invocationHelp = 'The words on top, as your family begins a card.';
/** Offered while typing. */
export const invocations = [
  '॥ श्री गणेशाय नमः ॥',
  'ॐ',
  'श्री श्री प्रजापतये नमः',
  'শ্রী শ্রী প্রজাপতয়ে নমঃ',
  'ஸ்ரீ விநாயகர் துணை',
  'శ్రీరస్తు శుభమస్తు అవిఘ్నమస్తు',
  'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ',
  '॥ णमो अरिहंताणं ॥',
  'بسم الله الرحمن الرحيم',
  'Bismillah ir-Rahman ir-Rahim',
  'In the name of the Father, and of the Son, and of the Holy Spirit',
];
export const brideParentsLabel = 'Parents of the bride';
export const groomParentsLabel = 'Parents of the groom';
export const parentsHelp = 'As it should read, such as “Smt. Lakshmi and Shri Raghav Iyer”.';
export const hostsLabel = 'Who invites';
export const hostsHelp = 'Such as the parents or the family: “Asha and Vikram Iyer”.';
export const subtitleLabel = 'Subtitle';
export const subtitleHelp = 'One line of your own, such as a blessing or “Dinner to follow”.';
export const backgroundLabel = 'Background colour';
export const textLabel = 'Text colour';
export const languageLabel = 'Language of the card';
export const languageHelp =
  'Names, title and venue stay as you wrote them: in Latin letters, or in those of Hindi, Bengali, Gujarati, Kannada, Malayalam, Marathi, Odia, Punjabi, Tamil, Telugu or Urdu.';
export const dateLabel = 'Show date and time';
export const placeLabel = 'Show the venue';
export const photoLabel = 'Photo';
export const photoHelp = 'PNG, JPG or WebP, up to 5 MB. It is cropped to fit the frame.';
export const photoChosen = 'A photo is on the card.';
export const removePhoto = 'Remove the photo';
export const coupleNote =
  'The couple’s names, the date and the venue come from your event, and “RSVP by” from your RSVP deadline.';
export const factsNote =
  'The date and the venue come from your event, and “RSVP by” from your RSVP deadline.';
export const editEvent = 'Edit event';
export const setReplyBy = 'Set the RSVP deadline';

export const preview = 'Preview';
export const previewing = 'Making the preview...';
export const previewTitle = 'Preview';
export const previewAlt = (title: string, eventName: string) =>
  `Preview of the ${title} invitation for ${eventName}`;
export const use = 'Use this design';
export const using = 'Saving...';
export const leftOut = (letters: string) =>
  `These characters cannot be drawn and are left out of the card: ${letters}`;
export const cut =
  'A text is too long for the card and ends in “…”. Shorten the title, the subtitle or the venue.';
export const premiumNote =
  'This is a premium design. You can preview it here; to use it, you need a larger plan.';
export const askForPlan = 'Ask for a larger plan';

export const saved = 'Your design is saved. We are preparing its pictures.';
export const selectedTitle = 'Your invitation design';
export const making = 'Preparing your invitation. This takes a few seconds.';
export const makingAgain = 'Preparing the new pictures. Until they are ready, the last ones are used.';
export const failed = 'The pictures could not be made. Save the design again to try once more.';
export const failedAgain =
  'New pictures could not be made, so the last ones are still used. Save the design again to try once more.';
export const lookAgain = 'Check again';
export const pictureAlt = (eventName: string) => `Invitation to ${eventName}`;
export const changeDesign = 'Change Design';
export const changing = 'Changing...';
export const changeHelp = 'You can pick a different design any time.';
export const adjust = 'Edit text and colours';
export const downloads = 'Downloads';
export const downloadWide = 'Wide picture (PNG)';
export const downloadTall = 'Picture for messages (PNG)';
export const downloadPrint = 'Page to print, A5 (PDF)';
export const toolInstead =
  'A picture from your design tool is used for the invitation instead of this design. Stop using it below, or save this design again.';
export const ownDesigns = 'Or design it yourself';

/** Between the names of a couple on the small pictures. */
export const between = '&';
