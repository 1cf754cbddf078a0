export const notConnected = 'कैनवा नहीं जुड़ा है';
export const invalidState = 'कैनवा से आया यह जवाब यहाँ से शुरू हुए काम का नहीं है';
export const fetchFailed = (statusText: string) => `डिज़ाइन नहीं मिल पाए: ${statusText}`;
export const connectFailed = 'कैनवा नहीं जुड़ पाया। फिर कोशिश करें।';
export const loadDesignsFailed = 'आपके डिज़ाइन खुल नहीं पाए';
export const loadTemplatesFailed = 'डिज़ाइन के नमूने खुल नहीं पाए';
export const useTemplateFailed = 'यह नमूना खुल नहीं पाया। फिर कोशिश करें।';
export const openFailed = 'डिज़ाइन खुल नहीं पाया। फिर कोशिश करें।';
export const exportFailed = 'डिज़ाइन की तस्वीर नहीं बन पाई। फिर कोशिश करें।';
export const authenticationFailed = (error: string) => `पहचान पक्की नहीं हो पाई: ${error}`;
export const codeMissing = 'कैनवा से अनुमति का कोड नहीं आया';
export const backToDashboard = 'मुख्य पेज पर वापस';

// the page people come back to
export const callbackPageTitle = 'कैनवा जोड़ा जा रहा है · Shagun';
export const connectingTitle = 'कैनवा जोड़ा जा रहा है…';
export const connectingText = 'कैनवा का काम हो गया। बस एक क़दम और, फिर आपके डिज़ाइन दिखेंगे।';
export const finishConnecting = 'जोड़ना पूरा करें';
export const connectedTitle = 'कैनवा जुड़ गया!';
export const connectedText = 'अभी वापस ले जा रहे हैं।';
export const goOn = 'अभी आगे बढ़ें';
export const failedTitle = 'कैनवा नहीं जुड़ पाया';
export const failedText = 'कुछ भी नहीं बदला। अपने समारोह के “न्योते का डिज़ाइन” से फिर कोशिश की जा सकती है।';
export const signInAgain = 'पहले साइन इन करें, फिर दोबारा जोड़ें।';

// the panel in the invitation design
export const panelTitle = 'कैनवा से डिज़ाइन करें';
export const panelMissing = 'आपके अपने डिज़ाइन अभी नहीं दिख पा रहे।';
export const picturesMissing = 'कैनवा से आई आपकी तस्वीरें अभी नहीं दिख पा रहीं।';
export const panelText = 'अपना कैनवा खाता जोड़ें, और अपना ही बनाया डिज़ाइन न्योते पर लगाएँ।';
export const staysPrivate =
  'शगुन को आपके डिज़ाइनों की सूची दिखती है, और जो आपने चुने, उनकी तस्वीरें यहाँ बनती हैं। आपका कैनवा का पासवर्ड कैनवा के पास ही रहता है, और कैनवा कभी भी हटाया जा सकता है।';
export const connect = 'कैनवा जोड़ें';
export const connectAgain = 'कैनवा फिर जोड़ें';
export const connecting = 'कैनवा का इंतज़ार है…';
export const popupWaits = 'कैनवा दूसरी विंडो में खुला है। वहाँ अनुमति देते ही यह पेज अपने आप आगे बढ़ेगा।';
export const popupGone = 'अनुमति मिलने से पहले वह विंडो बंद हो गई। फिर कोशिश की जा सकती है।';
export const popupTooLong = 'इसमें पाँच मिनट से ज़्यादा लग गए। फिर कोशिश करें।';
export const consentEnded =
  'कैनवा अब शगुन को आपके डिज़ाइन नहीं दिखा रहा, शायद इसलिए कि वहाँ से अनुमति हटा दी गई है। जो तस्वीरें लगी हुई हैं, वे रहेंगी। जारी रखने के लिए फिर जोड़ें।';
export const switchedOff =
  'इस साइट पर अभी कैनवा के डिज़ाइन नहीं लगाए जा सकते। शगुन के अपने डिज़ाइन हर समारोह के लिए हैं।';
export const disconnect = 'कैनवा हटाएँ';
export const disconnected = 'कैनवा हटा दिया गया। जो तस्वीरें लगी हुई हैं, वे रहेंगी।';
export const disconnectFailed = 'कैनवा नहीं हट पाया। थोड़ी देर में फिर कोशिश करें।';
export const connectedSince = (date: string) => `${date} से जुड़ा है।`;

// templates
export const templatesTitle = 'नया डिज़ाइन शुरू करें';
export const templatesText =
  'कैनवा में सही नाप का ख़ाली डिज़ाइन इसी शीर्षक से खुलेगा। समारोह की जानकारी यहाँ से कॉपी करें:';
export const titleLabel = 'डिज़ाइन का शीर्षक';
export const kindLabel = 'किसके लिए है';
export const defaultTitle = 'अपना निमंत्रण';
export const invitationTitle = (eventName: string) => `${eventName} का निमंत्रण`;
export const createDesign = 'कैनवा में बनाएँ';
export const creating = 'बनाया जा रहा है…';
export const created = (title: string) => `${title} अब आपके कैनवा खाते में है। उसे खोलकर बदलें, फिर यहाँ लगाएँ।`;
export const templateNames = {
  wedding: 'शादी',
  birthday: 'जन्मदिन',
  corporate: 'कॉर्पोरेट',
  baby_shower: 'गोद भराई',
  graduation: 'ग्रेजुएशन',
} as const;
export const premiumName = (name: string) => `${name} (प्रीमियम)`;
export const premiumOnly = 'यह नमूना प्रीमियम और प्रोफ़ेशनल प्लान में मिलता है।';
export const unknownTemplate = 'दिए गए नमूनों में से एक चुनें।';
export const factEvent = 'समारोह';
export const factWhen = 'कब';
export const factWhere = 'कहाँ';
export const factFor = 'किनके लिए';

// designs
export const designsTitle = 'आपके डिज़ाइन';
export const designsEmptyTitle = 'अभी कोई डिज़ाइन नहीं';
export const designsEmptyText = 'ऊपर से एक बनाएँ, या कैनवा में बनाएँ: वह यहाँ दिखेगा।';
export const untitled = 'बिना नाम का डिज़ाइन';
export const changedOn = (date: string) => `${date} को बदला गया`;
export const edit = 'कैनवा में बदलें';
export const editNamed = (title: string) => `कैनवा में बदलें: ${title}, नए टैब में`;
export const use = 'न्योते पर लगाएँ';
export const useNamed = (title: string) => `न्योते पर लगाएँ: ${title}`;
export const exportPng = 'पीएनजी तस्वीर बनाएँ';
export const exportNamed = (title: string) => `पीएनजी तस्वीर बनाएँ: ${title}`;
export const exporting = 'कैनवा से आ रहा है…';
export const pagesOfDesigns = 'डिज़ाइनों के पेज';
export const firstPage = 'पहला पेज';
export const nextPage = 'अगला पेज';
export const pageNumber = (page: number) => `पेज ${page}`;
export const tryAgain = 'फिर कोशिश करें';
export const editChangesNothing =
  'कैनवा में किया बदलाव यहाँ तब दिखता है, जब डिज़ाइन फिर से लगाया जाए या उसकी तस्वीर फिर बनाई जाए।';

// exports and the picture in use
export const exportsTitle = 'कैनवा से आई तस्वीरें';
export const exportWorking = 'कैनवा तस्वीर बना रहा है। इसमें कुछ सेकंड लगते हैं।';
export const exportReady = 'तैयार';
export const exportInUse = 'न्योते पर लगी है';
export const download = 'पीएनजी डाउनलोड करें';
export const downloadNamed = (title: string) => `पीएनजी डाउनलोड करें: ${title}`;
export const lookAgain = 'फिर देखें';
export const pictureTitle = 'न्योते की तस्वीर आपका अपना डिज़ाइन है';
export const pictureAlt = (title: string) => `न्योते की तस्वीर: ${title}`;
export const changeDesign = 'डिज़ाइन बदलें';
export const stopped = 'यह डिज़ाइन अब न्योते पर नहीं है।';
export const stopFailed = 'तस्वीर बदली नहीं जा सकी। थोड़ी देर में फिर कोशिश करें।';
export const exportRequested = 'कैनवा से तस्वीर मँगा ली गई है।';
export const exportNotReady = 'यह तस्वीर अभी तैयार नहीं है।';
export const tooManyExports = 'कई तस्वीरें पहले से बन रही हैं। उनके तैयार होने तक रुकें।';

// the page of its own
export const pageTitle = (eventName: string) => `कैनवा के डिज़ाइन: ${eventName} · Shagun`;
export const pageHeading = 'आपका अपना डिज़ाइन';
export const backToGuests = 'न्योते पर वापस';

// news to whoever's account it was connected to: what they design lands where it leads
export const newsTitle = 'आपके खाते से कैनवा जोड़ा गया है';
export const newsText =
  'शगुन पर शुरू किए आपके डिज़ाइन अब से इसी कैनवा खाते में बनेंगे, और शगुन पर उस खाते के डिज़ाइन दिख सकेंगे।';
export const newsAdvice =
  'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो बाक़ी सब सेशन बंद करें, किसी समारोह के “न्योते का डिज़ाइन” में जाकर कैनवा हटाएँ, और जिस मेलबॉक्स या खाते से साइन इन होता है, उसका पासवर्ड बदल लें।';
export const newsAction = 'देखें, कहाँ-कहाँ साइन इन है';
export const newsWhy =
  'यह ई-मेल आपको इसलिए मिला है क्योंकि शगुन पर आपके खाते से कैनवा जोड़ा गया। मदद चाहिए, तो इसी ई-मेल का जवाब दें।';
