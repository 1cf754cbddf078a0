import { count } from '#contract/common/format.ts';
import * as mail from '#messages/collaboration/mail/en.ts';

/*
 * What a guest who gave by personal link reads about it by mail. They have no account, so nothing here
 * leads to the gift's page: they are led to their own invitation.
 */

export const { terms, openEvent, returnUsed, returnTime, nothingLeft, tooLittleLeft } = mail;
export const { returnSubject, failedSubject, failed, failedAnswer, nothingLeftSubject } = mail;
export const returnReasons = {
  ...mail.returnReasons,
  taken_off: (event: string) =>
    `Before your payment for ${event} arrived, the hosts had taken you off the guest list or off this gift. So it goes back to you.`,
} as const;

// thanks
export const openInvitation = 'Back to your invitation';
export const { receiptEyebrow, theHosts, receipt, meanwhile } = mail;
export const { thanksSubject, thanks, thanksFinal, shagunThanks } = mail;
export const shagunRegret = (hours: number) =>
  `Changed your mind? Sign in with this e-mail address and open the page of your shagun from the event. Within ${hours === 1 ? 'an hour' : count(hours, 'hour')} you can take it back there, as long as the organiser has not used it. If the event is cancelled, what is left of it goes back to you by itself.`;
export const thanksRegret = (hours: number) =>
  `Changed your mind? Sign in with this e-mail address and open the gift. Within ${hours === 1 ? 'an hour' : count(hours, 'hour')} you can take it back there, as long as the organiser has not used it and the gift has not been bought. If the event is cancelled, what is left of it goes back to you by itself.`;

/** The same without anybody's name, for an address that no mail of the event went to. */
export const bare = {
  thanksSubject: (amount: string) => `Your receipt for ${amount}`,
  thanks: (amount: string) => `${amount} was given with the personal link of an invitation.`,
  returned: (amount: string) => `${amount} that was given with the personal link of an invitation goes back.`,
  failed: 'The payment provider could not return it. Nothing is lost: we keep track of it.',
  nothingLeftSubject: 'What you gave cannot go back',
  nothingLeft: (amount: string) =>
    `The event was cancelled. The ${amount} you gave was used before it could go back to you. Please ask the organiser about it.`,
};
