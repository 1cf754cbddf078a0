// sentences of spec sections 5 and 8
export const notConnected = 'Not connected';
export const invalidState = 'Invalid OAuth state';
export const fetchFailed = (statusText: string) => `Failed to fetch designs: ${statusText}`;
export const connectFailed = 'Failed to connect. Please try again.';
export const loadDesignsFailed = 'Failed to load your designs';
export const loadTemplatesFailed = 'Failed to load templates';
export const useTemplateFailed = 'Failed to use template. Please try again.';
export const openFailed = 'Failed to open design. Please try again.';
export const exportFailed = 'Failed to export design. Please try again.';
export const authenticationFailed = (error: string) => `Authentication failed: ${error}`;
export const codeMissing = 'Authorization code not received';
export const backToDashboard = 'Back to Dashboard';

// the page people come back to (spec section 2)
export const callbackPageTitle = 'Connecting Canva · Shagun';
export const connectingTitle = 'Connecting to Canva...';
export const connectingText = 'You are back from Canva. One more step and you will see your designs.';
export const finishConnecting = 'Finish connecting';
export const connectedTitle = 'Successfully connected to Canva!';
export const connectedText = 'Taking you back in a moment.';
export const goOn = 'Continue now';
export const failedTitle = 'Canva could not be connected';
export const failedText = 'Nothing was changed. You can try again from your event’s invitation design.';
export const signInAgain = 'Sign in first, then connect again.';

// the panel in the invitation design
export const panelTitle = 'Design with Canva';
export const panelMissing = 'We can’t show your own designs right now.';
export const picturesMissing = 'We can’t show your pictures from Canva right now.';
export const panelText = 'Connect your Canva account to use a design of your own as the invitation.';
export const staysPrivate =
  'Shagun sees your list of designs and makes pictures of those you choose. Your Canva password stays with Canva, and you can disconnect at any time.';
export const connect = 'Connect Canva';
export const connectAgain = 'Connect Canva again';
export const connecting = 'Waiting for Canva...';
export const popupWaits =
  'Canva is open in another window. This page continues by itself once you allow the connection.';
export const popupGone = 'The window was closed before the connection was allowed. You can try again.';
export const popupTooLong = 'That took more than five minutes. Please try again.';
export const consentEnded =
  'Canva no longer lets Shagun see your designs, perhaps because you removed the permission there. Pictures already in use stay. Connect again to continue.';
export const switchedOff =
  'Designs from Canva cannot be used on this site yet. Shagun’s own designs are there for every event.';
export const disconnect = 'Disconnect Canva';
export const disconnected = 'Canva is disconnected. Pictures already in use stay.';
export const disconnectFailed = 'Canva could not be disconnected. Please try again in a moment.';
export const connectedSince = (date: string) => `Connected since ${date}.`;

// templates
export const templatesTitle = 'Start a new design';
export const templatesText =
  'An empty design in the right size opens in Canva, with this title. Copy your event’s details from here:';
export const titleLabel = 'Title of the design';
export const kindLabel = 'What it is for';
export const defaultTitle = 'Custom Invitation';
export const invitationTitle = (eventName: string) => `${eventName} Invitation`;
export const createDesign = 'Create in Canva';
export const creating = 'Creating...';
export const created = (title: string) =>
  `${title} is in your Canva account now. Open it for editing, then use it here.`;
export const templateNames = {
  wedding: 'Wedding',
  birthday: 'Birthday',
  corporate: 'Corporate',
  baby_shower: 'Baby shower',
  graduation: 'Graduation',
} as const;
export const premiumName = (name: string) => `${name} (Premium)`;
export const premiumOnly = 'This template comes with the Premium and Professional plans.';
export const unknownTemplate = 'Choose one of the templates.';
export const factEvent = 'Event';
export const factWhen = 'When';
export const factWhere = 'Where';
export const factFor = 'For';

// designs
export const designsTitle = 'Your designs';
export const designsEmptyTitle = 'No designs yet';
export const designsEmptyText = 'Create one above, or make one in Canva: it appears here.';
export const untitled = 'Untitled design';
export const changedOn = (date: string) => `Changed ${date}`;
export const edit = 'Edit in Canva';
export const editNamed = (title: string) => `Edit in Canva: ${title}, in a new tab`;
export const use = 'Use as invitation';
export const useNamed = (title: string) => `Use as invitation: ${title}`;
export const exportPng = 'Export as PNG';
export const exportNamed = (title: string) => `Export as PNG: ${title}`;
export const exporting = 'Getting it from Canva...';
export const pagesOfDesigns = 'Pages of designs';
export const firstPage = 'First page';
export const nextPage = 'Next page';
export const pageNumber = (page: number) => `Page ${page}`;
export const tryAgain = 'Try again';
export const editChangesNothing =
  'A change you make in Canva shows here after you use or export the design again.';

// exports and the picture in use
export const exportsTitle = 'Pictures from Canva';
export const exportWorking = 'Canva is making the picture. This takes a few seconds.';
export const exportReady = 'Ready';
export const exportInUse = 'In use as the invitation';
export const download = 'Download PNG';
export const downloadNamed = (title: string) => `Download PNG: ${title}`;
export const lookAgain = 'Check again';
export const pictureTitle = 'Your design is the invitation’s picture';
export const pictureAlt = (title: string) => `The invitation’s picture: ${title}`;
export const changeDesign = 'Change Design';
export const stopped = 'The design is no longer used for the invitation.';
export const stopFailed = 'The picture could not be changed. Please try again in a moment.';
export const exportRequested = 'We have asked Canva for the picture.';
export const exportNotReady = 'This picture is not ready yet.';
export const tooManyExports = 'Several pictures are already being made. Please wait until they are ready.';

// the page of its own
export const pageTitle = (eventName: string) => `Canva designs for ${eventName} · Shagun`;
export const pageHeading = 'Your own design';
export const backToGuests = 'Back to the invitation';

// news to whoever's account it was connected to: what they design lands where it leads
export const newsTitle = 'Canva was connected to your account';
export const newsText =
  'Designs that you begin on Shagun are made in this Canva account from now on, and Shagun can show its designs.';
export const newsAdvice =
  'If that was you, there is nothing to do. If not, revoke all other sessions, disconnect Canva in the invitation design of an event, and change the password of the mailbox or account you sign in with.';
export const newsAction = 'See who is signed in';
export const newsWhy =
  'You’re receiving this because Canva was connected to your account on Shagun. If you need help, just reply to this e-mail.';
