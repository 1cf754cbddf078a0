import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { DesignPicture } from '../../designs/service.ts';
import type { Env } from '../../env.ts';
import { buildEventCalendar } from '../../events/calendar.ts';
import type { MailMessage } from '../../providers/mail.ts';
import type { DeliveryToMake } from '../delivery-repository.ts';
import { oneLine } from '../event-facts.ts';
import { invitingWords, languageOf } from '../inviting-words.ts';
import { personalLink, type LinkResponse } from '../personal-link.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { EventCancelled, EventChanged, Invitation, type Letter } from './letters.tsx';
import { eventCancelledText, eventChangedText, invitationText } from './plain-text.ts';

const kinds = {
  invitation: { Html: Invitation, text: invitationText, subject: ({ host, facts, words }: Letter) => words.invites(host, facts.name) },
  update: { Html: EventChanged, text: eventChangedText, subject: ({ facts, words }: Letter) => words.changedSubject(facts.name) },
  cancellation: { Html: EventCancelled, text: eventCancelledText, subject: ({ facts, words }: Letter) => words.cancelledSubject(facts.name) },
} as const;

/** Writes the mail of a delivery in the guest's language, as the event stands now, with the picture of its design. */
export function composeMail(env: Env, { delivery, guest, event, organiser }: DeliveryToMake, picture: DesignPicture | null = null): MailMessage {
  const inviting = invitingWords(event, organiser, languageOf(guest, event));
  const { host, language, words } = inviting;
  const link = (response: LinkResponse) => personalLink(env.APP_URL, guest, response, 'email');
  const letter: Letter = {
    ...inviting,
    answers: replyWords[language].card.answers,
    firstName: oneLine(guest.first_name),
    withFamily: guest.with_family,
    picture: picture && { src: env.APP_URL + picture.path, width: picture.width, height: picture.height },
    links: {
      yes: link('yes'),
      no: link('no'),
      reply: link('reply'),
      unsubscribe: `${env.APP_URL}/u/${unsubscribeToken(env.SESSION_SECRET, guest.id)}${language === 'en' ? '' : `?lang=${language}`}`,
    },
  };
  const { Html, text, subject } = kinds[delivery.kind];
  return {
    messageId: `<${delivery.id}@${new URL(env.APP_URL).hostname}>`,
    fromName: words.from(host),
    to: { name: oneLine(`${guest.first_name} ${guest.last_name}`), address: guest.email },
    replyTo: organiser.email ? { name: host, address: organiser.email } : null,
    subject: oneLine(subject(letter)).slice(0, 200),
    html: `<!DOCTYPE html>${renderToStaticMarkup(createElement(Html, letter))}`,
    text: text(letter),
    calendar: buildEventCalendar(event, { appUrl: env.APP_URL }),
    unsubscribeUrl: letter.links.unsubscribe,
  };
}
