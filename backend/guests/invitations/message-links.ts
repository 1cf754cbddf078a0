import { greetedAs, type GreetingRow } from '#backend/guests/greeted.ts';
import { reminderWords } from '#messages/reminders/guests/by-language.ts';
import { dateAndTime, whereInWords, type EventFacts } from './event-facts.ts';
import type { InvitingWords } from './inviting-words.ts';
import { personalLinkOf, type LinkSource } from './personal-link.ts';

interface Recipient extends GreetingRow {
  id: string;
  event_id: string;
  link_key: string;
  phone: string;
}

/**
 * Links that open WhatsApp or the SMS program of the organiser's own phone with the
 * invitation written out; the organiser presses send. Null without a phone.
 */
export function messageLinks(
  appUrl: string,
  { facts, host, words, language }: InvitingWords,
  guest: Recipient,
): { whatsapp: string; sms: string } | null {
  if (!guest.phone) return null;
  const link = (source: LinkSource) => personalLinkOf(appUrl, guest, 'reply', source);
  const longText = personalText({ facts, host, words, language }, guest, link('whatsapp'));
  const shortText = encodeURIComponent(
    words.sms(host, facts.name, facts.date, facts.time, facts.venueName, link('sms')),
  );
  return {
    whatsapp: chatLink(guest.phone, longText),
    sms: `sms:${guest.phone}?body=${shortText}`,
  };
}

type Worded = Pick<InvitingWords, 'facts' | 'host' | 'words' | 'language'>;

/** The invitation of one guest as a message, with the personal link `url`. */
export const personalText = (
  { facts, host, words, language }: Worded,
  guest: GreetingRow,
  url: string,
): string =>
  whatsappText(facts, greetedAs(guest, language), url, words, words.whatsappInvites(host, boldName(facts)));

/** The invitation as a message to anybody: it greets nobody by name, and `url` is the event's public address. */
export const publicText = ({ facts, host, words }: Worded, url: string): string =>
  [words.whatsappInvites(host, boldName(facts)), factLines(facts), `${words.whatsappMore}\n${url}`].join(
    '\n\n',
  );

/** A link that opens WhatsApp on the organiser's phone with a reminder written out. */
export function reminderLink(
  appUrl: string,
  { facts, host, words, language }: InvitingWords,
  guest: Recipient,
): string {
  const text = whatsappText(
    facts,
    greetedAs(guest, language),
    personalLinkOf(appUrl, guest, 'reply', 'whatsapp'),
    words,
    reminderWords[language].whatsappReminds(host, boldName(facts)),
  );
  return chatLink(guest.phone, text);
}

/** A link that opens WhatsApp on the organiser's phone with the organiser's own words and the guest's link. */
export function ownWordsLink(
  appUrl: string,
  { facts, words, language }: InvitingWords,
  guest: Recipient,
  text: string,
): string {
  const message = [
    words.whatsappHello(greetedAs(guest, language)),
    text,
    `${boldName(facts)}\n${personalLinkOf(appUrl, guest, 'reply', 'whatsapp')}`,
  ].join('\n\n');
  return chatLink(guest.phone, message);
}

/** A link that opens WhatsApp on the organiser's phone, with a text written out for this number. */
export const chatLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

const boldName = (facts: EventFacts) =>
  `*${facts.name.replaceAll('*', '')}*${facts.couple ? ` (${facts.couple})` : ''}`;

function whatsappText(
  facts: EventFacts,
  greeted: string,
  url: string,
  words: InvitingWords['words'],
  text: string,
): string {
  return [words.whatsappHello(greeted), text, factLines(facts), `${words.whatsappAsk}\n${url}`].join('\n\n');
}

function factLines(facts: EventFacts): string {
  const where = whereInWords(facts);
  return [
    `🗓 ${dateAndTime(facts)}`,
    ...(where ? [`📍 ${where}`] : []),
    ...facts.lines.map(({ term, value }) => `${term}: ${value}`),
  ].join('\n');
}
