// what hosts read when they press something beside a guest's message
export const textNeeded = 'पहले कुछ लिखें।';
export const notFound = 'ऐसा कोई संदेश अब नहीं है।';
export const closed = (guest: string) => `हो गया: ${guest} के लिए कुछ दर्ज नहीं किया गया।`;
export const sending = (guest: string) => `आपका संदेश व्हाट्सऐप पर ${guest} को भेजा जा रहा है।`;
export const sentBefore = 'वह संदेश पहले ही भेजा जा चुका है।';
export const stopped = (guest: string) => `${guest} ने व्हाट्सऐप पर और संदेश न भेजने को कहा है। कृपया उन्हें फ़ोन कर लें।`;
export const noWhatsApp = 'यहाँ व्हाट्सऐप चालू नहीं है, इसलिए कुछ भेजा नहीं जा सकता।';
export const noPhone = (guest: string) =>
  `${guest} का संदेश आने के बाद उनका फ़ोन नंबर बदल गया है, इसलिए उस नंबर पर जवाब देने को कोई नहीं है।`;
