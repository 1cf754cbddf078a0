import { formatRupees } from '#contract/common/format.ts';

// what a call answers to a guest who gives by the key of their personal link
export const giftGone = 'यह उपहार अब सूची में नहीं है।';
export const eventCancelled = 'यह समारोह रद्द हो गया है, इसलिए इसके लिए अब कुछ जमा नहीं हो रहा है।';
export const purchased = 'यह उपहार ख़रीदा जा चुका है।';
export const notEnabled = 'इस उपहार के लिए मिलकर देना अभी शुरू नहीं हुआ है।';
export const closed = 'इस उपहार के लिए शगुन देने का आख़िरी दिन निकल चुका है।';
export const collected = 'इस उपहार के लिए पूरी रक़म जमा हो चुकी है।';
export const aboveRemaining = (remaining: number) =>
  `इस उपहार के लिए अब इतने की ज़रूरत नहीं है। ${formatRupees(remaining)} तक दिए जा सकते हैं।`;
export const ownGift = 'यह उपहार आपके अपने समारोह का है। इसके लिए मेहमान शगुन दे सकते हैं।';
export const noPayments = 'यहाँ पैसे नहीं दिए जा सकते।';
export const askHosts = 'मेज़बान ने यह उपहार सबके लिए नहीं खोला है। देने वालों में शामिल होने के लिए साइन इन करके पूछें।';
export const signInFirst = 'यह उपहार कई लोग मिलकर दे सकते हैं। शामिल होने के लिए साइन इन करें।';
export const signInToBring = 'क्या यह उपहार आपकी ओर से होगा? साइन इन करके मेज़बान को बताएँ।';
export const signIn = 'साइन इन करें';
export const amountNeeded = 'रक़म चुनें या लिखें।';
export const belowMinimum = 'कम से कम ₹1 दें।';
export const blessingTooLong = (most: number) => `आशीर्वाद ज़्यादा से ज़्यादा ${most} अक्षरों का हो सकता है।`;

// the page
export const tab = (gift: string) => `शगुन दें: ${gift} · Shagun`;
export const bringTab = (gift: string) => `उपहार लाएँ: ${gift} · Shagun`;
export const title = 'शगुन दें';
export const backToInvitation = 'न्योते पर वापस';
export const progress = 'अब तक जमा';
export const collectedOf = (amount: string, price: string) => `${price} में से ${amount} जमा`;
export const howMuch = 'शगुन में कितना देना है?';
export const upTo = (amount: string) => `इस उपहार के लिए अभी ${amount} और चाहिए।`;
export const other = 'कोई और रक़म';
export const otherLabel = 'आपकी रक़म, रुपयों में';
export const amountUnreadable = 'रक़म अंकों में लिखें, जैसे 751।';
export const bothAmounts = (chosen: string, input: string) =>
  `आपने ${chosen} चुना है और ${input} भी लिखा है। या तो लिखी हुई रक़म मिटाएँ, या “कोई और रक़म” चुनें।`;
export const blessingLabel = 'आपका आशीर्वाद';
export const blessingHelp = (most: number) =>
  `चाहें तो लिखें। मेज़बान इसे आपके उपहार के साथ पढ़ेंगे। ज़्यादा से ज़्यादा ${most} अक्षर।`;
export const termsTitle = 'यह उन तक कैसे पहुँचता है, और भुगतान कैसे होता है';
export const rule =
  'आपके शगुन के बराबर के गिफ़्ट कार्ड आयोजक को मिलेंगे। साथ में आपका नाम जाएगा; दूसरे मेहमानों को रक़म नहीं बताई जाएगी।';
export const paidElsewhere = 'भुगतान हमारी भुगतान कंपनी के पेज पर होता है: कार्ड, यूपीआई या नेट बैंकिंग से।';
export const submit = 'भुगतान करने जाएँ';
export const submitting = 'एक पल रुकें…';
export const checkThese = 'कृपया इन्हें ठीक कर लें';
export const failed = 'भुगतान शुरू नहीं हो सका। कोई पैसा नहीं कटा। कृपया फिर कोशिश करें।';
export const payTitle = (amount: string, to: string) => `${amount} का शगुन: ${to}`;
export const payHint = (gift: string) =>
  `बस एक क़दम और: अगले पेज पर भुगतान होते ही आपका शगुन इस उपहार में गिना जाएगा: ${gift}।`;
export const blessingQuoted = (blessing: string) => `“${blessing}”`;
export const pay = 'भुगतान के पेज पर जाएँ';
export const changeAmount = 'रक़म बदलें';
export const paidBefore = (amount: string) => `इस फ़ॉर्म से ${amount} पहले ही दिए जा चुके हैं।`;
export const cameToNothing = (amount: string) =>
  `${amount} का भुगतान पूरा नहीं हुआ। भुगतान फिर से शुरू किया जा सकता है; अगर बैंक में पैसा कटा दिखे, तो दोबारा न दें: बाद में पहुँचा पैसा भी गिना जाता है।`;

/** The link on the guest's page. */
export const give = 'इसके लिए शगुन दें';
