import { greetedAs } from '#backend/guests/greeted.ts';
import { createLruCache } from '#contract/common/lru-cache.ts';
import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import type { Language } from '#messages/language.ts';
import { functionWords } from '#messages/functions/guests/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import { reminderWords } from '#messages/reminders/guests/by-language.ts';
import type { DesignPicture } from '#backend/designs/service.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { buildEventCalendar } from '#backend/events/calendar.ts';
import type { MailMessage } from '#backend/providers/mail.ts';
import { replyByAhead } from '#backend/guests/reminder-dates.ts';
import type { DeliveryToMake } from '#backend/guests/invitations/claim-repository.ts';
import { beforeInWords, changedOf } from '#backend/guests/invitations/event-before.ts';
import { dateInWords, functionFacts, type FunctionFacts } from '#backend/guests/invitations/event-facts.ts';
import { invitingWords, languageOf, type InvitingWords } from '#backend/guests/invitations/inviting-words.ts';
import { personalLinkOf, type LinkResponse } from '#backend/guests/invitations/personal-link.ts';
import { unsubscribeToken } from '#backend/messaging/unsubscribe-token.ts';
import { EventCancelled, EventChanged, Invitation, type InvitationMail } from './invitation-mail.tsx';
import {
  eventCancelledText,
  eventChangedText,
  invitationBody,
  invitationText,
  messageBody,
  messageText,
  reminderBody,
  reminderText,
} from './plain-text.ts';
import { HostMessage, Reminder } from './reminder-mail.tsx';
import { NOBODY } from './nobody.ts';
import { writeHtml } from './written-once.ts';

const kinds = {
  invitation: {
    Html: Invitation,
    text: invitationText,
    subject: ({ host, facts, words }: InvitationMail) => words.invites(host, facts.name),
  },
  update: {
    Html: EventChanged,
    text: eventChangedText,
    subject: ({ facts, words }: InvitationMail) => words.changedSubject(facts.name),
  },
  cancellation: {
    Html: EventCancelled,
    text: eventCancelledText,
    subject: ({ facts, words }: InvitationMail) => words.cancelledSubject(facts.name),
  },
  reminder: {
    Html: Reminder,
    text: reminderText,
    subject: ({ facts, reminders }: InvitationMail) => reminders.reminderSubject(facts.name),
  },
  message: {
    Html: HostMessage,
    text: messageText,
    subject: ({ host, facts, reminders }: InvitationMail) => reminders.messageSubject(host, facts.name),
  },
} as const;

type ToWrite = Pick<DeliveryToMake, 'guest' | 'event' | 'message' | 'functions' | 'before'> & {
  organiser: Pick<DeliveryToMake['organiser'], 'first_name' | 'last_name'>;
  kind: keyof typeof kinds | 'confirmation';
};

/** What the mails of an event say to everybody who is invited to the same functions, in one language. */
interface SharedContent {
  inviting: InvitingWords;
  functions: FunctionFacts[];
  calendar: string;
}

/** Of so many events, languages and choices of functions what was said last is kept: mails of one sending share it. */
const cached = createLruCache<SharedContent>(50);

function sharedContent(
  env: Env,
  language: Language,
  { event, organiser, functions }: Pick<ToWrite, 'event' | 'organiser' | 'functions'>,
): SharedContent {
  const { first_name, last_name } = organiser;
  return cached(
    JSON.stringify([env.APP_URL, env.MAP_SITE, language, event, first_name, last_name, functions]),
    () => ({
      inviting: invitingWords(event, organiser, language, env.MAP_SITE),
      functions: functions.map((row) => functionFacts(row, event, language, env.MAP_SITE)),
      calendar: buildEventCalendar(event, env, { functions, language, isMailed: true }),
    }),
  );
}

/** What a mail is made of, in the guest's language, as the event stands now, with the picture of its design. */
export const composeInvitationMail = (
  env: Env,
  toWrite: ToWrite,
  picture: DesignPicture | null,
  now: Date,
): InvitationMail => composeWithCalendar(env, toWrite, picture, now).mail;

/** The same with the event's calendar. */
export function composeWithCalendar(
  env: Env,
  { kind, guest, event, organiser, message, functions, before }: ToWrite,
  picture: DesignPicture | null,
  now: Date,
): { mail: InvitationMail; calendar: string } {
  const language = languageOf(guest, event);
  const {
    inviting,
    functions: facts,
    calendar,
  } = sharedContent(env, language, { event, organiser, functions });
  const reminders = reminderWords[language];
  const replyBy = kind === 'invitation' || kind === 'reminder' ? replyByAhead(event, now) : null;
  const stop = `${env.APP_URL}/u/${unsubscribeToken(env.SESSION_SECRET, { email: guest.email, eventId: event.id })}`;
  const was = beforeInWords(event, before, language);
  const inLanguage = language === 'en' ? '' : `?lang=${language}`;
  const link = (response: LinkResponse) => personalLinkOf(env.APP_URL, guest, response, 'email');
  const mail: InvitationMail = {
    ...inviting,
    reminders,
    answerBy: replyBy ? reminders.answerBy(dateInWords(replyBy, language)) : '',
    message,
    changed: inviting.words.changed(inviting.host, changedOf(event, before)),
    before: was && inviting.words.before(was),
    functions: facts,
    invitedTo: functionWords[language].invitedTo,
    answers: replyWords[language].card.answers,
    greeted: greetedAs(guest, language),
    withFamily: guest.with_family,
    picture: picture && { src: env.APP_URL + picture.path, width: picture.width, height: picture.height },
    links: {
      yes: link('yes'),
      no: link('no'),
      reply: link('reply'),
      unsubscribe: stop + inLanguage,
      notMe: `${stop}/not-me${inLanguage}`,
    },
  };
  return { mail, calendar };
}

/** Writes the mail of a delivery. */
export function composeMail(
  env: Env,
  toMake: DeliveryToMake,
  picture: DesignPicture | null = null,
  now = new Date(),
): MailMessage {
  const { delivery, guest, organiser } = toMake;
  const { mail, calendar } = composeWithCalendar(env, { ...toMake, kind: delivery.kind }, picture, now);
  return {
    kind: delivery.kind,
    messageId: `<${delivery.id}@${new URL(env.APP_URL).hostname}>`,
    fromName: mail.words.from(mail.host),
    to: { name: plainLine(`${guest.first_name} ${guest.last_name}`), address: guest.email },
    replyTo: organiser.email ? { name: mail.host, address: organiser.email } : null,
    ...written(mail, delivery.kind),
    calendar,
    unsubscribeUrl: mail.links.unsubscribe,
  };
}

/** Subject and both forms of the text. */
function written(mail: InvitationMail, kind: keyof typeof kinds) {
  const { Html, text, subject } = kinds[kind];
  return {
    subject: subjectLine(subject(mail)),
    html: writeHtml(kind, Html, mail),
    text: text(mail),
  };
}

/**
 * The invitation as somebody who organises the event sees it before guests do: its buttons open the event's
 * page, since nobody answers by a test, and its subject says what it is.
 */
export function composeTestMail(
  env: Env,
  {
    id,
    event,
    organiser,
    functions,
    reader,
    language,
  }: Pick<ToWrite, 'event' | 'organiser' | 'functions'> & {
    id: string;
    reader: { first_name: string; email: string };
    language: Language;
  },
  picture: DesignPicture | null,
  now: Date,
): MailMessage {
  const guest = { ...NOBODY, event_id: event.id, first_name: reader.first_name, language };
  const { mail, calendar } = composeWithCalendar(
    env,
    { kind: 'invitation', guest, event, organiser, functions, message: '' },
    picture,
    now,
  );
  const page = `${env.APP_URL}/event/${event.id}`;
  const links = { yes: page, no: page, reply: page, unsubscribe: page, notMe: page };
  const { subject, ...text } = written({ ...mail, links }, 'invitation');
  return {
    kind: 'test-invitation',
    messageId: `<${id}@${new URL(env.APP_URL).hostname}>`,
    fromName: mail.words.from(mail.host),
    to: { name: plainLine(reader.first_name), address: reader.email },
    replyTo: null,
    subject: invitationWords.testSubject(subject),
    ...text,
    calendar,
    unsubscribeUrl: null,
  };
}

const sampleBodies = { invitation: invitationBody, reminder: reminderBody, message: messageBody } as const;

/** An address as far as people read it: `openstreetmap.org/…`. */
const shortly = (address: string) => address && `${new URL(address).host.replace(/^www\./, '')}/…`;

/** How a mail reads, without its links; of a map's the beginning. */
export const sampleText = (
  mail: InvitationMail,
  kind: keyof typeof sampleBodies,
): { subject: string; text: string } => ({
  subject: subjectLine(kinds[kind].subject(mail)),
  text: sampleBodies[kind]({
    ...mail,
    facts: { ...mail.facts, mapUrl: shortly(mail.facts.mapUrl) },
    functions: mail.functions.map((each) => ({ ...each, mapUrl: shortly(each.mapUrl) })),
  }).join('\n\n'),
});

const subjectLine = (text: string) => firstOf(plainLine(text), 200);
