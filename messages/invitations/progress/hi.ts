import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';
import type * as en from './en.ts';

const plural = pluralIn('hi');
const grouped = (value: number) => value.toLocaleString(locales.hi);

type Kind = keyof typeof en.titles;

/** What is being sent: `300 न्योते`. */
const things: Record<Kind, (number: number) => string> = {
  invitation: (number) => plural(number, { one: '# न्योता', other: '# न्योते' }),
  update: (number) => plural(number, { one: 'बदलाव की ख़बर का # संदेश', other: 'बदलाव की ख़बर के # संदेश' }),
  cancellation: (number) =>
    plural(number, { one: 'रद्द होने की ख़बर का # संदेश', other: 'रद्द होने की ख़बर के # संदेश' }),
  reminder: (number) => plural(number, { one: 'याद दिलाने का # संदेश', other: 'याद दिलाने के # संदेश' }),
  message: (number) => plural(number, { other: '# संदेश' }),
};
/** The same before में से: `300 न्योतों`. */
const ofThings: Record<Kind, (number: number) => string> = {
  invitation: (number) => plural(number, { one: '# न्योते', other: '# न्योतों' }),
  update: (number) => plural(number, { other: 'बदलाव की ख़बर के # संदेशों' }),
  cancellation: (number) => plural(number, { other: 'रद्द होने की ख़बर के # संदेशों' }),
  reminder: (number) => plural(number, { other: 'याद दिलाने के # संदेशों' }),
  message: (number) => plural(number, { other: '# संदेशों' }),
};

export const missing = 'भेजना कहाँ तक पहुँचा, यह अभी दिखाया नहीं जा सकता।';

// while it goes on
export const titles = {
  invitation: 'न्योते भेजे जा रहे हैं',
  update: 'मेहमानों को बदलाव की ख़बर दी जा रही है',
  cancellation: 'मेहमानों को रद्द होने की ख़बर दी जा रही है',
  reminder: 'मेहमानों को याद दिलाया जा रहा है',
  message: 'आपका संदेश भेजा जा रहा है',
} as const satisfies Record<Kind, string>;
const gone = (sent: number) => plural(sent, { one: '# भेजा गया', other: '# भेजे गए' });
export const sentOf = (sent: number, all: number) => `${grouped(all)} में से ${gone(sent)}`;
export const onTheWay = (kind: Kind, waiting: number) =>
  `${things[kind](waiting)} रास्ते में। यह पेज बंद कर दें, तब भी भेजना चलता रहेगा।`;
export const delayed = (messages: number) =>
  plural(messages, {
    one: 'ई-मेल या संदेश पहुँचाने वाली सेवा ने धीरे भेजने को कहा है। # रुका है; कुछ मिनट में फिर कोशिश होगी।',
    other: 'ई-मेल या संदेश पहुँचाने वाली सेवा ने धीरे भेजने को कहा है। # रुके हैं; कुछ मिनट में फिर कोशिश होगी।',
  });
export const failedSoFar = (messages: number) =>
  plural(messages, { one: '# नहीं पहुँचा।', other: '# नहीं पहुँचे।' });
export const bars = {
  invitation: 'इतने न्योते भेजे गए',
  update: 'बदलाव की ख़बर इतनों को भेजी गई',
  cancellation: 'रद्द होने की ख़बर इतनों को भेजी गई',
  reminder: 'इतनों को याद दिलाया गया',
  message: 'इतने संदेश भेजे गए',
} as const satisfies Record<Kind, string>;
export const refresh = 'ताज़ा हाल देखें';
export const notHeard =
  'कनेक्शन टूट गया है, इसलिए ये संख्याएँ पुरानी हो सकती हैं। भेजना चल रहा है, और यह पेज बार-बार देखता रहेगा।';

// when it has ended
export const ended = (kind: Kind, sent: number, all: number) =>
  sent === all
    ? `${things[kind](sent)} ${plural(sent, { one: 'भेजा गया', other: 'भेजे गए' })}`
    : `${ofThings[kind](all)} में से ${gone(sent)}`;
const ofGuests = (guests: number) => plural(guests, { one: '# मेहमान', other: '# मेहमानों' });
export const unwanted = (guests: number) =>
  `${ofGuests(guests)} ने और संदेश न भेजने को कहा था, इसलिए उन्हें छोड़ दिया गया।`;
export const undelivered = (guests: number) => `${ofGuests(guests)} तक नहीं पहुँचा`;
export const fixes = {
  invitation: 'मेहमान का पेज खोलकर संपर्क ठीक करें, फिर न्योता दोबारा भेजें या निजी लिंक ख़ुद भेजें।',
  update: 'मेहमान का पेज खोलकर संपर्क ठीक करें, फिर न्योता दोबारा भेजें, उसमें सबसे नई जानकारी है। या उन्हें ख़ुद बता दें।',
  cancellation: 'कृपया उन्हें ख़ुद बता दें। संपर्क देखने के लिए मेहमान का पेज खोलें।',
  reminder: 'मेहमान का पेज खोलकर संपर्क ठीक करें, फिर न्योता दोबारा भेजें: उसमें भी जवाब माँगा जाता है।',
  message: 'संपर्क देखने या ठीक करने के लिए मेहमान का पेज खोलें, या उन्हें ख़ुद बता दें।',
} as const satisfies Record<Kind, string>;
export const more = (guests: number) => `और ${grouped(guests)}`;
export const seeUndelivered = 'इन्हें सूची में दिखाएँ';

// on the event page
export const onEventPage = (kind: Kind, sent: number, all: number) => `${titles[kind]}: ${sentOf(sent, all)}`;
