import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

interface Guests {
  sendable: number;
  undelivered: number;
  toThank: number;
}

export const comingTitle = 'आने वाले समारोह';
export const missing = 'आपके आने वाले समारोह अभी नहीं दिखाए जा सकते।';
export const daysLeft = (days: number) =>
  days === 0 ? 'आज' : days === 1 ? 'कल' : `${days.toLocaleString(locales.hi)} दिन बाद`;

export const noGuestsYet = 'मेहमान सूची में अभी कोई नहीं है।';

export const thankPeople = (people: number) =>
  plural(people, { one: '# व्यक्ति को धन्यवाद कहें', other: '# लोगों को धन्यवाद कहें' });
export const thankFor = (people: number, event: string) => `${thankPeople(people)}: ${event}`;
export const thanksTitle = 'धन्यवाद कहना बाक़ी';

/** The button of each next step. */
export const nextSteps = {
  'add-guests': () => 'अपने मेहमान जोड़ें',
  'choose-design': () => 'न्योते का डिज़ाइन चुनें',
  invite: ({ sendable }) => plural(sendable, { one: '# मेहमान को न्योता दें', other: '# मेहमानों को न्योता दें' }),
  undelivered: ({ undelivered }) =>
    plural(undelivered, {
      one: 'जो # न्योता नहीं पहुँचा, उसे ठीक करें',
      other: 'जो # न्योते नहीं पहुँचे, उन्हें ठीक करें',
    }),
  waiting: () => 'देखें, किनका जवाब बाक़ी है',
  thank: ({ toThank }) => thankPeople(toThank),
  ready: () => 'समारोह का पेज खोलें',
} satisfies Record<string, (guests: Guests) => string>;

export const guestList = 'मेहमान सूची';
export const eventPage = 'समारोह का पेज';
export const more = (events: number) => plural(events, { other: '# और समारोह देखें' });

export const draftsTitle = 'अभी अधूरे';
export const draftOf = (type: string, name: string) => (name ? `${name} (${type})` : type);
export const draftSaved = (when: string) => `आख़िरी बार सहेजा गया: ${when}`;
export const goOn = 'जारी रखें';
export const goOnWith = (draft: string) => `जारी रखें: ${draft}`;
