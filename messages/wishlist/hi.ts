export const nameAndPriceNeeded = 'उपहार का नाम और दाम दोनों लिखें।';
export const confirmDelete = 'क्या यह उपहार सच में मिटाना है?';
export const invalidGift = 'उपहार मिटाया नहीं जा सका: ऐसा कोई उपहार नहीं है।';
export const addFailed = (details: string) => `उपहार जोड़ा नहीं जा सका: ${details}`;
export const deleteFailed = (details: string) => `उपहार मिटाया नहीं जा सका: ${details}`;
export const organisersOnly = 'अनुमति नहीं है: उपहार सूची सिर्फ़ अपने समारोहों की सँभाली जा सकती है।';
export const organisersOnlyPage =
  'उपहार सूची सिर्फ़ समारोह के आयोजक सँभालते हैं। यह समारोह आपको दिखता है, पर आपसे इसकी उपहार सूची नहीं बदली जा सकती।';

export const typeNames = {
  home: 'घर',
  kitchen: 'रसोई',
  travel: 'यात्रा',
  experience: 'अनुभव',
  cash: 'शगुन',
  other: 'कुछ और',
} as const;

// refusals and outcomes
export const nameRequired = 'उपहार का नाम लिखें।';
export const formUnreadable = 'फ़ॉर्म पढ़ा नहीं जा सका। कृपया फिर से भेजें।';
export const gone = 'यह उपहार अब सूची में नहीं है।';
export const full = (most: number) =>
  `उपहार सूची में ज़्यादा से ज़्यादा ${most} उपहार आते हैं, और यह सूची भर चुकी है। जो उपहार अब नहीं चाहिए उसे मिटाएँ, फिर यह जोड़ें।`;
export const hasMoney = 'इस उपहार के लिए पैसे दिए जा चुके हैं, इसलिए इसे मिटाया नहीं जा सकता।';
export const notPurchased = '“पहुँच गया” का निशान सिर्फ़ ख़रीदे गए उपहार पर लग सकता है।';
export const deleted = 'उपहार मिटा दिया गया।';
export const added = (gift: string) => `${gift} अब उपहार सूची में है।`;
export const saved = (gift: string) => `बदलाव सहेज लिए गए: ${gift}।`;
export const markedDelivered = (gift: string) => `${gift} पर “पहुँच गया” का निशान लग गया है।`;

// the wishlist page
export const pageTitle = (event: string) => `उपहार सूची: ${event} · Shagun`;
export const pageTitleUnknown = 'उपहार सूची · Shagun';
export const title = 'उपहार सूची';
export const thankYous = 'धन्यवाद: किसने क्या दिया';
export const totalGifts = 'कुल उपहार';
export const totalValue = 'कुल दाम';
export const eventDetails = 'समारोह की जानकारी';
export const emptyTitle = 'आपकी उपहार सूची अभी ख़ाली है';
export const emptyHint =
  'जो उपहार आपको चाहिए, वे जोड़ें: मेहमानों को वे समारोह के पेज पर दिखते हैं, और वे अकेले या मिलकर दे सकते हैं।';
export const addFirst = 'पहला उपहार जोड़ें';
export const backToEvent = 'समारोह पर वापस';
export const addTitle = 'उपहार जोड़ें';
export const add = 'यह उपहार जोड़ें';
export const adding = 'जोड़ा जा रहा है…';

// a gift on it
export const purchased = 'ख़रीदा गया';
export const delivered = 'पहुँच गया';
export const linkOf = (gift: string) => `: ${gift} का लिंक, नई विंडो में खुलता है`;
export const edit = (gift: string) => `बदलें<hidden>: ${gift}</hidden>`;
export const remove = (gift: string) => `मिटाएँ<hidden>: ${gift}</hidden>`;
export const undoPurchase = (gift: string) => `“ख़रीदा गया” का निशान हटाएँ<hidden>: ${gift}</hidden>`;
export const noMoney = 'इस उपहार के लिए पैसे नहीं लिए जा रहे।';
export const collected = (amount: string) => `${amount} जमा`;
export const seeWhoGives = (gift: string) => `देने वालों के नाम देखें<hidden>: ${gift}</hidden>`;
export const boughtBy = (names: string) => `${names} ने ख़रीदा`;
export const quoted = (text: string) => `“${text}”`;
export const markDelivered = '“पहुँच गया” का निशान लगाएँ';
export const markDeliveredOf = (gift: string) => `“पहुँच गया” का निशान लगाएँ: ${gift}`;

// the form of a gift, here and on the creation of an event
export const nameLabel = 'उपहार का नाम';
export const priceLabel = 'दाम, रुपयों में';
export const typeLabel = 'किस तरह का उपहार';
export const linkLabel = 'लिंक';
export const linkExample = 'उपहार वाले पेज का पता';
export const pictureLabel = 'तस्वीर';
export const pictureLabelAnother = 'दूसरी तस्वीर';
export const pictureHelp = 'पीएनजी या जेपीजी, 5 एमबी तक।';
export const pictureChosen = 'चुनी हुई तस्वीर';
export const pictureRemove = 'यह तस्वीर हटाएँ';

// changing a gift
export const editPageTitle = (gift: string, event: string) => `${gift} · उपहार सूची: ${event} · Shagun`;
export const editPageTitleUnknown = 'उपहार बदलें · Shagun';
export const editTitle = (gift: string) => `उपहार बदलें: ${gift}`;
export const editSave = 'उपहार सहेजें';
export const editSaving = 'सहेजा जा रहा है…';
export const editBack = 'उपहार सूची पर वापस';

// deleting a gift
export const deletePageTitle = 'उपहार मिटाएँ · Shagun';
export const deleteWhat = (gift: string, price: string) =>
  `यह उपहार अपनी तस्वीर के साथ सूची से हट जाएगा: <gift>${gift}</gift> (${price})। मिटाने के बाद इसे वापस नहीं लाया जा सकता।`;
export const cannotDelete = (gift: string) => `यह उपहार मिटाया नहीं जा सकता: ${gift}`;
export const deleteConfirm = 'यह उपहार मिटाएँ';
export const deleting = 'मिटाया जा रहा है…';
export const deleteLeave = 'उपहार रहने दें';

/** Of a gift that a guest said they bring. */
export const broughtBy = (name: string) => `यह ${name} की ओर से आएगा`;
export const blessingOf = (blessing: string) => `“${blessing}”`;
