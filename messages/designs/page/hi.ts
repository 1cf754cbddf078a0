/** Words of the tab of designs, which organisers read. What stands on the cards themselves is in `messages/designs`. */

export const designTitles = {
  mandap: 'विवाह मंडप',
  balloons: 'जन्मदिन के गुब्बारे',
  jaali: 'कॉर्पोरेट जाली',
  palna: 'गोद भराई का पालना',
  sunrise: 'ग्रेजुएशन का सूर्योदय',
  temple: 'दक्षिण भारतीय मंदिर',
  alpona: 'बंगाली अल्पना',
  phulkari: 'फुलकारी',
  nikah: 'निकाह की मेहराब',
  florals: 'सफ़ेद फूल',
  portrait: 'आपकी तस्वीर',
  quiet: 'सादा और आधुनिक',
  rings: 'सगाई की अँगूठियाँ',
  chandeliers: 'रिसेप्शन के झूमर',
  threshold: 'गृह प्रवेश की देहरी',
};

export const categories = {
  wedding: 'शादी',
  birthday: 'जन्मदिन',
  corporate: 'कॉर्पोरेट',
  baby_shower: 'गोद भराई',
  graduation: 'ग्रेजुएशन',
  engagement: 'सगाई',
  reception: 'रिसेप्शन',
  house_warming: 'गृह प्रवेश',
};

export const enterColour = 'रंग चुनें, ऐसे लिखा हुआ: #a8124f';
export const chooseTemplate = 'दिए गए डिज़ाइनों में से एक चुनें।';
export const chooseLanguage = 'सूची में से भाषा चुनें।';
export const photoLost = 'यह तस्वीर अब नहीं है। कृपया इसे फिर चुनें।';
export const lowContrast =
  'पीछे के इस रंग पर ये अक्षर पढ़ने में मुश्किल हैं। अक्षर गहरे करें या पीछे का रंग हल्का (या इसका उल्टा)।';

export const premiumOnly = (title: string, plan: string) =>
  `“${title}” प्रीमियम डिज़ाइन है, और आपका प्लान ${plan} है। कोई दूसरा डिज़ाइन चुनें, या बड़े प्लान के लिए हमें लिखें।`;
export const cancelledEvent = 'यह समारोह रद्द हो गया है, इसलिए इसका न्योता अब बदला नहीं जा सकता।';
export const notChosen = 'इस समारोह के लिए कोई डिज़ाइन नहीं चुना गया है।';
export const stillMaking = 'तस्वीरें अभी तैयार नहीं हैं। थोड़ी देर में फिर कोशिश करें।';
export const cleared = 'यह डिज़ाइन अब न्योते पर नहीं है। जब चाहें, दूसरा चुनें।';
export const previewBusy = 'अभी एक साथ बहुत सारी तस्वीरें बन रही हैं। थोड़ी देर में फिर कोशिश करें।';
export const previewFailed = 'नमूना नहीं बन पाया। फिर कोशिश करें।';

export const pageTitle = (eventName: string) => `न्योते का डिज़ाइन: ${eventName} · Shagun`;
export const pageTitleUnknown = 'न्योते का डिज़ाइन · Shagun';
export const tabsLabel = 'न्योते';
export const guestsTab = 'मेहमान सूची';
export const designTab = 'न्योते का डिज़ाइन';

/** After 'Change Design'. */
export const previousTitle = 'आपका पिछला डिज़ाइन';
export const previousHelp = (title: string) =>
  `“${title}” अभी न्योते पर नहीं है। उसके शब्द, नाम और तस्वीर अगले डिज़ाइन के लिए रखे हुए हैं; या उसी को पहले की तरह फिर लगाएँ।`;
export const useAgain = 'इसे फिर लगाएँ';
export const templatesTitle = 'डिज़ाइन चुनें';
export const templatesHelp =
  'हर डिज़ाइन में आपके दिए नाम, तारीख़ और स्थान भर दिए जाते हैं। वही आपके न्योते के साथ जाता है: ई-मेल में, संदेशों में, लिंक के साथ दिखने वाली तस्वीर में और काग़ज़ पर।';
export const fitting = 'ऐसे ही समारोह के लिए';
export const others = 'और डिज़ाइन';
export const premium = 'प्रीमियम';
/** Before the name of a design, for screen readers. */
export const pick = 'लगाएँ:';
export const thumbnailAlt = (title: string) => `डिज़ाइन: ${title}`;

export const editTitle = (title: string) => `आपका न्योता: ${title}`;
export const otherTemplates = 'दूसरे डिज़ाइन';
export const titleLabel = 'शीर्षक';
export const titleHelpCouple = 'नामों के ऊपर एक पंक्ति, अगर आप चाहें।';
export const titleHelp = (eventName: string) => `ख़ाली छोड़ने पर यहाँ “${eventName}” लिखा जाएगा।`;
export const invocationLabel = 'मंगल वचन';
export const invocationHelp = 'सबसे ऊपर के शब्द, जिनसे आपके परिवार का कार्ड शुरू होता है।';
/** Offered while typing. */
export const invocations = [
  '॥ श्री गणेशाय नमः ॥',
  'ॐ',
  'श्री श्री प्रजापतये नमः',
  'শ্রী শ্রী প্রজাপতয়ে নমঃ',
  'ஸ்ரீ விநாயகர் துணை',
  'శ్రీరస్తు శుభమస్తు అవిఘ్నమస్తు',
  'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ',
  '॥ णमो अरिहंताणं ॥',
  'بسم الله الرحمن الرحيم',
  'बिस्मिल्लाह इर-रहमान इर-रहीम',
  'पिता और पुत्र और पवित्र आत्मा के नाम पर',
];
export const brideParentsLabel = 'दुल्हन के माता-पिता';
export const groomParentsLabel = 'दूल्हे के माता-पिता';
export const parentsHelp = 'जैसा कार्ड पर पढ़ा जाए, जैसे “श्रीमती लक्ष्मी एवं श्री राघव अय्यर”।';
export const hostsLabel = 'न्योता किसकी ओर से है';
export const hostsHelp = 'जैसे माता-पिता या परिवार: “आशा और विक्रम अय्यर”।';
export const subtitleLabel = 'अपनी एक पंक्ति';
export const subtitleHelp = 'जैसे कोई आशीर्वाद, या “इसके बाद रात का खाना”।';
export const backgroundLabel = 'पीछे का रंग';
export const textLabel = 'अक्षरों का रंग';
export const languageLabel = 'कार्ड की भाषा';
export const languageHelp =
  'नाम, शीर्षक और स्थान वैसे ही रहते हैं जैसे आपने लिखे: रोमन अक्षरों में, या हिन्दी, बांग्ला, गुजराती, कन्नड़, मलयालम, मराठी, ओड़िया, पंजाबी, तमिल, तेलुगु या उर्दू के अक्षरों में।';
export const dateLabel = 'तारीख़ और समय दिखाएँ';
export const placeLabel = 'स्थान दिखाएँ';
export const photoLabel = 'तस्वीर';
export const photoHelp = 'पीएनजी, जेपीजी या वेबपी, 5 एमबी तक। चौखटे के नाप से काटी जाती है।';
export const photoChosen = 'कार्ड पर एक तस्वीर है।';
export const removePhoto = 'तस्वीर हटाएँ';
export const coupleNote =
  'जोड़े के नाम, तारीख़ और स्थान आपके समारोह से आते हैं, और “कृपया … तक जवाब दें” जवाब की आख़िरी तारीख़ से।';
export const factsNote = 'तारीख़ और स्थान आपके समारोह से आते हैं, और “कृपया … तक जवाब दें” जवाब की आख़िरी तारीख़ से।';
export const editEvent = 'समारोह बदलें';
export const setReplyBy = 'जवाब की आख़िरी तारीख़ रखें';

export const preview = 'नमूना देखें';
export const previewing = 'नमूना बन रहा है…';
export const previewTitle = 'नमूना';
export const previewAlt = (title: string, eventName: string) =>
  `नमूना: ${eventName} का न्योता, डिज़ाइन ${title}`;
export const use = 'यह डिज़ाइन लगाएँ';
export const using = 'सहेजा जा रहा है…';
export const leftOut = (letters: string) => `ये अक्षर कार्ड पर नहीं बन सकते, इसलिए छूट जाएँगे: ${letters}`;
export const cut = 'कुछ लिखा हुआ कार्ड के लिए बहुत लंबा है और “…” पर रुक जाता है। शीर्षक, अपनी पंक्ति या स्थान छोटा करें।';
export const premiumNote = 'यह प्रीमियम डिज़ाइन है। यहाँ इसका नमूना देखा जा सकता है; लगाने के लिए बड़ा प्लान चाहिए।';
export const askForPlan = 'बड़े प्लान के लिए पूछें';

export const saved = 'आपका डिज़ाइन सहेज लिया गया है। उसकी तस्वीरें बन रही हैं।';
export const selectedTitle = 'आपके न्योते का डिज़ाइन';
export const making = 'आपका न्योता तैयार हो रहा है। इसमें कुछ सेकंड लगते हैं।';
export const makingAgain = 'नई तस्वीरें बन रही हैं। उनके तैयार होने तक पिछली ही लगी रहेंगी।';
export const failed = 'तस्वीरें नहीं बन पाईं। एक बार फिर कोशिश के लिए डिज़ाइन दोबारा सहेजें।';
export const failedAgain =
  'नई तस्वीरें नहीं बन पाईं, इसलिए पिछली ही लगी हुई हैं। एक बार फिर कोशिश के लिए डिज़ाइन दोबारा सहेजें।';
export const lookAgain = 'फिर देखें';
export const pictureAlt = (eventName: string) => `निमंत्रण: ${eventName}`;
export const changeDesign = 'डिज़ाइन बदलें';
export const changing = 'बदला जा रहा है…';
export const changeHelp = 'दूसरा डिज़ाइन कभी भी चुना जा सकता है।';
export const adjust = 'शब्द और रंग बदलें';
export const downloads = 'डाउनलोड';
export const downloadWide = 'चौड़ी तस्वीर (पीएनजी)';
export const downloadTall = 'संदेशों के लिए तस्वीर (पीएनजी)';
export const downloadPrint = 'प्रिंट के लिए पेज, ए5 (पीडीएफ़)';
export const toolInstead =
  'न्योते पर अभी इस डिज़ाइन की जगह आपके डिज़ाइन टूल की तस्वीर लगी है। उसे नीचे से हटाएँ, या इस डिज़ाइन को फिर सहेजें।';
export const ownDesigns = 'या ख़ुद डिज़ाइन करें';

/** Between the names of a couple on the small pictures. */
export const between = 'एवं';
