import { inTime } from '#messages/in-time.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const emailTitle = 'शगुन में साइन इन करें';
export const emailLead =
  'अपना ई-मेल पता लिखें, हम उस पर एक कोड भेजेंगे। पहली बार आए हैं? इसी से आपका खाता भी बन जाएगा।';
export const emailLabel = 'ई-मेल पता';
export const emailHelp = 'न्योता मिला है? वही पता लिखें जिस पर न्योता आया था।';
export const sendCode = 'कोड भेजें';
export const sendingCode = 'भेजा जा रहा है…';
export const checkAddress = 'पता एक बार देख लें';
export const otherWay = (host: string) => `${host} से साइन इन करें`;
export const or = 'या';
export const signedInAs = (email: string) =>
  `यहाँ यह खाता साइन इन है: ${email}। दूसरे पते से साइन इन होते ही यह यहाँ से साइन आउट हो जाएगा।`;
export const privacy = 'आपका पता साइन इन के लिए और आपके समारोहों और खाते के ई-मेल भेजने के लिए ही काम आता है।';

export const codeTitle = 'अपना ई-मेल देखें';
export const codeLead = (email: string) =>
  `हमने ${email} पर आठ अंकों का कोड भेजा है। यह दस मिनट तक और सिर्फ़ इसी ब्राउज़र में चलेगा।`;
export const codeLabel = 'कोड';
export const codeHelp = 'आठ अंक। नहीं आया? स्पैम फ़ोल्डर भी देख लें।';
export const signIn = 'साइन इन करें';
export const signingIn = 'साइन इन हो रहा है…';
export const sendAgain = 'नया कोड भेजें';
export const sentAgain = 'नया कोड भेज दिया है। अब सिर्फ़ यही चलेगा।';
export const checkCode = 'कोड एक बार देख लें';
export const otherAddress = 'दूसरा पता लिखें';

export const noAttemptTitle = 'पहले कोड मँगाएँ';
export const notThisBrowser = 'कोड उसी ब्राउज़र में चलता है जिससे माँगा गया था। उसे वहीं लिखें, या यहाँ नया कोड मँगा लें।';
export const askForCode = 'कोड मँगाएँ';
export const codeOverTitle = 'यह कोड अब नहीं चलेगा';
export const codeOver = (email: string) => `हम ${email} पर नया कोड भेज सकते हैं।`;

export const otherWayTitle = 'पहले दूसरे तरीक़े से साइन इन करें';
export const otherWayText = (email: string, host: string) =>
  `कोड सही था, पर ${email} एक ऐसे खाते का पता है जिसमें ${host} से साइन इन होता है। एक बार इसी ब्राउज़र में वहाँ साइन इन कर लें; फिर कोड से भी खाता खुलेगा।`;
export const otherWayGone = (email: string, support: string) =>
  `कोड सही था, पर ${email} का खाता ऐसे तरीक़े से बना था जो यहाँ अब नहीं है। कृपया ${support} पर लिखें।`;

export const email = 'अपना ई-मेल पता लिखें।';
export const emailTooLong = 'यह पता बहुत लंबा है।';
export const emailLike = 'ई-मेल पता ऐसा होता है: name@example.com';
export const codeSent = (email: string) => `हमने ${email} पर कोड भेजा है।`;
export const codeInCrowd = (email: string, seconds: number) =>
  `अभी बहुत सारे कोड मँगाए जा रहे हैं। अगर ${email} का यहाँ खाता या न्योता है, तो कोड आ रहा है; वह दस मिनट तक और सिर्फ़ इसी ब्राउज़र में चलेगा। पता यहाँ नया है, तो ${inTime(seconds)} बाद फिर मँगाएँ।`;
export const codeDigits = 'कोड में आठ अंक होते हैं।';
export const wrongCode = (triesLeft: number) =>
  plural(triesLeft, {
    one: 'यह कोड सही नहीं है। # बार और कोशिश की जा सकती है।',
    other: 'यह कोड सही नहीं है। # बार और कोशिश की जा सकती है।',
  });
export const codeUsedUp = 'इस कोड की सारी कोशिशें पूरी हो गईं। कृपया नया कोड मँगाएँ।';
export const codeExpired = 'इस कोड का समय निकल गया। कृपया नया कोड मँगाएँ।';
export const codeUsed = 'यह कोड पहले ही इस्तेमाल हो चुका है। कृपया नया कोड मँगाएँ।';
export const otherWayFirst = 'इस पते के खाते में दूसरे तरीक़े से साइन इन होता है। पहले उसी से साइन इन करें।';
export const sentJustNow = 'कोड भेजा जा चुका है। आधे मिनट में न आए, तो दोबारा मँगाएँ।';
export const manyCodes = (seconds: number) =>
  `इस पते पर कई कोड भेजे जा चुके हैं। इनबॉक्स और स्पैम फ़ोल्डर देखें, या ${inTime(seconds)} बाद फिर मँगाएँ।`;
export const passkeySignIn = 'पासकी से साइन इन करें';
export const passkeyWaiting = 'आपके फ़ोन या कंप्यूटर का इंतज़ार है…';
export const passkeyNotUsed = 'पासकी इस्तेमाल नहीं हुई। फिर कोशिश करें, या कोड मँगा लें।';
export const passkeyFailed = 'अभी यह नहीं हो पाया। फिर कोशिश करें, या कोड मँगा लें।';
export const passkeyOver = 'बहुत देर हो गई, या शुरुआत किसी दूसरे ब्राउज़र में हुई थी। कृपया फिर कोशिश करें।';
export const passkeyUnknown =
  'इस पासकी से यहाँ कोई खाता नहीं खुलता। शायद इसे हटा दिया गया है। कृपया कोड से साइन इन करें।';
export const passkeyRefused = 'इस पासकी की जाँच नहीं हो पाई। फिर कोशिश करें, या कोड से साइन इन करें।';
export const passkeyCopied =
  'यह पासकी नहीं चली, क्योंकि यह किसी की नक़ल लगती है। कृपया कोड से साइन इन करें, इसे हटाएँ और नई पासकी बना लें।';
export const signedInNow = 'साइन इन हो गया है।';
