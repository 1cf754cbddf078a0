import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const namaste = (firstName: string) => `नमस्ते ${firstName}!`;
export const notSentYet = 'आपका जवाब अभी भेजा नहीं गया है: एक बार दबाकर पक्का करें।';
export const notSentYetAsked = 'आपका जवाब अभी भेजा नहीं गया है: मेज़बान के सवालों का जवाब दें, फिर पक्का करें।';
export const tellHost = (host: string) => `कृपया ${host} को बताएँ कि आप आ रहे हैं या नहीं।`;
export const yourHost = 'अपने मेज़बान';
export const howMany = (limit: number) => `कितने लोग आएँगे? ज़्यादा से ज़्यादा ${limit}`;
export const namesLabel = 'आपके साथ आने वालों के नाम (चाहें तो)';
export const comingWith = (names: string) => `आपके साथ: ${names}`;
export const questionsOpen = 'आपकी हाँ दर्ज हो गई है। आपके मेज़बान यह भी जानना चाहते हैं:';
export const questionsAnswered = 'मेज़बान को दिए आपके जवाब';
export const sendAnswers = 'मेरे जवाब भेजें';
export const seeYou = 'वहीं मिलते हैं!';
export const headsComing = (adults: number, children: number) => {
  const grown = plural(adults, { other: '# बड़े' });
  const small = plural(children, { one: '# बच्चा', other: '# बच्चे' });
  return `${children > 0 ? `${grown} और ${small}` : grown}। ${seeYou}`;
};
export const declined = 'बताने के लिए धन्यवाद।';
export const yourNote = (note: string) => `आपका संदेश: ${note}`;

export const rsvpFailed = 'आपका जवाब दर्ज नहीं हो सका।';
export const unrsvpFailed = 'आपका जवाब वापस नहीं लिया जा सका।';
export const noConnection = (failed: string) => `${failed} लगता है इंटरनेट नहीं है: कृपया फिर कोशिश करें।`;
export const onTheList = (heads: number) =>
  plural(heads, { one: 'धन्यवाद! आपका नाम सूची में है।', other: 'धन्यवाद! आप सभी # लोग सूची में हैं।' });
export const missed = 'बताने के लिए धन्यवाद। आपकी कमी महसूस होगी।';
export const takenBack = 'आपका जवाब वापस ले लिया गया है। आप कभी भी फिर से जवाब दे सकते हैं।';

export const checkThese = 'कृपया इन्हें ठीक कर लें';
export const fieldError = (label: string, message: string) => `${label}: ${message}`;
export const notAGuest = 'आप इस समारोह की मेहमान सूची में नहीं हैं।';
export const answeredElsewhere =
  'आपका जवाब किसी दूसरी विंडो में बदल दिया गया है। अभी यह दर्ज है: आप इसे अब भी बदल सकते हैं।';
export const eventCancelled = 'यह समारोह रद्द कर दिया गया है, इसलिए जवाब देने की ज़रूरत नहीं है।';
export const eventOver = 'यह समारोह हो चुका है, इसलिए अब जवाब नहीं लिए जा रहे।';
export const chooseAnswer = 'कृपया चुनें कि आप आ रहे हैं या नहीं।';
export const numberNeeded = 'कृपया संख्या लिखें।';
export const wholeNumberNeeded = 'कृपया पूरी संख्या लिखें।';
export const partyNumber = 'कृपया 0 से 99 तक की संख्या लिखें।';
export const noteTooLong = 'संदेश 500 अक्षरों से छोटा रखें।';
export const namesTooLong = 'नाम कुल 300 अक्षरों से ज़्यादा न हों।';
export const answerTooLong = 'हर जवाब 500 अक्षरों से छोटा रखें।';
export const answerNeeded = (question: string) => `कृपया इसका जवाब दें: ${question}`;
export const questionsChanged = 'आपके मेज़बान ने इस बीच सवाल बदल दिए हैं। कृपया उन्हें फिर से देखें।';
export const somebodyNeeded = 'बताएँ कि आप में से कितने लोग आ रहे हैं: कम से कम एक।';
export const partyTooLarge = (limit: number) =>
  plural(limit, {
    one: 'यह न्योता एक व्यक्ति के लिए है।',
    other: 'यह न्योता बच्चों सहित ज़्यादा से ज़्यादा # लोगों के लिए है।',
  });

export const card = {
  titles: { pending: 'आपके जवाब का इंतज़ार है', yes: 'आप आ रहे हैं!', no: 'आप नहीं आ पाएँगे' },
  adults: 'बड़े',
  children: 'बच्चे',
  addNote: 'संदेश जोड़ें',
  noteLabel: 'मेज़बान के लिए संदेश',
  answers: { yes: 'जी हाँ, ज़रूर आएँगे!', no: 'माफ़ कीजिए, नहीं आ पाएँगे' },
  sending: 'आपका जवाब भेजा जा रहा है',
  linkChangesNothing: 'यह वह जवाब है जो आपने दिया था। लिंक खोलने से यह नहीं बदलता।',
  changeResponse: 'जवाब बदलें',
  opening: 'आपका जवाब खोला जा रहा है',
};
