import { type EventFacts, whenInWords, whereInWords } from './event-facts.ts';
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
  facts: EventFacts,
  host: string,
  guest: Recipient,
): { whatsapp: string; sms: string } | null {
  if (!guest.phone) return null;
  const link = (source: LinkSource) => personalLink(appUrl, guest, 'reply', source);
  const longText = encodeURIComponent(whatsappText(facts, host, guest.first_name, link('whatsapp')));
  const shortText = encodeURIComponent(smsText(facts, host, link('sms')));
  return {
    whatsapp: `https://wa.me/${guest.phone.replace(/\D/g, '')}?text=${longText}`,
    sms: `sms:${guest.phone}?body=${shortText}`,
  };
}

function whatsappText(facts: EventFacts, host: string, firstName: string, url: string): string {
  const where = whereInWords(facts);
  return [
    `Namaste${firstName ? ` ${firstName}` : ''}!`,
    `${host} invites you to *${facts.name.replaceAll('*', '')}*${facts.couple ? ` (${facts.couple})` : ''}.`,
    [`🗓 ${facts.date}${facts.time ? `, ${facts.time}` : ''}`, ...(where ? [`📍 ${where}`] : [])].join('\n'),
    `Please tell us whether you can come. Your own link, no sign-in needed:\n${url}`,
  ].join('\n\n');
}

// one or two parts of a text message: the facts, then the link
function smsText(facts: EventFacts, host: string, url: string): string {
  const where = facts.venueName ? `, ${facts.venueName}` : '';
  return `${host} invites you to ${facts.name} ${whenInWords(facts)}${where}. Please reply here: ${url}`;
}
