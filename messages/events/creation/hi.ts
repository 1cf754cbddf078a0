import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
const inAll = (guests: number) => plural(guests, { other: '# मेहमान' });

export const pageTitle = (type: string) => `समारोह बनाएँ: ${type} · Shagun`;
export const pageTitleUnknown = 'समारोह बनाएँ · Shagun';
export const title = (type: string) => `समारोह बनाएँ: ${type}`;
export const intro = 'जो भी लिखें, वह कच्चे रूप में बना रहता है: जब चाहें रुकें, जब चाहें लौटकर पूरा करें।';
export const sections = 'इस फ़ॉर्म के हिस्से';
export const giftsTitle = 'उपहार सूची';
export const guestsTitle = 'मेहमान सूची';
/** Two or three words, for a phone. */
export const sectionMissing = (fields: number) => `${fields} बाक़ी`;
export const sectionWrong = (fields: number) => `${fields} जाँच लें`;
export const sectionMissingTitle = 'बाक़ी:';
export const sectionWrongTitle = 'जाँच लें:';
export const sectionComplete = 'पूरा';
export const sectionOptional = 'चाहें तो';
export const sectionGifts = (gifts: number) =>
  gifts > 0 ? plural(gifts, { other: '# उपहार' }) : sectionOptional;
export const sectionGuests = (guests: number) => (guests > 0 ? inAll(guests) : sectionOptional);
export const nothingSent = 'अभी कुछ नहीं भेजा जाता। समारोह बन जाए, तब न्योता चुनें और भेजें।';
export const createdBefore = (event: string) => `समारोह बन गया है: ${event}। यह फ़ॉर्म अब फिर ख़ाली है।`;
export const openCreated = (event: string) => `समारोह खोलें: ${event}`;
export const cancel = 'रहने दें';
export const create = 'समारोह बनाएँ';
export const creating = 'समारोह बनाया जा रहा है…';
export const opening = 'समारोह खुल रहा है…';
export const processing = 'एक पल रुकें…';
export const fileWaiting = (fileName: string) =>
  `पहले ${fileName} के मेहमानों को सूची में जोड़ें या फ़ाइल छोड़ दें, फिर समारोह बनाएँ।`;

export const draftSave = 'कच्चा रूप सहेजें';
export const draftSaving = 'सहेजा जा रहा है…';
export const draftIsSaving = 'कच्चा रूप सहेजा जा रहा है…';
export const draftEmpty = 'अभी कोई बदलाव नहीं';
export const draftSavedAt = (time: string) => `कच्चा रूप सहेजा गया: <time>${time}</time>`;
export const draftNotSaved = 'कच्चा रूप सहेजा नहीं गया';
export const draftSignedOut =
  'यहाँ साइन आउट हो गया है। फिर साइन इन करने के लिए “कच्चा रूप सहेजें” दबाएँ; आपका लिखा हुआ बना रहेगा।';
export const draftOtherAccount =
  'अभी कोई दूसरा खाता साइन इन है। आगे क्या करना है, यह देखने के लिए “कच्चा रूप सहेजें” दबाएँ; आपका लिखा हुआ बना रहेगा।';
export const draftFailed = 'कच्चा रूप सहेजा नहीं जा सका। इंटरनेट देख लें; आपका लिखा हुआ अब भी यहीं है।';
export const startOver = 'नए सिरे से शुरू करें';
export const startOverTitle = 'नए सिरे से शुरू करें?';
export const startOverText = 'यहाँ आपका लिखा सब कुछ मिट जाएगा, इस कच्चे रूप के मेहमान और उपहार भी।';
export const startOverConfirm = 'कच्चा रूप मिटाएँ';
export const startOverPending = 'मिटाया जा रहा है…';
export const startOverLeave = 'रहने दें';

export const draftSaved = 'आपका कच्चा रूप सहेज लिया गया है।';
export const draftOvertaken =
  'यह फ़ॉर्म अभी-अभी बदल गया है, किसी बटन से या दूसरी विंडो में। पहले का लिखा कुछ भी नहीं मिटा।';
export const draftDeleted = 'कच्चा रूप मिटा दिया गया।';
export const guestEmpty = 'नाम, ई-मेल या फ़ोन नंबर लिखें।';
export const contactTaken = {
  email: 'यह ई-मेल सूची में किसी और मेहमान का है।',
  phone: 'यह फ़ोन नंबर सूची में किसी और मेहमान का है।',
};
/** Stands before `guestsOverLimit`, with a colon between. */
export const guestsOver = inAll;
export const guestsOverLimit = 'एक मेहमान सूची में ज़्यादा से ज़्यादा 10,000 मेहमान होते हैं: बाक़ी छोड़ दिए गए।';
export const guestIsChanged = (name: string) => `${name} की जानकारी बदल दी गई है।`;
export const guestIsOff = 'मेहमान को सूची से हटा दिया गया है।';
export const everyoneWithFamily = 'हर मेहमान को परिवार के साथ न्योता है।';
export const everyoneAlone = 'हर मेहमान को अकेले का न्योता है।';
export const fileNotAdded = 'फ़ाइल जोड़ी नहीं गई।';

export const formCleared = 'फ़ॉर्म फिर ख़ाली है।';
export const guestAdded = 'मेहमान को जोड़ दिया गया।';
export const guestChanged = 'मेहमान की जानकारी बदल दी गई।';
export const guestRemoved = 'मेहमान को हटा दिया गया।';
export const guestsImported = (guests: number) =>
  plural(guests, { one: '# मेहमान जोड़ा गया।', other: '# मेहमान जोड़े गए।' });
export const importDiscarded = 'फ़ाइल छोड़ दी गई। किसी को नहीं जोड़ा गया।';
export const allWithFamilyDone = 'सभी मेहमानों को परिवार के साथ न्योता है।';
export const noneWithFamilyDone = 'सभी मेहमानों को अकेले का न्योता है।';

export const functionsTitle = 'कार्यक्रम';
export const functionsIntro =
  'एक दिन का एक ही समारोह हो, तो इनकी ज़रूरत नहीं। कई हों, जैसे मेहंदी, विवाह और रिसेप्शन, तो हर एक को जोड़ें। यह बाद में भी हो सकता है।';
export const functionTitle = (number: number) => `कार्यक्रम ${number}`;
export const functionAdd = 'कोई और';
export const functionAddOwn = 'कार्यक्रम जोड़ें';
export const functionRemove = (number: number) => `कार्यक्रम<hidden> ${number}</hidden> हटाएँ`;
export const functionVenue = 'स्थान, अगर अलग हो';
export const functionAddress = 'उसका पता';
export const chosenLater = 'जिन्हें मैं बाद में चुनूँ';
export const photoTitle = 'तस्वीर';
export const photoAlt = 'तस्वीर, जैसी आपके मेहमानों को दिखेगी';
export const photoRemove = 'तस्वीर हटाएँ';

export const giftsIntro = 'मेहमानों को ये उपहार दिखते हैं, और वे अकेले या मिलकर दे सकते हैं। ख़ाली पंक्तियाँ गिनी नहीं जातीं।';
export const giftTitle = (number: number) => `उपहार ${number}`;
export const giftName = 'नाम';
export const giftAdd = 'एक और उपहार जोड़ें';
export const giftRemove = (number: number) => `उपहार<hidden> ${number}</hidden> हटाएँ`;
export const pictureRemove = (number: number) => `<hidden>उपहार ${number} की </hidden>तस्वीर हटाएँ`;

export const guestsNone =
  'अभी कोई नहीं। मेहमानों को एक-एक करके जोड़ें, सूची की फ़ाइल लाएँ, या यह काम बाद में न्योते के पेज से करें।';
export const guestsSummary = ({
  total,
  withFamily,
  individual,
}: {
  total: number;
  withFamily: number;
  individual: number;
}) => `कुल ${inAll(total)}: ${withFamily} परिवार के साथ, ${individual} अकेले`;
export const guestAddTitle = 'मेहमान जोड़ें';
export const guestAdd = 'मेहमान जोड़ें';
export const guestAdding = 'जोड़ा जा रहा है…';
export const guestFirstName = 'पहला नाम';
export const guestLastName = 'सरनेम';
export const guestEmail = 'ई-मेल';
export const guestPhone = 'फ़ोन';
export const guestWithFamily = 'परिवार के साथ';
export const guestWithFamilyHelp = 'मेहमान परिवार को साथ ला सकते हैं और बताते हैं कि कितने लोग आएँगे।';
export const guestIndividual = 'अकेले';
export const guestEdit = (name: string) => `बदलें: ${name}`;
export const guestRemove = (name: string) => `हटाएँ: ${name}`;
export const guestChangeTitle = 'इस मेहमान की जानकारी बदलें';
export const guestSave = 'मेहमान को सहेजें';
export const guestSaving = 'सहेजा जा रहा है…';
export const guestLeave = 'न बदलें';
export const searchLabel = 'मेहमान खोजें';
export const search = 'खोजें';
export const searchNone = (search: string) => `“${search}” से कोई मेहमान नहीं मिला।`;
export const searchFound = (guests: number, search: string) =>
  plural(guests, { one: `“${search}” से # मेहमान मिला।`, other: `“${search}” से # मेहमान मिले।` });
export const searchShowAll = 'सभी मेहमान दिखाएँ';
export const allWithFamily = 'सभी मेहमानों को परिवार के साथ बुलाएँ';
export const allWithFamilyApply = 'सभी मेहमानों पर लागू करें';
export const guestPages = 'मेहमानों के पेज';

export const importTitle = 'मेहमान सूची फ़ाइल से लाएँ';
/** The guests that were left out follow, each with the reason. */
export const leftOut = (added: number, left: number) =>
  `${plural(added, { one: '# मेहमान जोड़ा गया', other: '# मेहमान जोड़े गए' })}। ${plural(left, { one: '# छूट गया', other: '# छूट गए' })}:`;
