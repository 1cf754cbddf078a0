export const shareInvitation = 'न्योता शेयर करें';
export const shareWithText = 'संदेश के साथ शेयर करें';
export const pageTitle = (event: string) => `न्योता शेयर करें: ${event} · Shagun`;
export const pageTitleUnknown = 'न्योता शेयर करें · Shagun';
export const backToGuest = 'मेहमान के पेज पर वापस';
export const backToList = 'मेहमान सूची';

export const textTitle = 'संदेश';
export const textLabel = 'आपका संदेश';
export const publicHelp =
  'ग्रुप के लिए या किसी के भी लिए। इसके लिंक से समारोह सबको दिखता है; जवाब देने के लिए हर मेहमान के पास अपना लिंक होना चाहिए, या उन्हें न्योता मिलना चाहिए।';
export const personalHelp =
  'सिर्फ़ इस मेहमान के लिए: जिसके हाथ इसका लिंक लगे, वह इनकी ओर से जवाब दे सकता है। इसे किसी ग्रुप में न भेजें।';
export const languagesLabel = 'संदेश की भाषा';
export const openWhatsApp = 'व्हाट्सऐप में खोलें';
export const copyText = 'संदेश कॉपी करें';
export const useText = 'मेरे बदलाव व्हाट्सऐप में डालें';
/** Names the button `openWhatsApp`. */
export const textUsed = `आपके बदलाव संदेश में आ गए हैं। अब “${openWhatsApp}” दबाएँ।`;

export const cardTitle = 'कार्ड';
export const cardAlt = (event: string) => `निमंत्रण: ${event}`;
export const downloadCard = 'कार्ड डाउनलोड करें (पीएनजी)';
export const shareCard = 'कार्ड और संदेश शेयर करें';
export const shareFailed = 'कार्ड शेयर नहीं हो पाया। कृपया इसे डाउनलोड करके ख़ुद भेज दें।';
export const noCard = 'कोई डिज़ाइन चुनें: उससे एक कार्ड बनेगा, जो संदेश के साथ भेजा जा सकता है।';
export const cardMaking = 'कार्ड बन रहा है। एक पल बाद फिर देखें।';
export const chooseDesign = 'डिज़ाइन चुनें';

export const previewTitle = 'चैट में लिंक कैसा दिखता है';
export const previewHelp = 'व्हाट्सऐप और दूसरे ऐप इसे आपके संदेश के ऊपर दिखाते हैं।';
