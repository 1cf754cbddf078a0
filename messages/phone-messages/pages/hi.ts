import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
const grouped = (value: number) => value.toLocaleString(locales.hi);
/** Before को, ने or तक. */
const ofGuests = (guests: number) => plural(guests, { one: '# मेहमान', other: '# मेहमानों' });

export const inviteHelp =
  'हर मेहमान का ई-मेल (*) या कम से कम फ़ोन नंबर चाहिए। सिर्फ़ फ़ोन हो, तो न्योता व्हाट्सऐप या एसएमएस से जाता है।';

// how invitations go out, on the send panel and on a guest's page
export const channelLabel = 'किस तरह भेजें';
export const channelNames = {
  auto: 'हर मेहमान के लिए सबसे अच्छा तरीक़ा',
  email: 'ई-मेल',
  whatsapp: 'व्हाट्सऐप',
  sms: 'एसएमएस',
  link: 'लिंक, ख़ुद भेजने के लिए',
} as const;
export const bestWay = 'सबसे अच्छा तरीक़ा';
export const notReachable = (guests: number): string => `${ofGuests(guests)} तक इस तरीक़े से नहीं पहुँच सकता।`;
export const stopped = (guests: number): string => `${ofGuests(guests)} ने और संदेश न भेजने को कहा है।`;
export const unconfirmedHint = 'यह भेजा गया, पर पहुँचा या नहीं, यह हमें नहीं पता। मेहमान से पूछ लें, या फिर भेजें।';
/** Beside the state of a guest's invitation, whatever that is. */
export const wantsNoMore = {
  email: 'और ई-मेल न भेजने को कहा है',
  phone: 'और व्हाट्सऐप संदेश या एसएमएस न भेजने को कहा है',
} as const;
/** Behind the state of a guest's invitation. */
export const byChannel = { email: 'ई-मेल से', whatsapp: 'व्हाट्सऐप से', sms: 'एसएमएस से', phone: '' } as const;

// choice of notifications
export const whatsAppGoesTo = (phone: string): string =>
  `व्हाट्सऐप संदेश ${phone} पर आते हैं, जो आपकी प्रोफ़ाइल का नंबर है। किसी भी संदेश के जवाब में STOP लिखकर भेजें, तो वे बंद हो जाएँगे।`;

// one guest after the other
export const sendNextAction = (links: number): string =>
  links === 1 ? '1 लिंक ख़ुद भेजें' : `${grouped(links)} लिंक एक-एक करके ख़ुद भेजें`;
export const sendNextPageTitle = (event: string): string => `लिंक भेजें: ${event} · Shagun`;
export const sendNextPageTitleUnknown = 'लिंक भेजें · Shagun';
export const sendNextTitle = 'लिंक भेजें';
export const guestList = 'मेहमान सूची';
export const progress = (sent: number, total: number): string => `${grouped(total)} में से ${grouped(sent)}`;
export const progressLabel = 'भेजे गए लिंक';
export const progressSent = (sent: number, total: number): string =>
  `${grouped(total)} में से ${plural(sent, { one: '# लिंक भेजा गया', other: '# लिंक भेजे गए' })}`;
export const skippedCount = (skipped: number): string =>
  plural(skipped, { one: '# मेहमान छोड़ा गया', other: '# मेहमान छोड़े गए' });
export const nextGuest = 'अगले मेहमान';
export const messageHeading = 'संदेश';
export const openWhatsApp = (guest: string): string => `${guest} के लिए व्हाट्सऐप खोलें`;
export const openSms = 'इसकी जगह एसएमएस से भेजें';
export const howItWorks =
  'व्हाट्सऐप में संदेश लिखा-लिखाया खुलता है। वहाँ भेजने का बटन दबाएँ, फिर यहाँ लौट आएँ। कभी भी रुककर बाद में आगे बढ़ा जा सकता है।';
export const sentNext = 'भेज दिया, अगले मेहमान';
export const sentNextPending = 'सहेजा जा रहा है…';
export const skip = 'छोड़ें';
export const undo = 'वापस लें';
export const openGuest = 'नंबर बदलें';
export const allSentTitle = 'सारे लिंक भेज दिए गए';
export const allSent = (links: number): string =>
  plural(links, {
    one: 'आपने # लिंक भेज दिया है। जवाब आते ही मेहमान सूची में दिखेंगे।',
    other: 'आपने # लिंक भेज दिए हैं। जवाब आते ही मेहमान सूची में दिखेंगे।',
  });
export const noLinksTitle = 'भेजने के लिए कोई लिंक बाक़ी नहीं';
export const noLinks = 'जब न्योते लिंक के रूप में भेजे जाते हैं, तब फ़ोन नंबर वाले मेहमानों के लिंक यहाँ आ जाते हैं।';
export const backToList = 'मेहमान सूची पर वापस';

// what was recorded
export const recorded = {
  sent: (guest: string): string => `दर्ज हो गया: आपने ${guest} को लिंक भेज दिया।`,
  skipped: (guest: string): string => `${guest} को छोड़ दिया गया।`,
  ready: (guest: string): string => `${guest} का लिंक फिर से आपकी सूची में है।`,
} as const;
export const noLinkWaits = 'इस मेहमान को भेजने के लिए कोई लिंक बाक़ी नहीं है।';
export const recordFailed = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';
