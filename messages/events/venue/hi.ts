import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const unavailable =
  'स्थान की खोज अभी नहीं चल रही। खोजने के बजाय स्थान का नाम और पता ख़ुद लिखें, या थोड़ी देर बाद फिर कोशिश करें।';
export const missing = 'स्थान की खोज अभी नहीं चल रही। स्थान का नाम और पता ख़ुद लिखा जा सकता है।';
export const overQuota =
  'स्थान खोजने की हद अभी पूरी हो गई है। खोजने के बजाय स्थान का नाम और पता ख़ुद लिखें, या थोड़ी देर बाद फिर कोशिश करें।';
export const off = 'यहाँ स्थान खोजा नहीं जा सकता। उसका नाम और पता ख़ुद लिखें।';
export const searchedTooOften =
  'थोड़े समय में बहुत बार खोजा गया। खोजने के बजाय स्थान का नाम और पता ख़ुद लिखें, या थोड़ी देर बाद फिर कोशिश करें।';
export const gone = 'यह स्थान अब नक़्शे पर नहीं है। फिर खोजें, या उसका नाम और पता लिखें।';
export const choiceNeeded = 'कोई स्थान चुनें, या नीचे उसका नाम और पता लिखें।';
export const moreCharacters = 'खोजने के लिए 2 से ज़्यादा अक्षर लिखें।';
export const chosenElsewhere = 'खोज का यह नतीजा पुराना हो गया है। कृपया फिर खोजें।';

export const sectionTitle = 'स्थान';
export const searchLabel = 'स्थान खोजें';
export const searchHelp = 'हॉल, होटल, मंदिर या पता। चुनने पर नीचे के ख़ाने भर जाते हैं।';
export const search = 'स्थान खोजें';
export const searching = 'खोजा जा रहा है…';
export const found = (venues: number, query: string) =>
  plural(venues, { one: `“${query}” से # स्थान मिला`, other: `“${query}” से # स्थान मिले` });
export const noneFound = (query: string) =>
  `“${query}” से कोई स्थान नहीं मिला। नाम किसी और तरह से लिखकर देखें, या नीचे नाम और पता लिखें।`;
export const suggested = (venues: number) =>
  plural(venues, { other: '# सुझाव। इन्हें देखने के लिए तीर वाले बटन दबाएँ।' });
export const use = 'यह स्थान चुनें';
export const filledIn = (name: string) => `नीचे भर दिया गया है: ${name}।`;
export const usedNotice = 'स्थान भर दिया गया है।';
/** Google asks for its name, untranslated: the English one serves every language. */
export { attribution } from './en.ts';
export const sandboxAttribution = 'सैंडबॉक्स';
export const attributed = (source: string) => `${source} के नतीजे`;

export const pinLabel = 'मेहमानों को नक़्शे पर ठीक यही जगह दिखाएँ';
export const pinHelp = 'स्थान कहीं और हो, तो यह निशान हटा दें: तब नक़्शे पर लिखा हुआ पता खोजा जाता है।';
export const pinStale = 'पिन लगने के बाद पता बदल गया है। क्या पिन अब भी सही जगह पर है?';
export const pinLook = 'पिन को नक़्शे पर देखें';
export const lookUp = 'नक़्शे पर देखें';

export const mapShow = 'नक़्शा दिखाएँ';
export const mapHide = 'नक़्शा छिपाएँ';
export const mapTitle = 'स्थान का नक़्शा';
export const mapHelp = 'पिन लगाने के लिए नक़्शे को छुएँ, या नक़्शा खिसकाकर उसके नीचे का बटन दबाएँ।';
export const mapPrivacy = 'नक़्शा गूगल से आता है, और गूगल को पता चलेगा कि नक़्शा आपने खोला है।';
export const mapLoading = 'नक़्शा खुल रहा है…';
export const mapFailed = 'नक़्शा खुल नहीं पाया। बाक़ी सब उसके बिना भी चलता है।';
export const mapCentre = 'नक़्शे के बीच में पिन लगाएँ';
export const mapMarker = 'समारोह का स्थान';
export const mapSet = (address: string) => `पिन लग गई है: ${address}।`;
export const mapSetNoAddress = 'पिन लग गई है। वहाँ कोई पता नहीं मिला: कृपया पता ख़ुद लिखें।';
export const mapSetUnanswered = 'पिन लग गई है। उसका पता खोजा नहीं जा सका: कृपया पता ख़ुद लिखें।';

export const zoneQuestion = (zone: string) =>
  `यह स्थान दूसरे समय क्षेत्र (${zone}) में है। समारोह के समय ऊपर चुने गए समय क्षेत्र के हिसाब से रहते हैं।`;
export const zoneUse = (zone: string) => `${zone} चुनें`;
export const zoneUsed = (zone: string) => `समारोह का समय क्षेत्र अब ${zone} है।`;
export const usedAbroadNotice = 'स्थान भर दिया गया है। वह दूसरे समय क्षेत्र में है: समारोह का समय क्षेत्र जाँच लें।';
