import { dateAndTime, whereInWords, type EventFacts } from './event-facts.ts';
import type { InvitingWords } from './inviting-words.ts';
import { personalLink, type LinkSource } from './personal-link.ts';

interface Recipient {
  id: string;
  event_id: string;
  link_key: string;
  first_name: string;
  phone: string;
}

/**
 * Links that open WhatsApp or the SMS program of the organiser's own phone with the
 * invitation written out; the organiser presses send. Null without a phone.
 */
export function messageLinks(
  appUrl: string,
  { facts, host, words }: InvitingWords,
  guest: Recipient,
): { whatsapp: string; sms: string } | null {
  if (!guest.phone) return null;
  const link = (source: LinkSource) => personalLink(appUrl, guest, 'reply', source);
  const longText = encodeURIComponent(whatsappText(facts, host, guest.first_name, link('whatsapp'), words));
  const shortText = encodeURIComponent(words.sms(host, facts.name, facts.date, facts.time, facts.venueName, link('sms')));
  return {
    whatsapp: `https://wa.me/${guest.phone.replace(/\D/g, '')}?text=${longText}`,
    sms: `sms:${guest.phone}?body=${shortText}`,
  };
}

function whatsappText(facts: EventFacts, host: string, firstName: string, url: string, words: InvitingWords['words']): string {
  const where = whereInWords(facts);
  return [
    words.whatsappHello(firstName),
    words.whatsappInvites(host, `*${facts.name.replaceAll('*', '')}*${facts.couple ? ` (${facts.couple})` : ''}`),
    [`🗓 ${dateAndTime(facts)}`, ...(where ? [`📍 ${where}`] : [])].join('\n'),
    `${words.whatsappAsk}\n${url}`,
  ].join('\n\n');
}
