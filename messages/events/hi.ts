import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
const grouped = (number: number) => plural(number, { other: '#' });

export const futureDate = 'समारोह के लिए आगे की कोई तारीख़ चुनें।';
export const futureTime = 'समारोह आज है, इसलिए अभी के बाद का समय चुनें।';
export const timeNeeded = 'समारोह आज है, इसलिए समय भी लिखें।';
export const createFailed = 'समारोह नहीं बन पाया। फिर कोशिश करें।';
export const createdButLost = 'समारोह बन गया है, पर उसका पेज खुल नहीं पाया। वह आपके समारोहों की सूची में मिलेगा।';
export const notFound = 'समारोह नहीं मिला';
export const notFoundHint = 'या तो ऐसा कोई समारोह नहीं है, या आपको उसे देखने की अनुमति नहीं है।';
export const fetchFailed = 'समारोह की जानकारी नहीं मिल पाई';
export const loadFailed = 'समारोह की जानकारी खुल नहीं पाई। थोड़ी देर बाद फिर कोशिश करें।';
export const listFailed = 'समारोहों की सूची खुल नहीं पाई। थोड़ी देर बाद फिर कोशिश करें।';
export const organisersOnlyInvitations =
  'इसकी अनुमति नहीं है: न्योते सिर्फ़ उन समारोहों के सँभाले जा सकते हैं जिनके आयोजक आप हैं';
export const organisersOnlyEvent = 'इसकी अनुमति नहीं है: सिर्फ़ वे समारोह बदले जा सकते हैं जिनके आयोजक आप हैं';
export const changedElsewhere =
  'इस बीच यह समारोह किसी दूसरी विंडो में बदल गया है। आपका लिखा हुआ नीचे है: मिलाकर देखें और फिर सहेजें।';
export const cancelledAlready = 'यह समारोह रद्द हो गया है।';
export const cancelledForGood = `${cancelledAlready} अब इसे बदला नहीं जा सकता।`;

export const typeRequired = 'चुनें कि समारोह किस तरह का है।';
export const nameRequired = 'समारोह का नाम लिखें।';
export const descriptionRequired = 'समारोह के बारे में कुछ लिखें।';
export const tooManyGuests = 'एक बार में ज़्यादा से ज़्यादा 10,000 मेहमान जोड़ें।';
export const tooManyGifts = 'एक बार में ज़्यादा से ज़्यादा 200 उपहार जोड़ें।';

export const planNames = { basic: 'बेसिक', premium: 'प्रीमियम', professional: 'प्रोफ़ेशनल' };
export const planFullOfEvents = ({
  plan,
  limit,
  created,
  year,
}: {
  plan: string;
  limit: number;
  created: number;
  year: number;
}) =>
  `${plan} प्लान में साल में ${limit} समारोह तक बनाए जा सकते हैं, और ${year} में आपके ${created} समारोह बन चुके हैं। ` +
  'रद्द किए गए समारोह भी गिने जाते हैं। बड़े प्लान के लिए हमें लिखें।';
export const planUsedUp = ({ plan, limit, year }: { plan: string; limit: number; year: number }) =>
  `${plan} प्लान में ${year} के सभी ${limit} समारोह बन चुके हैं। अगला समारोह 1 जनवरी ${year + 1} से बनाया जा सकता है, या <contact>बड़े प्लान के लिए हमसे पूछें</contact>।`;
export const planDraftKept = 'यहाँ जो भी लिखें, वह कच्चे रूप में बना रहेगा।';
export const planOneLeft = ({ plan, limit, year }: { plan: string; limit: number; year: number }) =>
  `${year} में एक समारोह और बनाया जा सकता है: ${plan} प्लान में साल में ${limit} तक बनते हैं।`;
export const planMissing = 'अभी पता नहीं चल पाया कि आपके प्लान में और कितने समारोह बन सकते हैं।';
export const planHoldsGuests = (plan: string, limit: number) =>
  `${plan} प्लान में हर समारोह में ${limit} मेहमान तक हो सकते हैं।`;
export const planHoldsGuestsLeft = (plan: string, limit: number, left: number) =>
  `${plan} प्लान में हर समारोह में ${limit} मेहमान तक हो सकते हैं: ${left === 0 ? 'यह सूची भर गई है' : `अभी ${left} की जगह और है`}।`;
export const planFullOfGuests = ({ plan, limit, guests }: { plan: string; limit: number; guests: number }) =>
  `${plan} प्लान में हर समारोह में ${limit} मेहमान तक हो सकते हैं, और इस सूची में ${guests} हैं। ` +
  `${grouped(guests - limit)} मेहमान हटाएँ, या बड़े प्लान के लिए हमें लिखें।`;

export const detailsTitle = 'समारोह की जानकारी';
export const coupleTitle = 'जोड़े की जानकारी';
export const nameLabel = 'समारोह का नाम';
export const dateLabel = 'तारीख़';
export const dateHelp = 'आज की या उसके बाद की।';
export const timeLabel = 'समय';
export const timeHelpFrom = (time: string) => `समारोह आज हो, तो ${time} या उसके बाद।`;
export const timeHelp = 'सिर्फ़ तब ज़रूरी है जब समारोह आज हो।';
export const timeZoneLabel = 'समय क्षेत्र';
export const venueNameLabel = 'स्थान का नाम';
export const venueAddressLabel = 'स्थान का पता';
export const venueAddressHelp = 'गली, इलाक़ा और शहर, जैसे मेहमान नक़्शे पर खोजेंगे।';
export const descriptionLabel = 'समारोह के बारे में';
export const descriptionHelp = 'जो मेहमानों को पता होना चाहिए, जैसे दिन में क्या-क्या होगा और पार्किंग कहाँ है।';
export const storyLabel = 'कहानी';
export const storyHelp = 'कुछ पंक्तियाँ जो मेहमान अपने जवाब के नीचे पढ़ेंगे, जैसे यह सब कैसे शुरू हुआ। 1,000 अक्षर तक।';
export const otherTitle = 'नाम और समारोह के बारे में, दूसरी भाषा में';
export const otherHelp =
  'जो मेहमान यह भाषा पढ़ते हैं, उन्हें अपने पेज पर और ई-मेल और संदेशों में ये शब्द दिखेंगे। जो ख़ाली छोड़ें, वह उन्हें वैसा ही दिखेगा जैसा ऊपर लिखा है।';
export const otherLanguageLabel = 'दूसरी भाषा';
export const otherLanguageUnknown = 'हिन्दी या अंग्रेज़ी चुनें।';
export const otherNameLabel = 'समारोह का नाम, दूसरी भाषा में';
export const otherDescriptionLabel = 'जो मेहमानों को पता होना चाहिए, दूसरी भाषा में';
export const otherStoryLabel = 'आपकी कहानी, दूसरी भाषा में';
export const descriptionLength = (length: number, longest: number) =>
  `${grouped(longest)} में से ${grouped(length)} अक्षर`;
export const giveTogetherLabel = 'क्या आपके मेहमान मिलकर उपहार दे सकते हैं?';
export const giveTogetherHelp = 'यह बाद में भी तय किया जा सकता है।';
export const giveTogetherYes = 'हाँ, वे मिलकर पैसे दे सकते हैं';
export const giveTogetherYesHelp =
  'मेहमान अपने निजी लिंक से किसी भी उपहार के लिए पैसे दे सकते हैं, बाद में जोड़े गए उपहारों के लिए भी, या आशीर्वाद के साथ आपको किसी भी रक़म का शगुन भेज सकते हैं। तब किसी से उपहार लाने को नहीं कहा जाता; जिस उपहार के लिए कोई मेहमान पहले ही कह चुके हैं कि वे लाएँगे, वह उन्हीं का रहता है।';
export const giveTogetherNo = 'नहीं, हर मेहमान अपना-अपना उपहार लाएँ';
export const giveTogetherNoHelp =
  'मेहमान बता सकते हैं कि वे क्या लाएँगे। कोई एक उपहार तब भी कई लोगों के लिए खोला जा सकता है।';
export const giveTogetherNeeded = 'बताएँ कि आपके मेहमान मिलकर दे सकते हैं या नहीं।';
export const yes = 'हाँ';
export const no = 'नहीं';
export const givingKept = 'आपके मेहमान आगे भी मिलकर दे सकते हैं।';
export const givingClosed =
  'अब आपके मेहमान मिलकर नहीं दे सकते। जो दिया जा चुका है वह आपके पास रहेगा, और जो भुगतान अभी चल रहा है वह भी गिना जाएगा।';
export const brideTitle = 'दुल्हन';
export const groomTitle = 'दूल्हा';
export const firstNameLabel = 'पहला नाम';
export const lastNameLabel = 'सरनेम';
export const phoneLabel = 'फ़ोन';

export const timeZonePlaces = {
  'Asia/Kolkata': 'भारत',
  'Asia/Dubai': 'दुबई, अबू धाबी',
  'Asia/Singapore': 'सिंगापुर',
  'Asia/Kathmandu': 'नेपाल',
  'Asia/Colombo': 'श्रीलंका',
  'Asia/Dhaka': 'बांग्लादेश',
  'Asia/Kuala_Lumpur': 'मलेशिया',
  'Asia/Bangkok': 'थाईलैंड',
  'Asia/Hong_Kong': 'हांगकांग',
  'Indian/Mauritius': 'मॉरीशस',
  'Africa/Johannesburg': 'दक्षिण अफ़्रीका',
  'Africa/Nairobi': 'केन्या',
  'Europe/London': 'ब्रिटेन',
  'Europe/Berlin': 'मध्य यूरोप',
  'America/New_York': 'अमेरिका और कनाडा, ईस्टर्न',
  'America/Chicago': 'अमेरिका और कनाडा, सेंट्रल',
  'America/Denver': 'अमेरिका और कनाडा, माउंटेन',
  'America/Los_Angeles': 'अमेरिका और कनाडा, पैसिफ़िक',
  'Australia/Sydney': 'सिडनी, मेलबर्न',
  'Pacific/Auckland': 'न्यूज़ीलैंड',
};
export const timeZoneOption = (place: string, zone: string) => `${place} (${zone})`;
export const timeZoneOfDevice = (zone: string) => `आपके फ़ोन या कंप्यूटर का समय क्षेत्र (${zone})`;

/** `planAllows` goes on after either. */
export const planEvents = (plan: string, left: number, limit: number, year: number) =>
  `आपका ${plan} प्लान: ${year} में ${limit} में से ${left} समारोह बाक़ी`;
export const planEventsFree = (plan: string) => `आपका ${plan} प्लान: जितने चाहें समारोह`;
export const planAllows = (events: string, guests: number | null) =>
  guests === null ? `${events}, और जितने चाहें मेहमान।` : `${events}, हर एक में ${grouped(guests)} मेहमान तक।`;

export const editPageTitle = (event: string) => `समारोह बदलें: ${event} · Shagun`;
export const editPageTitleUnknown = 'समारोह बदलें · Shagun';
export const editTitle = 'समारोह बदलें';
export const backToEvent = 'समारोह पर वापस';
export const editNotificationNote =
  'तारीख़, समय या स्थान बदलने पर हम उन मेहमानों को बताते हैं जिन्हें न्योता गया है। जिन्हें आपने लिंक ख़ुद भेजा हो, उन्हें भी बता दें। बाक़ी बदलावों की ख़बर नहीं जाती।';
export const editSave = 'बदलाव सहेजें';
export const editSaving = 'सहेजा जा रहा है…';
export const editLeave = 'जैसा है, वैसा रहने दें';
export const editCancelEvent = 'समारोह रद्द करें';

export const storedSame = 'अभी जो सहेजा हुआ है, वह आपके लिखे जैसा ही है।';
export const storedTitle = 'अभी सहेजा हुआ';
export const storedHelp = 'फिर सहेजने पर इनकी जगह वह आ जाएगा जो नीचे लिखा है।';
export const storedNothing = 'कुछ नहीं';

export const cancelPageTitle = (event: string) => `समारोह रद्द करें: ${event} · Shagun`;
export const cancelPageTitleUnknown = 'समारोह रद्द करें · Shagun';
export const cancelTitle = (event: string) => `समारोह रद्द करें: ${event}?`;
export const cancelWhatHappens = 'इससे क्या होगा';
export const cancelNotificationNote =
  'जिन मेहमानों को न्योता गया है, उन्हें हम बताएँगे। जिन्हें आपने लिंक ख़ुद भेजा हो, उन्हें भी बता दें।';
export const cancelNoGuests = 'अभी ऐसे कोई मेहमान नहीं हैं जिन्हें बताना हो।';
export const cancelRepliesClose = 'जवाब बंद हो जाएँगे: उसके बाद कोई जवाब नहीं दे सकेगा।';
export const cancelNothingDeleted = 'कुछ भी मिटता नहीं: समारोह, उसकी मेहमान सूची और उपहार सूची बाद में भी खुलेंगे।';
export const cancelForGood = 'इसे वापस नहीं लिया जा सकता।';
export const cancelConfirm = 'यह समारोह रद्द करें';
export const cancelling = 'रद्द किया जा रहा है…';
export const cancelLeave = 'समारोह रहने दें';
export const notificationCount = (guests: number) =>
  plural(guests, {
    one: 'न्योता पा चुके # मेहमान को ख़बर भेजी जा रही है।',
    other: 'न्योता पा चुके # मेहमानों को ख़बर भेजी जा रही है।',
  });

export const organisedPageTitle = 'मेरे समारोह · Shagun';
export const organisedTitle = 'मेरे समारोह';
export const attendingPageTitle = 'मुझे मिले न्योते · Shagun';
export const attendingTitle = 'मुझे मिले न्योते';
export const createNew = 'नया समारोह बनाएँ';
export const noneOrganised = 'अभी आपका कोई समारोह नहीं है';
export const noneOrganisedHint = 'समारोह बनाएँ, मेहमान जोड़ें और न्योते भेजें: कुछ ही मिनट लगते हैं।';
export const noneJoined = 'अभी कोई न्योता नहीं है';
export const noneJoinedHint = 'आप अभी किसी समारोह में शामिल नहीं हैं। न्योते मिलने पर यहाँ दिखेंगे।';
export const listCount = (events: number) => plural(events, { other: '# समारोह' });
export const listFound = (events: number) => plural(events, { one: '# समारोह मिला', other: '# समारोह मिले' });
export const listNoneFits = 'ऐसा कोई समारोह नहीं मिला';
export const listShowAll = 'सभी समारोह दिखाएँ';
export const listTryWord = 'कोई दूसरा शब्द लिखें या दूसरी तरह का समारोह चुनें।';
export const listTryType = 'दूसरी तरह का समारोह चुनें।';
export const listPages = 'समारोहों के पेज';
export const filterTitle = 'छाँटें और क्रम बदलें';
export const filterSearch = 'खोजें';
export const filterSearchExample = 'नाम, स्थान, तारीख़';
export const filterType = 'किस तरह का';
export const filterAllTypes = 'हर तरह का';
export const filterSort = 'क्रम';
export const sortNewest = 'नए पहले';
export const sortOldest = 'पुराने पहले';
export const filterApply = 'दिखाएँ';
export const cardInvited = (guests: number, confirmed: number) =>
  `${plural(guests, { one: '# मेहमान को', other: '# मेहमानों को' })} न्योता · ${confirmed} की हाँ`;
export const cardOpen = 'पूरी जानकारी देखें';
export const cardInvite = 'न्योता दें';
export const cardAddGifts = 'उपहार जोड़ें';
export const cardGuest = 'मेहमान';
export const cardCancelled = 'रद्द';
export const cardMoreGifts = (more: number) => `और ${more} उपहार`;
