import { formatRupees } from '#contract/common/format.ts';
import { inTime } from '#messages/in-time.ts';
import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';
import { withJi } from '#messages/with-ji.ts';

const plural = pluralIn('hi');

export const profileTitle = 'आपकी प्रोफ़ाइल';
export const fieldNames = {
  firstName: 'पहला नाम',
  lastName: 'सरनेम',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  city: 'शहर',
  state: 'राज्य',
  country: 'देश',
} as const;
export const usualCountry = 'भारत';
export const phonePlaceholder = '+91';
export const phoneHelp = '10 अंक; +91 अपने आप जुड़ जाता है।';
export const saveProfile = 'प्रोफ़ाइल सहेजें';
export const savingProfile = 'सहेजा जा रहा है…';
export const profileUpdated = 'आपकी प्रोफ़ाइल सहेज ली गई!';
export const profileFailed = 'प्रोफ़ाइल सहेजी नहीं जा सकी';

// an address that waits for its owner
export const waitingTitle = (email: string) => `यह पता पक्का करना बाक़ी है: ${email}`;
export const waitingText = (email: string) =>
  `हमने वहाँ जो ई-मेल भेजा है, उसे खोलें और उसका बटन दबाएँ। न आया हो, तो “ई-मेल फिर भेजें” दबाएँ। तब तक हम ${email} पर लिखेंगे।`;
export const waitingTextOnly =
  'हमने वहाँ जो ई-मेल भेजा है, उसे खोलें और उसका बटन दबाएँ। न आया हो, तो “ई-मेल फिर भेजें” दबाएँ। तब तक वाउचर और ख़बरें ई-मेल से नहीं भेजी जा सकतीं।';
export const sendConfirmationAgain = 'ई-मेल फिर भेजें';
export const cancelChange = 'यह पता रहने दें';
export const nothingToConfirm = 'कोई पता पक्का करना बाक़ी नहीं है।';
export const confirmationSent = (email: string) => `हमने ${email} पर ई-मेल भेजा है। कृपया उसे खोलें और पता पक्का करें।`;
export const changeCancelled = 'नया पता काम में नहीं लिया जाएगा।';
export const tooManyConfirmations = (seconds: number) =>
  `ऐसे कई ई-मेल भेजे जा चुके हैं। कृपया इनबॉक्स और स्पैम फ़ोल्डर देखें, या ${inTime(seconds)} बाद फिर भेजें।`;
export const savedWithoutMail = (email: string, seconds: number) =>
  `आपकी प्रोफ़ाइल सहेज ली गई। कई ई-मेल भेजे जा चुके हैं, इसलिए ${email} को पक्का करने वाला ई-मेल अभी नहीं जा सकता: ${inTime(seconds)} बाद “ई-मेल फिर भेजें” दबाएँ।`;

export const pictures = 'तस्वीर';
export const chosenPicture = 'आपकी तस्वीर';
export const noPicture = 'कोई तस्वीर नहीं';
export const pictureNumber = (number: number) => `तस्वीर ${number}`;

export const enterFirstName = 'अपना पहला नाम लिखें।';
export const enterLastName = 'अपना सरनेम लिखें।';
export const choosePicture = 'तस्वीरों में से एक चुनें।';

// the profile page

export const profilePageTitle = 'आपकी प्रोफ़ाइल · Shagun';
export const profileLead = 'मेहमानों को न्योते पर आपका नाम दिखता है। आपका फ़ोन नंबर और पता किसी को नहीं दिखते।';
export const profileTabs = 'आपकी प्रोफ़ाइल';
export const tabProfile = 'प्रोफ़ाइल';
export const tabOrganized = 'मेरे समारोह';
export const tabJoined = 'मुझे मिले न्योते';
export const organized = 'मेरे समारोह';
export const joined = 'मिले न्योते';
export const toYourData = 'आपका डेटा: डाउनलोड करें, या अपना खाता मिटाएँ';
export const userLoadFailed = 'आपकी जानकारी खुल नहीं पाई';
export const userLoadHint = 'पेज फिर से खोलें, या मदद के लिए हमें लिखें।';

// the dashboard

export const dashboardPageTitle = 'मुख्य पेज · Shagun';
export const dashboardFailed = 'मुख्य पेज की जानकारी खुल नहीं पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const completeTitle = 'अपनी प्रोफ़ाइल पूरी करें';
export const completeLead = 'शुरू करने के लिए बस कुछ बातें, फिर अपना पहला समारोह बनाएँ।';
export const stillMissing = (fields: readonly string[]) => `आपकी प्रोफ़ाइल सहेज ली गई! ${missingFields(fields)}`;
export const missingFields = (fields: readonly string[]) =>
  `अभी बाक़ी: ${new Intl.ListFormat(locales.hi).format(fields)}।`;
export const greetings = {
  morning: 'सुप्रभात',
  afternoon: 'नमस्ते',
  evening: 'शुभ संध्या',
} as const;
export const greeted = (greeting: string, firstName: string) => `${greeting}, ${withJi(firstName)}`;
export const upcomingEvents = (events: number) =>
  events > 0
    ? plural(events, { one: 'आपका # समारोह आने वाला है।', other: 'आपके # समारोह आने वाले हैं।' })
    : 'अभी आपका कोई समारोह तय नहीं है।';
/** Where there are others, over or cancelled. */
export const noneAhead = 'आगे आपका कोई समारोह नहीं है।';
export const pastAndCancelled = 'हो चुके और रद्द समारोह देखें';
export const profileComplete = 'प्रोफ़ाइल पूरी है';
export const newEvent = 'नया समारोह बनाएँ';
export const needHelp = 'मदद चाहिए?';
export const needHelpText = 'गाइड में पहले समारोह का हर क़दम है: मेहमान सूची, उपहार, न्योते।';
export const openGuide = 'गाइड खोलें';
export const stats = 'एक नज़र में';
export const eventsOrganized = 'मेरे समारोह';
export const giftsManaged = 'सूची में उपहार';
export const guestsInvited = 'बुलाए गए मेहमान';
export const quickLinks = 'सीधे यहाँ जाएँ';
export const linkProfile = 'आपकी प्रोफ़ाइल';
export const linkOrganised = 'मेरे समारोह';
export const linkJoined = 'मुझे मिले न्योते';
export const linkSecurity = 'सुरक्षा';
export const linkWallet = 'वॉलेट';

// signed out

export const signedOutPageTitle = 'साइन आउट हो गया · Shagun';
export const signedOutText = 'जब चाहें, फिर साइन इन करें।';
export const signInAgain = 'फिर साइन इन करें';
export const backToHome = 'शुरुआती पेज पर वापस';

// your data

export const dataPageTitle = 'आपका डेटा · Shagun';
export const dataTitle = 'आपका डेटा';
export const dataLead = (email: string) => `खाता: ${email}`;
export const backToProfile = 'प्रोफ़ाइल पर वापस';
export const download = 'मेरा डेटा डाउनलोड करें';
export const downloadText =
  'आपके बारे में यहाँ जो कुछ रखा है, सब एक जेसन फ़ाइल में: आपकी प्रोफ़ाइल, समारोह और उनमें आपके लिखे मेहमान, जवाब, उपहार, आपका दिया शगुन, गिफ़्ट कार्ड (नंबर छोटे करके), वाउचर, सेशन और सूचनाएँ।';
export const downloadCaution = 'इसमें आपके मेहमानों के फ़ोन नंबर और ई-मेल भी हैं। इसे ऐसी जगह रखें जहाँ कोई और न पढ़ सके।';
export const downloadSignInFirst = 'डेटा डाउनलोड करने से पहले अपनी सुरक्षा के लिए कृपया फिर साइन इन करें।';
export const downloadSignInFirstWhy = 'साइन इन किए कुछ समय हो गया है। साइन इन होते ही यही पेज फिर खुलेगा।';
export const deleteAccount = 'मेरा खाता मिटाएँ';
export const deleteAccountText = 'अगले पेज पर लिखा है कि क्या मिटेगा और क्या रहेगा। वहाँ आपसे एक बार फिर पूछा जाएगा।';

// deleting the account

export const deletionPageTitle = 'मेरा खाता मिटाएँ · Shagun';
export const backToData = 'आपके डेटा पर वापस';
export const deletionTitle = 'इससे क्या होगा';
export const deletionOfProfile =
  'आपकी प्रोफ़ाइल, तस्वीरें, कच्चे रूप, सूचनाएँ और सेशन मिटा दिए जाएँगे। आपका खाता हर जगह साइन आउट हो जाएगा।';
export const deletionOfEvents = (events: number) =>
  `${
    events > 0
      ? plural(events, {
          one: 'आपका # समारोह और आपके लिखे मेहमान',
          other: 'आपके # समारोह और आपके लिखे मेहमान',
        })
      : 'आपके बनाए समारोह और आपके लिखे मेहमान'
  } मिटा दिए जाएँगे। जिस समारोह में पैसे दिए गए थे, वह हिसाब में ख़ाली रह जाएगा।`;
export const deletionOfReplies =
  'जिन मेज़बानों ने आपको बुलाया था, उनकी मेहमान सूची में आपका जवाब रहेगा; मेज़बानों के लिए आपके लिखे संदेश मिटा दिए जाएँगे। मेज़बान से कहकर सूची से अपना नाम हटवाया जा सकता है।';
export const deletionOfGifts = (contributions: number) =>
  `${
    contributions > 0 ? plural(contributions, { other: 'आपने # बार जो शगुन दिया' }) : 'आपने जो शगुन दिया'
  }, वह और आपके गिफ़्ट कार्ड और वाउचर हिसाब में रहेंगे और तब “मिटाया गया खाता” के नाम होंगे। हिसाब बदला नहीं जा सकता: आपने क्या दिया, यह बताने वाली पंक्ति में आपका नाम रहेगा।`;
export const deletionOfLetters = 'जो ई-मेल और न्योते भेजे जा चुके हैं, वे जहाँ पहुँचे वहीं रहेंगे।';
export const deletionIsFinal = 'इसके बाद कुछ वापस नहीं आ सकता। चाहें तो पहले <data>अपना डेटा डाउनलोड कर लें</data>।';
export const deletionNeedsHelp = 'इनमें से कहीं बात अटक रही है? <contact>हमें लिखें।</contact>';
export const confirmTitle = 'पक्का करें';
export const typeToConfirm = (confirmation: string) => `पक्का करने के लिए ${confirmation} लिखें`;
export const confirmationWrong = (confirmation: string) => `पक्का करने के लिए ${confirmation} लिखें।`;
export const deleteForGood = 'मेरा खाता हमेशा के लिए मिटाएँ';
export const deleting = 'मिटाया जा रहा है…';
export const notYetDeleted = 'आपका खाता अभी नहीं मिटाया जा सकता।';
export const deleted = 'आपका खाता मिटा दिया गया है।';
export const deletionFailed = 'आपका खाता मिट नहीं पाया। कुछ भी नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।';

/** What keeps an account from being deleted; the label of the way on stands beside each. */
export const obstacleEvent = ({ name, date, guests }: { name: string; date: string; guests: number }) =>
  `${name} (${date}): ${plural(guests, {
    one: 'सूची में # मेहमान है। पहले समारोह रद्द करें, ताकि मेहमान को ख़बर मिल जाए।',
    other: 'सूची में # मेहमान हैं। पहले समारोह रद्द करें, ताकि उन्हें ख़बर मिल जाए।',
  })}`;
export const cancelEvent = (name: string) => `रद्द करें: ${name}`;
export const obstacleMoreEvents = (events: number) =>
  plural(events, {
    one: 'मेहमानों वाला # और समारोह आने वाला है: पहले उसे रद्द करना होगा।',
    other: 'मेहमानों वाले # और समारोह आने वाले हैं: पहले उन्हें रद्द करना होगा।',
  });
export const openEvents = 'अपने समारोह खोलें';
export const obstacleMails = (mails: number) =>
  plural(mails, {
    one: 'आपके मेहमानों को भेजा जा रहा # ई-मेल अभी रास्ते में है। कुछ मिनट बाद फिर कोशिश करें।',
    other: 'आपके मेहमानों को भेजे जा रहे # ई-मेल अभी रास्ते में हैं। कुछ मिनट बाद फिर कोशिश करें।',
  });
export const obstacleCards = (rupees: number) =>
  `आपके गिफ़्ट कार्डों में ${formatRupees(rupees)} बाक़ी हैं। पहले इनसे वाउचर ले लें।`;
export const obstacleVouchers = (vouchers: number) =>
  plural(vouchers, {
    one: 'आपका मँगाया # वाउचर अभी रास्ते में है। वॉलेट में उसका नतीजा दिखने तक रुकें।',
    other: 'आपके मँगाए # वाउचर अभी रास्ते में हैं। वॉलेट में उनका नतीजा दिखने तक रुकें।',
  });
export const openWallet = 'वॉलेट खोलें';
export const obstaclePayments = (payments: number) =>
  plural(payments, {
    one: 'आपका # भुगतान अभी पूरा नहीं हुआ है। इसमें ज़्यादा से ज़्यादा एक घंटा लगता है; फिर कोशिश करें।',
    other: 'आपके # भुगतान अभी पूरे नहीं हुए हैं। इसमें ज़्यादा से ज़्यादा एक घंटा लगता है; फिर कोशिश करें।',
  });
export const obstacleRefunds = (refunds: number) =>
  plural(refunds, {
    one: '# भुगतान की वापसी अभी रास्ते में है। कुछ दिनों में वह आपके बैंक में दिखेगी; फिर कोशिश करें।',
    other: '# भुगतानों की वापसी अभी रास्ते में है। कुछ दिनों में वह आपके बैंक में दिखेगी; फिर कोशिश करें।',
  });
export const lookAgain = 'फिर देखें';

/** Stands where the name of somebody was who deleted their account, and of an event they organised. */
export const erasedName = { firstName: 'मिटाया गया', lastName: 'खाता' } as const;
export const erasedEvent = 'मिटाया गया समारोह';

export const goodbyePageTitle = 'अलविदा · Shagun';
export const goodbyeTitle = 'अलविदा';
export const goodbyeText = 'फिर साइन इन करने पर आपका नया खाता बनेगा।';

// an address that counts, confirmed where nobody was signed in
export const mailsAloneTitle = (email: string) => `${email} पर अभी सिर्फ़ आपके ई-मेल आते हैं, और कुछ नहीं`;
export const mailsAlone = (email: string, opening: string) =>
  `यह पता ऐसी जगह पक्का हुआ था जहाँ इस खाते से साइन इन नहीं था, या बाद में यह किसी दूसरे खाते का साबित हुआ है। ${opening ? `${opening} पर आए कोड से यह खाता खुलता है, और ${email} पर आए कोड से दूसरा।` : `${email} पर आए कोड से यह खाता नहीं खुलता।`} इसी ब्राउज़र में यह बटन दबाएँ और फिर हमारे ई-मेल का बटन: तब से ${email} इसी खाते का होगा, और उस पर आए न्योते भी।`;
/** Where codes to it open the account, and another one proved it since. */
export const provenElsewhere = (email: string) =>
  `इस बीच यह पता किसी दूसरे खाते का साबित हुआ है। ${email} पर आए कोड से साइन इन करें, तो यह फिर इसी खाते का हो जाएगा।`;
export const mailsAloneBesideAnother =
  'क्या इससे एक दूसरा, ख़ाली खाता खुलता है जो ग़लती से बन गया? पहले कोड से उसमें साइन इन करें और उसकी प्रोफ़ाइल में “आपका डेटा” से उसे मिटा दें।';
export const sendProofLink = 'मुझे लिंक भेजें';
