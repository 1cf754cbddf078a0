/** Sharing an invitation by hand, for hosts. What is sent is worded in `messages/invitations/mail`, in the guests' language. */
export const shareInvitation = 'Share the invitation';
export const shareWithText = 'Share with a message';
export const pageTitle = (event: string) => `Share ${event} · Shagun`;
export const pageTitleUnknown = 'Share · Shagun';
export const backToGuest = 'Back to the guest';
export const backToList = 'Guest list';

export const textTitle = 'Message';
export const textLabel = 'Your message';
export const publicHelp =
  'For a group or for anybody. Its link shows the event; to answer, each guest needs their own link or has to be invited.';
export const personalHelp =
  'For this guest alone: whoever has its link can answer for them. Do not send it to a group.';
export const languagesLabel = 'Language of the message';
export const openWhatsApp = 'Open in WhatsApp';
export const copyText = 'Copy the message';
export const useText = 'Put my changes into WhatsApp';
export const textUsed = 'Your changes are in the message. Now press “Open in WhatsApp”.';

export const cardTitle = 'Card';
export const cardAlt = (event: string) => `Invitation to ${event}`;
export const downloadCard = 'Download the card (PNG)';
export const shareCard = 'Share card and message';
export const shareFailed = 'The card could not be shared. Please download it and send it yourself.';
export const noCard = 'Choose a design to get a card you can send with your message.';
export const cardMaking = 'The card is being drawn. Please look again in a moment.';
export const chooseDesign = 'Choose a design';

export const previewTitle = 'How the link looks in a chat';
export const previewHelp = 'WhatsApp and others show this above your message.';
