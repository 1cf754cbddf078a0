import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const exportPageTitle = (event: string) => `एक ही फ़ाइल में: ${event} · Shagun`;
export const exportPageTitleUnknown = 'पूरा समारोह एक ही फ़ाइल में · Shagun';
export const exportTitle = 'पूरा समारोह एक ही फ़ाइल में';
export const exportLead =
  'सब कुछ अपने पास भी रखें, या समारोह को किसी दूसरी शगुन साइट पर ले जाएँ: अपनी, अपने प्लानर की या अपने परिवार की।';
export const inTitle = 'इसमें क्या है';
export const inside = [
  'मेहमान, उनके फ़ोन और ई-मेल, आने के जवाब और सवालों के जवाब',
  'कार्यक्रम, सवाल, और किसे किसका न्योता है',
  'उपहार सूची तस्वीरों के साथ, और मेहमानों ने क्या लाने की बात कही है',
  'आपके भेजे संदेश, और आपके न्योते का डिज़ाइन',
] as const;
export const outTitle = 'क्या यहीं रहेगा';
export const outside = [
  'पैसे: उपहारों के लिए दिए गए पैसे, शगुन, गिफ़्ट कार्ड और धन्यवाद',
  'मेहमानों के निजी लिंक। समारोह जहाँ जाएगा, वहाँ से उन्हें नए मिलेंगे',
  'साथी मेज़बान, और सबके खाते',
  'वे उपहार, जो मेहमान आपके लिए सरप्राइज़ में ला रहे हैं',
  'कौन-से न्योते जा चुके हैं, और अपने आप याद दिलाने वाले संदेश',
] as const;
export const caution = 'इसमें आपके मेहमानों के फ़ोन नंबर और ई-मेल हैं। इसे ऐसी जगह रखें जहाँ इसे कोई और न पढ़ सके।';
export const downloadFile = 'फ़ाइल डाउनलोड करें';
export const bringInElsewhere =
  'ले जाने के लिए: दूसरी शगुन साइट पर “मेरे समारोह” खोलें और “समारोह लाएँ” दबाएँ। यह समारोह जैसा है, वैसा ही रहेगा।';

export const importPageTitle = 'समारोह लाएँ · Shagun';
export const importTitle = 'समारोह लाएँ';
export const importLead =
  'वह .shagun फ़ाइल चुनें जो यहाँ या किसी दूसरी शगुन साइट पर समारोह की सेटिंग से डाउनलोड की गई थी। कुछ भी बनने से पहले दिखेगा कि उसमें क्या है, और किसी को कोई ख़बर नहीं जाती।';
export const fileLabel = 'समारोह की फ़ाइल';
export const fileHelp = (megabytes: number) => `.shagun फ़ाइल, ${megabytes} एमबी तक।`;
export const readFile = 'देखें, इसमें क्या है';
export const reading = 'फ़ाइल पढ़ी जा रही है…';
export const backToEvents = 'अपने समारोहों पर वापस';

export const reviewPageTitle = (event: string) => `समारोह लाएँ: ${event} · Shagun`;
export const reviewPageTitleUnknown = 'समारोह लाएँ · Shagun';
export const reviewTitle = (event: string) => `यह समारोह लाएँ: ${event}?`;
export const foundTitle = 'इस फ़ाइल में';
export const found = {
  guests: (count: number) => plural(count, { other: '# मेहमान' }),
  replies: (count: number) => plural(count, { other: '# जवाब' }),
  functions: (count: number) => plural(count, { other: '# कार्यक्रम' }),
  questions: (count: number) => plural(count, { other: '# सवाल' }),
  gifts: (count: number) => plural(count, { other: '# उपहार' }),
  messages: (count: number) => plural(count, { one: 'पहले भेजा गया # संदेश', other: 'पहले भेजे गए # संदेश' }),
  pictures: (count: number) => plural(count, { one: '# तस्वीर', other: '# तस्वीरें' }),
};
export const foundNothing = 'समारोह: उसका नाम, दिन और जगह';
export const foundDesign = {
  none: '',
  ours: 'न्योते का डिज़ाइन',
  picture: 'कैनवा से लाई गई न्योते की तस्वीर',
};
export const notFoundTitle = 'क्या साथ नहीं आएगा';
export const notBrought = [
  'पैसे, गिफ़्ट कार्ड और धन्यवाद',
  'साथी मेज़बान: उन्हें फिर से बुलाएँ',
  'न्योतों के पुराने लिंक: न्योता भेजने पर मेहमानों को नए मिलेंगे',
] as const;
export const premiumLeftOut = 'डिज़ाइन: वह प्रीमियम प्लान में है। दूसरा डिज़ाइन चुना जा सकता है';
export const isCancelled = 'यह समारोह रद्द हो चुका था, और यहाँ भी रद्द ही आएगा।';
export const isPast = 'इसका दिन निकल चुका है। यह बीता हुआ समारोह बनकर आएगा।';
export const nothingSent = 'किसी को कुछ नहीं भेजा जाता। मेहमानों को कब पता चले, यह बाद में तय करें।';
export const createIt = 'यह समारोह बनाएँ';
export const creating = 'समारोह बनाया जा रहा है…';
export const discard = 'इसे न लाएँ';
export const keptUntil = (day: string) => `फ़ाइल हमारे पास ${day} तक रहेगी, फिर हम उसे मिटा देंगे।`;
export const madeBeforeTitle = 'यह समारोह पहले भी लाया जा चुका है';
export const madeBeforeHint = 'फिर तभी बनाएँ जब यह दो बार चाहिए।';
export const createAgain = 'इससे एक और समारोह बनाएँ';
export const created = 'समारोह आ गया है। किसी को ख़बर नहीं दी गई।';
export const discarded = 'कुछ नहीं बनाया गया।';

export const chooseFile = 'समारोह की फ़ाइल चुनें।';
export const notAnEventFile =
  'यह समारोह की फ़ाइल नहीं है। समारोह की सेटिंग में “पूरा समारोह एक ही फ़ाइल में” से मिली .shagun फ़ाइल चुनें।';
export const cutOff = 'यह फ़ाइल अधूरी है। इसे एक बार और डाउनलोड करके फिर कोशिश करें।';
export const newerFile = 'यह फ़ाइल शगुन के इससे नए रूप में बनी है। इसे पढ़ने से पहले इस साइट को भी नया करना होगा।';
export const wrongPart = 'इस फ़ाइल में कुछ ऐसा है जो हमने नहीं रखा था। इसे एक बार और डाउनलोड करके फिर कोशिश करें।';
export const wrongIn = (where: string, message: string) =>
  `इस फ़ाइल की एक बात काम में नहीं ली जा सकती। ${where}: ${message}`;
export const noDescription =
  'इस फ़ाइल के समारोह में “समारोह के बारे में” ख़ाली है। समारोह अभी जहाँ है वहाँ इसे लिखें, फ़ाइल फिर से डाउनलोड करें और यहाँ चुनें।';
export const tooManyGuests = (most: number) =>
  plural(most, { other: 'इस फ़ाइल में # से ज़्यादा मेहमान हैं। इससे ज़्यादा लाए नहीं जा सकते।' });
export const tooMuchText = 'इस फ़ाइल में जितना लिखा है, उतना लाया नहीं जा सकता।';
export const wrongGuest = (number: number, message: string) => `इस फ़ाइल में मेहमान ${number}: ${message}`;
export const emptyGuest = 'न नाम है, न ई-मेल, न फ़ोन।';
export const wrongPicture = (number: number, message: string) => `इस फ़ाइल में तस्वीर ${number}: ${message}`;
export const gone = 'यह फ़ाइल काम में ली जा चुकी है या मिटाई जा चुकी है। इसे फिर से चुनें।';
export const madeBefore = 'यह समारोह पहले भी लाया जा चुका है। दो बार चाहिए, तो बटन एक बार और दबाएँ।';
export const guestsFrom = (number: number) => `मेहमान ${number} से आगे`;
