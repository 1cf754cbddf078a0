export const open = 'साथी मेज़बान';
export const pageTitle = (event: string) => `साथी मेज़बान: ${event} · Shagun`;
export const pageTitleUnknown = 'साथी मेज़बान · Shagun';
export const title = 'साथी मेज़बान';
export const about =
  'साथी मेज़बान इस समारोह में आपकी मदद करते हैं। समारोह आपका ही रहता है: इसे रद्द करना, मदद के लिए किसी को चुनना और दिए गए पैसे देखना सिर्फ़ आपके हाथ में है। पैसे आपके वॉलेट में आते हैं।';

// the list
export const listTitle = 'कौन मदद करता है';
export const none = 'अभी कोई साथी मेज़बान नहीं है';
export const noneHint = 'नीचे परिवार या दोस्तों को न्योता दें। जिस पते पर न्योता जाएगा, वे उसी से साइन इन करेंगे।';
export const states = {
  waiting: 'न्योता भेजा गया',
  expired: 'न्योते का समय निकल गया',
  accepted: 'साथ हैं',
} as const;
export const until = (day: string) => `न्योता ${day} तक माना जा सकता है।`;
export const ended = (day: string) =>
  `न्योता ${day} तक माना जा सकता था। अब भी उनकी मदद चाहिए, तो इसे फिर से भेजें।`;
export const mailFailed = 'ई-मेल नहीं पहुँचा। पता देख लें, या उन्हें ख़ुद बताएँ कि उनके लिए न्योता है।';
export const role = 'भूमिका';
export const roleOf = (who: string) => `${who} की भूमिका`;
export const changeRole = 'भूमिका बदलें';
export const changeRoleOf = (who: string) => `भूमिका बदलें: ${who}`;
export const sendAgain = 'फिर भेजें';
export const sendAgainTo = (who: string) => `फिर भेजें: ${who} का न्योता`;
export const remove = 'हटाएँ';
export const removeName = (who: string) => `हटाएँ: ${who}`;

// inviting
export const inviteTitle = 'साथी मेज़बान बनने का न्योता दें';
export const emailLabel = 'ई-मेल पता';
export const emailHelp = 'वही, जिससे वे साइन इन करते हैं।';
export const roleLabel = 'वे क्या कर सकें';
export const invite = 'न्योता भेजें';
export const inviting = 'भेजा जा रहा है…';
export const full =
  'एक समारोह में ज़्यादा से ज़्यादा दस साथी मेज़बान होते हैं। किसी और को न्योता देने के लिए पहले किसी एक को हटाएँ।';
export const cancelled = 'यह समारोह रद्द हो गया है: मदद के लिए अब किसी नए व्यक्ति को न्योता नहीं दिया जा सकता।';

// removing
export const removalPageTitle = 'साथी मेज़बान हटाएँ · Shagun';
export const removalTitle = (who: string) => `क्या ${who} को हटाना है?`;
export const removalMeans =
  'उनके लिए मेज़बानों के पेज अब नहीं खुलेंगे। समारोह के लिए उन्होंने जो किया, वह बना रहेगा। उन्हें बताया नहीं जाएगा। मेहमानों के जो निजी लिंक उन्होंने देखे हैं, वे चलते रहेंगे, और जिसके पास लिंक हो, वह उस मेहमान का जवाब दे सकता है: ज़रूरत हो, तो मेहमान के पेज पर लिंक बदल दें।';
export const takeBackMeans = 'ई-मेल का लिंक तुरंत काम करना बंद कर देगा। उन्हें बताया नहीं जाएगा।';
export const removeConfirm = 'हटाएँ';
export const removing = 'हटाया जा रहा है…';
export const keep = 'रहने दें';

// leaving
export const leavePageTitle = 'मदद करना छोड़ें · Shagun';
export const leaveTitle = 'क्या इस समारोह में मदद करना छोड़ना है?';
export const leaveMeans = (owner: string) =>
  `आपके लिए इसके मेज़बानों के पेज अब नहीं खुलेंगे, और ${owner} को बता दिया जाएगा। समारोह के लिए आपने जो किया, वह बना रहेगा।`;
export const leaveConfirm = 'मदद करना छोड़ें';
export const leaving = 'एक पल रुकें…';
export const stay = 'मदद करना जारी रखें';
export const leave = 'मदद करना छोड़ें';

// what a co-host reads on every page of hosts
export const theOwner = 'आयोजक';
export const helpAs = {
  editor: (owner: string) => `आपको यहाँ बदलाव करने की अनुमति है। समारोह ${owner} का है।`,
  viewer: (owner: string) => `आपको यहाँ सिर्फ़ देखने की अनुमति है, कुछ बदला नहीं जा सकता। समारोह ${owner} का है।`,
} as const;
export const helpAsUnnamed = {
  editor: 'आपको यहाँ बदलाव करने की अनुमति है। समारोह किसी और का है।',
  viewer: 'आपको यहाँ सिर्फ़ देखने की अनुमति है, कुछ बदला नहीं जा सकता। समारोह किसी और का है।',
} as const;

// where a host goes on from the event page
export const inviteGuests = 'मेहमानों को बुलाएँ';
export const guestsAndReplies = 'मेहमान और जवाब';
export const manageWishlist = 'उपहार सूची सँभालें';
export const editEvent = 'समारोह बदलें';
export const cancelEvent = 'समारोह रद्द करें';

// links that read differently to somebody who changes nothing
export const seeGuest = 'देखें';
export const seeGuestName = (name: string) => `देखें: ${name}`;
export const noGuestsYet = 'सूची में अभी कोई नहीं है।';
export const seeWishlist = 'उपहार सूची देखें';

// reminders, for somebody who sends none
export const replyBy = (day: string) => `मेहमानों से ${day} तक जवाब माँगा गया है।`;
export const noReplyBy = 'जवाब की कोई आख़िरी तारीख़ नहीं है।';

export const noDesign = 'न्योते के लिए कोई डिज़ाइन नहीं चुना गया है।';

// lists of events
export const badge = {
  editor: 'साथी मेज़बान: बदलाव की अनुमति',
  viewer: 'साथी मेज़बान: सिर्फ़ देखने की अनुमति',
} as const;
export const eventOf = (owner: string) => `${owner} का समारोह`;

// the page of an invitation
export const invitationPageTitle = 'मदद का न्योता · Shagun';
export const invitationTitle = (event: string) => `${event}: क्या आपकी मदद मिलेगी?`;
export const invitationText = (owner: string) => `${owner} ने इस समारोह में आपकी मदद माँगी है।`;
export const eventTerm = 'समारोह';
export const dateTerm = 'तारीख़';
export const ownerTerm = 'आयोजक';
export const roleTerm = 'आपकी भूमिका';
export const accept = 'न्योता मानें';
export const accepting = 'एक पल रुकें…';
export const notNow = 'मदद न करनी हो, तो बस यह पेज बंद कर दें: किसी को बताया नहीं जाएगा।';
export const signInFirst = 'उसी ई-मेल पते से साइन इन करें जिस पर न्योता भेजा गया था। उसके बाद यही पेज फिर खुलेगा।';
export const signIn = 'साइन इन करें';
export const signInOther = 'दूसरे पते से साइन इन करें';
export const openEvent = 'समारोह का पेज खोलें';
export const closedStates = {
  expired: 'इस न्योते का समय निकल गया। जिन्होंने इसे भेजा था, उनसे फिर से भेजने को कहें।',
  accepted: 'यह न्योता पहले ही मान लिया गया है।',
  cancelled: 'यह समारोह रद्द हो गया है, इसलिए अब मदद की ज़रूरत नहीं है।',
} as const;
export const otherAddress =
  'आपने जिस ई-मेल पते से साइन इन किया है, यह न्योता उस पर नहीं, किसी दूसरे पते पर भेजा गया था। कृपया उसी पते से साइन इन करें जिस पर न्योता भेजा गया था।';
export const isYours = 'यह न्योता आपका ही भेजा हुआ है। समारोह पहले से आपका है।';
export const isHost = 'आप पहले से इस समारोह के साथी मेज़बान हैं।';
export const notFoundTitle = 'यह न्योता अब नहीं है';
export const notFoundPageTitle = `${notFoundTitle} · Shagun`;
export const notFoundHint = 'जिन्होंने इसे भेजा था, उनसे नया न्योता भेजने को कहें।';

// pages below the guest list
export const download = 'सारे जवाब एक फ़ाइल में (सीएसवी)';
