import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

// the ways of the part 'Messages'
export const tabsLabel = 'संदेश';
export const remindersTab = 'मेहमानों को';
export const chatsTab = 'मेहमानों से';

// the list
export const pageTitle = (event: string) => `मेहमानों के संदेश: ${event} · Shagun`;
export const pageTitleUnknown = 'मेहमानों के संदेश · Shagun';
export const heading = 'मेहमानों के संदेश';
export const about =
  'मेहमान व्हाट्सऐप पर जो लिखते हैं, वह यहाँ है। साफ़ हाँ या ना अपने आप दर्ज हो जाती है और मेहमान को इसकी ख़बर मिल जाती है। बाक़ी संदेश आपके देखने के लिए हैं।';
export const none = 'अभी कोई संदेश नहीं';
export const noneHint = 'मेहमान आपके व्हाट्सऐप न्योते का जवाब बटन दबाकर या अपने शब्दों में दे सकते हैं, अंग्रेज़ी या हिन्दी में।';
export const noneWaiting = 'आपके देखने के लिए कुछ बाक़ी नहीं है।';
export const waiting = (guests: number) =>
  plural(guests, {
    one: '# मेहमान का संदेश आपके देखने के लिए बाक़ी है।',
    other: '# मेहमानों के संदेश आपके देखने के लिए बाक़ी हैं।',
  });
export const pagesLabel = 'संदेशों के पेज';

// one guest
export const chatPageTitle = (event: string) => `एक मेहमान के संदेश: ${event} · Shagun`;
export const back = 'मेहमानों के संदेश';
export const openGuest = 'मेहमान का पेज';
export const waits = 'देखना बाक़ी';
export const answer = {
  pending: 'जवाब बाक़ी',
  yes: (people: number) => plural(people, { one: 'आ रहे हैं: # व्यक्ति', other: 'आ रहे हैं: # लोग' }),
  no: 'नहीं आ रहे',
} as const;
export const fromHosts = 'आपका जवाब';
export const noText = 'बोला हुआ संदेश, तस्वीर या ऐसा ही कुछ। कृपया मेहमान से पूछ लें कि उनका मतलब क्या था।';
export const openChat = 'जवाब लिखें';
export const openChatWith = (guest: string) => `${guest} को जवाब लिखें`;
export const wholeChat = 'सभी संदेश';
export const wholeChatWith = (guest: string) => `${guest} के सभी संदेश`;

/** Why a message was not recorded by itself. */
export const why = {
  unclear: 'दर्ज नहीं हुआ: जवाब क्या है, यह हमें पक्का पता नहीं।',
  too_many: 'दर्ज नहीं हुआ: इस मेहमान के साथ जितने लोग आ सकते हैं, ये उससे ज़्यादा हैं। मेहमान के पेज पर गिनती बढ़ाई जा सकती है।',
  several: 'दर्ज नहीं हुआ: इस नंबर पर कई समारोहों के न्योते गए हैं, इसलिए यह किसी दूसरे समारोह के बारे में हो सकता है।',
  answered_since: 'दर्ज नहीं हुआ: इससे नया जवाब पहले से था।',
  cancelled: 'दर्ज नहीं हुआ: समारोह रद्द हो गया है। मेहमान को यह बता दिया गया।',
  over: 'दर्ज नहीं हुआ: समारोह हो चुका है। मेहमान को यह बता दिया गया।',
} as const;
/** What became of it since, and of what hosts wrote. */
export const status = {
  recorded: 'जवाब दर्ज हुआ',
  done: 'हो गया',
  queued: 'रास्ते में',
  sending: 'रास्ते में',
  sent: 'भेजा गया',
  unconfirmed: 'भेजा गया, पहुँचना पक्का नहीं',
  failed: 'नहीं पहुँचा',
} as const;

// record
export const recordLegend = (guest: string) => `${guest} का जवाब दर्ज करें`;
export const adults = 'बड़े';
export const children = 'बच्चे';
export const atMost = (limit: number) => `इस न्योते पर ज़्यादा से ज़्यादा ${limit} लोग आ सकते हैं।`;
export const recordYes = 'हाँ दर्ज करें';
export const recordNo = 'ना दर्ज करें';
export const recording = 'दर्ज किया जा रहा है…';
export const nothingToRecord = 'दर्ज करने को कुछ नहीं';
export const nothingToRecordOf = (guest: string) => `दर्ज करने को कुछ नहीं: ${guest}`;
export const taking = 'हटाया जा रहा है…';
export const recordFailed = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';

// write back
export const writeTitle = 'व्हाट्सऐप पर जवाब लिखें';
export const textLabel = 'आपका संदेश';
export const writing = {
  free: 'यह चैट में आपके नाम से पहुँचता है, ठीक वैसा ही जैसा लिखा गया।',
  template:
    'इस मेहमान को पिछली बार लिखे 24 घंटे से ज़्यादा हो गए हैं। अब व्हाट्सऐप आपका संदेश एक तय संदेश के अंदर ही भेजने देता है, जिसके नीचे मेहमान का अपना लिंक होता है। नई पंक्तियाँ और वेब लिंक छूट जाते हैं।',
  stopped: 'इस मेहमान ने व्हाट्सऐप पर और संदेश न भेजने को कहा है। कृपया उन्हें फ़ोन कर लें।',
  none: 'यहाँ जवाब नहीं लिखा जा सकता: व्हाट्सऐप चालू नहीं है, या मेहमान का नंबर इस बीच बदल गया है।',
} as const;
export const send = 'व्हाट्सऐप पर भेजें';
export const sending = 'भेजा जा रहा है…';
