import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
/** With a word like *को* or *में* behind it. */
const toGuests = (number: number) => plural(number, { one: '# मेहमान', other: '# मेहमानों' });

export const heading = 'कई मेहमानों में एक साथ बदलाव';
export const ticked = (number: number) => `${toGuests(number)} पर निशान लगा है।`;
export const barHelp = 'मेहमानों पर निशान लगाएँ, फिर चुनें कि क्या करना है।';
export const tick = (name: string) => `${name} को चुनें`;
export const tickPage = 'इस पेज के सभी चुनें';
export const allFound = (number: number) =>
  plural(number, { one: 'जो # मेहमान मिला', other: 'जो # मेहमान मिले, सभी' });
export const changeFound = (number: number) =>
  number === 1 ? 'इस मेहमान में बदलाव करें' : `सभी ${toGuests(number)} में बदलाव करें`;
export const everybody = (number: number) => plural(number, { one: '# मेहमान', other: 'सभी # मेहमान' });
export const what = 'क्या करना है';
export const choose = 'चुनें…';
export const groups = {
  tags: 'टैग',
  side: 'पक्ष',
  functions: 'कार्यक्रम',
  language: 'भाषा',
  more: 'और भी',
} as const;
export const newTag = 'साथ में लिखा टैग लगाएँ';
export const newSide = 'साथ में लिखा पक्ष रखें';
export const addTag = (tag: string) => `टैग लगाएँ: ${tag}`;
export const removeTag = (tag: string) => `टैग हटाएँ: ${tag}`;
export const setSide = (side: string) => `पक्ष रखें: ${side}`;
export const noSide = 'कोई पक्ष न रखें';
export const invite = (name: string) => `इसमें बुलाएँ: ${name}`;
export const leaveOut = (name: string) => `इसमें न बुलाएँ: ${name}`;
export const setLanguage = (language: string) => `संदेश इस भाषा में भेजें: ${language}`;
export const anyLanguage = 'संदेश उसी भाषा में भेजें जिसमें सबको जाते हैं';
export const remind = 'जिनके जवाब बाक़ी हैं, उन्हें याद दिलाएँ';
export const remove = 'सूची से हटाएँ';
export const words = 'नया टैग';
export const wordsOrSide = 'नया टैग या पक्ष';
export const go = 'यह करें';
export const going = 'एक पल रुकें…';

export const nobodyTicked = 'पहले कम से कम एक मेहमान पर निशान लगाएँ।';
export const nothingChosen = 'चुनें कि निशान लगे मेहमानों के लिए क्या करना है।';
export const tagNeeded = 'टैग लिखें।';
export const failed = 'यह नहीं हो पाया। कृपया फिर कोशिश करें।';
export const nothingToChange = 'कुछ बदलना नहीं पड़ा: ये मेहमान पहले से ऐसे ही हैं।';
export const tagsAdded = (tags: string, number: number) => `${toGuests(number)} पर टैग लगाया गया: ${tags}।`;
export const tagsRemoved = (tags: string, number: number) => `${toGuests(number)} से टैग हटाया गया: ${tags}।`;
export const tagsFull = (number: number, most: number) =>
  `${toGuests(number)} पर पहले से ${most} टैग हैं, इसलिए वहाँ सब पहले जैसा है।`;
export const sideSet = (side: string, number: number) =>
  side ? `${toGuests(number)} का पक्ष अब यह है: ${side}।` : `${toGuests(number)} का अब कोई पक्ष नहीं है।`;
export const languageSet = (language: string, number: number) =>
  language
    ? `अब से ${toGuests(number)} को संदेश इस भाषा में जाएँगे: ${language}।`
    : `अब से ${toGuests(number)} को संदेश उसी भाषा में जाएँगे जिसमें सबको जाते हैं।`;
export const invited = (name: string, number: number) =>
  `${toGuests(number)} को अब इसका न्योता है: ${name}। हम उन्हें अलग से नहीं बताते: यह उन्हें अपने पेज पर और आगे जाने वाले संदेशों में दिखेगा।`;
export const leftOut = (name: string, number: number) =>
  `${toGuests(number)} को अब इसका न्योता नहीं है: ${name}।`;
export const removed = (number: number) => `${toGuests(number)} को सूची से हटा दिया गया।`;
export const changedMeanwhile = 'आपके देखने के बाद सूची बदल गई है। फिर से देख लें, तब हटाएँ।';

export const undo = 'वापस लें';
export const undone = (number: number) => `${toGuests(number)} का बदलाव वापस ले लिया गया।`;
export const undoneNothing = 'कुछ वापस नहीं लिया गया।';
export const undoLeft = (number: number) =>
  `${toGuests(number)} में इस बीच कुछ और बदल गया, इसलिए वहाँ सब अभी जैसा ही रहेगा।`;
export const removedUndone = (number: number) =>
  plural(number, { one: '# मेहमान फिर से सूची में है।', other: '# मेहमान फिर से सूची में हैं।' });
const MOST_NAMED = 20;
export const removedStay = (names: readonly string[]) =>
  `${plural(names.length, {
    one: '# मेहमान सूची से बाहर ही रहेगा',
    other: '# मेहमान सूची से बाहर ही रहेंगे',
  })}, क्योंकि इस बीच उसी ई-मेल या फ़ोन के साथ किसी और को जोड़ा गया है: ${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ` और ${names.length - MOST_NAMED}` : ''}।`;
export const undoGone =
  'इसे अब वापस नहीं लिया जा सकता: एक मिनट से ज़्यादा हो गया है, या इसे पहले ही वापस ले लिया गया है।';

export const removalTitle = 'मेहमान हटाएँ · Shagun';
export const removalHeading = (number: number) => `${toGuests(number)} को सूची से हटाएँ?`;
export const removalNames = (names: readonly string[], more: number) =>
  `${names.join(', ')}${more > 0 ? ` और ${more.toLocaleString(locales.hi)}` : ''}।`;
export const removalMeans = 'उनके निजी लिंक काम करना बंद कर देंगे। उपहारों के लिए उन्होंने जो दिया है, वह बना रहेगा।';
export const removalAnswers = (number: number) =>
  plural(number, { one: 'उनके साथ # जवाब भी हट जाएगा।', other: 'उनके साथ # जवाब भी हट जाएँगे।' });
export const removalInvited = (number: number) =>
  `${toGuests(number)} को न्योता मिल चुका है। हम उन्हें कुछ नहीं बताते: अच्छा हो कि यह वे आपसे सुनें।`;
export const removalGifts = (number: number) =>
  plural(number, {
    one: 'जिस # उपहार को लाने की बात उन्होंने कही थी, वह फिर से दूसरों के लिए खुल जाएगा, और इसे वापस लेने पर भी खुला रहेगा।',
    other: 'जिन # उपहारों को लाने की बात उन्होंने कही थी, वे फिर से दूसरों के लिए खुल जाएँगे, और इसे वापस लेने पर भी खुले रहेंगे।',
  });
export const removalUndo = 'इसे एक मिनट तक वापस लिया जा सकता है।';
export const removalConfirm = (number: number) => `${toGuests(number)} को हटाएँ`;
export const removing = 'हटाया जा रहा है…';
export const keep = 'रहने दें';
export const nobodyThere = 'ये मेहमान अब सूची में नहीं हैं।';
