import { labelled } from '#messages/labelled.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const namaste = (greeted: string) => `नमस्ते ${greeted}!`;
export const notSentYet = 'आपका जवाब अभी गया नहीं है: नीचे बटन दबाकर पक्का करें।';
export const notSentYetWithQuestions =
  'आपका जवाब अभी गया नहीं है: मेज़बान ने जो पूछा है वह बताएँ, फिर बटन दबाकर पक्का करें।';
export const tellHost = (host: string) => `कृपया ${host} को बताएँ कि आपका आना हो पाएगा या नहीं।`;
export const notYou = (name: string) => `आप ${name} नहीं? जवाब दिए बिना समारोह देखें`;
export const yourHost = 'अपने मेज़बान';
export const howMany = (limit: number) => `आप में से कितने लोग आएँगे? (ज़्यादा से ज़्यादा ${limit})`;
export const anybodyElse = (limit: number) => `कोई और भी? (सब मिलाकर ज़्यादा से ज़्यादा ${limit})`;
export const whoIsComing = 'कौन-कौन आएगा?';
export const nthAdult = (place: number) => `बड़े ${place}`;
export const nthChild = (place: number) => `बच्चा ${place}`;
export const personName = 'नाम';
export const tellWho = 'मेज़बान को बताएँ कि कौन-कौन आएगा (चाहें तो)';
export const coming = (names: string) => `आने वाले: ${names}`;
export const comingWith = (names: string) => `आपके साथ: ${names}`;
export const questionsOpen = 'आपकी हाँ दर्ज हो गई है। मेज़बान को यह भी जानना है:';
export const questionsAnswered = 'मेज़बान को दिए आपके जवाब';
export const sendAnswers = 'मेरे जवाब भेजें';
export const seeYou = 'मिलकर ख़ुशी होगी!';
export const headsComing = (adults: number, children: number) => {
  const grown = adults === 1 ? '1 बड़ा' : plural(adults, { other: '# बड़े' });
  const small = plural(children, { one: '# बच्चा', other: '# बच्चे' });
  return `${children > 0 ? `${grown} और ${small}` : grown}। ${seeYou}`;
};
export const declined = 'बताने के लिए धन्यवाद।';
export const stillNo =
  'आपने बताया था कि आना नहीं हो पाएगा, लिंक खोलने से वह नहीं बदलता। क्या अब आना हो पाएगा? “जवाब बदलें” दबाएँ।';
export const stillYes = 'हमारे पास अभी आपकी हाँ दर्ज है, लिंक खोलने से वह नहीं बदलती। क्या अब आना नहीं हो पाएगा?';
export const dateChanged = 'आपकी हाँ के बाद तारीख़ बदल गई है। क्या अब भी आना हो पाएगा?';
export const stillComing = 'जी हाँ, अब भी आना पक्का है';
export const yourNote = (note: string) => `आपका संदेश: ${note}`;

export const rsvpFailed = 'आपका जवाब दर्ज नहीं हो पाया।';
export const unrsvpFailed = 'आपका जवाब वापस नहीं लिया जा सका।';
export const noConnection = (failed: string) => `${failed} लगता है इंटरनेट नहीं चल रहा। कृपया फिर कोशिश करें।`;
export const notFromHere = 'आपका जवाब दर्ज नहीं हुआ: पता नहीं चल पाया कि वह इसी पेज से आया है। कृपया बटन फिर से दबाएँ।';
export const onTheList = (heads: number) =>
  plural(heads, {
    one: 'धन्यवाद! आपका नाम मेहमानों में जुड़ गया है।',
    other: 'धन्यवाद! आप सभी # लोगों के नाम मेहमानों में जुड़ गए हैं।',
  });
export const missed = 'बताने के लिए धन्यवाद। आपकी कमी खलेगी।';
export const noneNow = 'आपका पहले का जवाब वापस ले लिया गया है।';
export const noneNowNorSent =
  'आपका पहले का जवाब वापस ले लिया गया है और नया जवाब अभी गया नहीं है। नीचे अपना जवाब चुनें।';
export const takenBack = 'आपका जवाब वापस ले लिया गया है। नया जवाब कभी भी दिया जा सकता है।';

export const checkThese = 'कृपया इन्हें ठीक कर लें';
export const fieldError = labelled;
export const notAGuest = 'आपका नाम इस समारोह की मेहमान सूची में नहीं है।';
export const answeredElsewhere =
  'आपका जवाब किसी दूसरी विंडो में बदल चुका है। अभी जो दर्ज है, वह यहाँ है; इसे अब भी बदला जा सकता है।';
export const joined = 'मेज़बान ने इस न्योते को एक और न्योते से मिला दिया है: दोनों का जवाब एक ही है।';
export const eventCancelled = 'यह समारोह रद्द हो गया है, इसलिए जवाब देने की ज़रूरत नहीं है।';
export const eventOver = 'यह समारोह हो चुका है, इसलिए अब जवाब नहीं दिए जा सकते।';
export const chooseAnswer = 'कृपया बताएँ कि आपका आना हो पाएगा या नहीं।';
export const numberNeeded = 'कृपया संख्या लिखें।';
export const wholeNumberNeeded = 'कृपया पूरी संख्या लिखें, दशमलव के बिना।';
export const partyNumber = 'कृपया 0 से 99 तक की संख्या लिखें।';
export const noteTooLong = 'संदेश ज़्यादा से ज़्यादा 500 अक्षरों का हो।';
export const namesTooLong = 'सब नाम मिलाकर 300 अक्षरों से ज़्यादा न हों।';
export const answerTooLong = 'हर जवाब ज़्यादा से ज़्यादा 500 अक्षरों का हो।';
export const answerNeeded = (question: string) => `कृपया इसका जवाब दें: ${question}`;
export const personNameTooLong = 'नाम 60 अक्षरों से लंबा न हो।';
export const personNameWithLink = 'नाम बिना वेब पते के लिखें।';
export const householdChanged =
  'इस बीच मेज़बान ने बदल दिया है कि आपके साथ कौन-कौन आमंत्रित है। कृपया नाम एक बार फिर देख लें।';
export const answerNeededFor = (question: string, name: string) =>
  name ? `कृपया ${name} के लिए जवाब दें: ${question}` : answerNeeded(question);
export const questionsChanged = 'इस बीच मेज़बान ने सवाल बदल दिए हैं। कृपया उन्हें एक बार फिर देख लें।';
export const somebodyNeeded = 'बताएँ कि आप में से कितने लोग आएँगे: कम से कम एक।';
export const partyDiffers = 'ये गिनतियाँ आने वालों की गिनती से मेल नहीं खातीं: कृपया इन्हें फिर देख लें।';
export const partyTooLarge = (limit: number) =>
  plural(limit, {
    one: 'यह न्योता एक व्यक्ति के लिए है।',
    other: 'यह न्योता बच्चों को मिलाकर ज़्यादा से ज़्यादा # लोगों के लिए है।',
  });

export const card = {
  yours: 'आपका जवाब',
  titles: { pending: 'आपके जवाब का इंतज़ार है', yes: 'आपकी हाँ दर्ज हो गई!', no: 'आना नहीं हो पाएगा' },
  adults: 'बड़े',
  children: 'बच्चे',
  addNote: 'संदेश लिखें',
  noteLabel: 'मेज़बान के लिए संदेश',
  answers: { yes: 'जी हाँ, आना पक्का है!', no: 'माफ़ कीजिए, आना नहीं हो पाएगा' },
  sending: 'आपका जवाब भेजा जा रहा है',
  changeResponse: 'जवाब बदलें',
  opening: 'आपका जवाब खोला जा रहा है',
  tryAgain: 'फिर कोशिश करें',
};
