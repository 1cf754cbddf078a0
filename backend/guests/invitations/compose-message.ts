import { greetedAs, type GreetingRow } from '#backend/guests/greeted.ts';
import { withoutLinks } from '#contract/common/links-in-text.ts';
import * as en from '#messages/phone-messages/en.ts';
import * as hi from '#messages/phone-messages/hi.ts';
import { formatEventBriefly } from '#contract/common/format.ts';
import type { Language } from '#messages/language.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import type { EventRow } from '#backend/events/access.ts';
import { dateAndTime, whereInWords } from './event-facts.ts';
import { invitingWords } from './inviting-words.ts';
import { personalLinkOf } from './personal-link.ts';
import type { Message, MessageChannel } from '#backend/providers/messages/port.ts';

const catalogues = { en, hi };

/** A delivery with all its message tells. */
export interface ToSay {
  delivery: { id: string; kind: 'invitation' | 'update' | 'cancellation' | 'reminder' };
  guest: GreetingRow & { id: string; event_id: string; phone: string; link_key: string };
  event: EventRow;
  organiser: { first_name: string; last_name: string };
}

/** Writes the message of a delivery, as the event stands now, in one of the languages its templates have. */
export function composeMessage(env: Env, channel: MessageChannel, language: Language, say: ToSay): Message {
  const { delivery, guest } = say;
  return {
    id: delivery.id,
    to: guest.phone,
    template: delivery.kind,
    language,
    blanks: channel === 'whatsapp' ? whatsappBlanks(env, language, say) : smsBlanks(language, say),
  };
}

/** How an invitation by this channel reads, with `ownLink` where each guest's own link stands. */
export function messageSample(
  env: Env,
  channel: MessageChannel,
  language: Language,
  say: Omit<ToSay, 'delivery'>,
  ownLink: string,
): string {
  const { whatsappTemplates, smsTemplates } = catalogues[language];
  const { blanks } = composeMessage(env, channel, language, {
    ...say,
    delivery: { id: '', kind: 'invitation' },
  });
  const template =
    channel === 'whatsapp' ? whatsappTemplates.invitation : smsTemplates.invitation(env.APP_URL);
  const filling = channel === 'whatsapp' ? blanks.with(-1, ownLink) : blanks.with(-1, '…');
  return template.replace(/\{\{(\d)\}\}/g, (_, number: string) => filling[Number(number) - 1] ?? '');
}

function whatsappBlanks(
  env: Env,
  language: Language,
  { delivery, guest, event, organiser }: ToSay,
): string[] {
  const words = catalogues[language];
  const { facts, host } = invitingWords(event, organiser, language);
  // a star would end the bold text around the name
  const name = `${facts.name}${facts.couple ? ` (${facts.couple})` : ''}`.replaceAll('*', '');
  const who = [greetedAs(guest, language) || words.guestFallback, host, name].map(unlinked);
  const when = dateAndTime(facts);
  if (delivery.kind === 'cancellation') return [...who, when];
  return [
    ...who,
    when,
    unlinked(whereInWords(facts)) || words.venueFallback,
    personalLinkOf(env.APP_URL, guest, 'reply', 'whatsapp'),
  ];
}

/** Phones make links of what people typed (docs/decisions/0097). A space: anything outside the SMS alphabet would double its length. */
const unlinked = (text: string): string => withoutLinks(text, ' ');

/** The link's last blank is its key alone: the short address before it is part of the registered text. */
function smsBlanks(language: Language, { delivery, guest, event, organiser }: ToSay): string[] {
  const { facts, host } = invitingWords(event, organiser, language);
  const when = formatEventBriefly(
    { startsAt: event.starts_at.toISOString(), time: event.time, timeZone: event.time_zone },
    language,
  );
  const blanks = [unlinked(host), unlinked(facts.name), when];
  return delivery.kind === 'cancellation' ? blanks : [...blanks, guest.link_key];
}
