/*
 * Texts of the messages we send by WhatsApp and SMS. Each is registered with the provider
 * word for word (docs/operations/message-templates.md), so a change here has to be registered again first.
 * `{{1}}` is the first blank. Nothing begins or ends with a blank.
 */
export const whatsappTemplates = {
  invitation:
    'Namaste {{1}}! {{2}} invites you to *{{3}}*.\n\n🗓 {{4}}\n📍 {{5}}\n\nPlease tell us whether you can come. Your own link, no sign-in needed:\n{{6}}\n\nReply STOP to get no more messages.',
  update:
    'Namaste {{1}}! {{2}} has changed some details of *{{3}}*. Here is the latest:\n\n🗓 {{4}}\n📍 {{5}}\n\nAll about it, and your answer:\n{{6}}\n\nReply STOP to get no more messages.',
  cancellation:
    'Namaste {{1}}. We are sorry: {{2}} has cancelled *{{3}}*, planned for {{4}}.\n\nThere is nothing you need to do. Reply STOP to get no more messages.',
  reminder:
    'Namaste {{1}}! {{2}} would love to know whether you can come to *{{3}}*.\n\n🗓 {{4}}\n📍 {{5}}\n\nOne tap is enough. Your own link, no sign-in needed:\n{{6}}\n\nReply STOP to get no more messages.',
  answer:
    'Namaste {{1}}! {{2}} has answered your message about *{{3}}*:\n\n{{4}}\n\nYour own link, no sign-in needed:\n{{5}}\n\nReply STOP to get no more messages.',
  news: 'Namaste {{1}}! News on Shagun: {{2}}\n\nSee it here:\n{{3}}\n\nReply STOP to get no more messages.',
} as const;

/** Buttons of the invitation and the reminder, in this order: what a press says is known by its words. At most 25 characters. */
export const whatsappButtons = { yes: "Yes, we'll be there!", no: "Sorry, can't make it" } as const;

/** In a text message a blank holds 30 characters at most, so the link's beginning is part of the text. */
export const smsTemplates = {
  invitation: (site: string) =>
    `{{1}} invites you to {{2}} on {{3}}. Please reply here, no sign-in needed: ${site}/g/{{4}} - Shagun`,
  update: (site: string) =>
    `{{1}} has changed {{2}}. It is on {{3}} now. All about it: ${site}/g/{{4}} - Shagun`,
  reminder: (site: string) =>
    `{{1}} would love to know whether you can come to {{2}} on {{3}}. Please reply here: ${site}/g/{{4}} - Shagun`,
  cancellation: () =>
    'We are sorry: {{1}} has cancelled {{2}} on {{3}}. There is nothing you need to do. - Shagun',
} as const;

// what fills a blank when there is nothing to say
export const guestFallback = 'friend';
export const venueFallback = 'Your host will tell you the venue';

// why a message did not get through, for the organiser
export const whatsappName = 'WhatsApp';
export const smsName = 'The SMS service';
export const noAnswerInTime = (provider: string): string => `${provider} did not answer in time.`;
export const hungUp = (provider: string): string => `${provider} hung up without an answer.`;
export const answerTooLong = 'The answer we got was far too long.';
export const whatsappNotReached = 'This number could not be reached on WhatsApp.';
export const whatsappOwnNumber = 'This number is our own.';
export const whatsappHeldBack = 'WhatsApp held this message back: the guest got many such messages lately.';
export const whatsappNoMarketing = 'The guest told WhatsApp not to deliver such messages.';
export const whatsappRefused = (code: number): string => `WhatsApp refused the message (${code}).`;
export const whatsappUndelivered = (code: number): string => `WhatsApp could not deliver it (${code}).`;
export const whatsappGarbled = 'WhatsApp sent an answer we could not read.';
export const whatsappDown = (status: number): string => `WhatsApp is not working at the moment (${status}).`;
export const smsNoTemplate = 'There is no SMS template for this message.';
export const smsNoMobile = 'The SMS service says this is not a mobile number.';
export const smsRefused = (code: string): string => `The SMS service refused the message (${code}).`;
export const smsGarbled = (status: number): string =>
  `The SMS service sent an answer we could not read (${status}).`;
export const smsUndelivered = 'The SMS could not be delivered to this number.';
export const smsNoPromotion = 'This number accepts no promotional SMS.';
export const smsOperatorRefused = 'The telecom operator refused the SMS.';
export const smsBlocked = 'This number is blocked for SMS.';
export const couldNotTake = 'The service did not accept it.';
export const interrupted = 'Sending was interrupted, so it may or may not have arrived.';
export const notSetUp = 'This way of sending is no longer set up.';
export const noPhone = 'The guest no longer has a phone number.';
export const goesByWhatsApp = 'The invitation is on its way by WhatsApp.';
export const goesBySms = 'The invitation is on its way by SMS.';
