import type { Translation } from '../language.ts';
import type * as en from './en.ts';

type Words = Translation<typeof en>;

export const whatsappTemplates: Words['whatsappTemplates'] = {
  invitation:
    'नमस्ते {{1}}! {{2}} की ओर से आपको सादर निमंत्रण: *{{3}}*।\n\n🗓 {{4}}\n📍 {{5}}\n\nकृपया बताएँ कि आपका आना हो पाएगा या नहीं। यह लिंक आपके लिए ही है, साइन इन करने की ज़रूरत नहीं:\n{{6}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  update:
    'नमस्ते {{1}}! {{2}} ने समारोह में कुछ बदलाव किया है: *{{3}}*। नई जानकारी यह है:\n\n🗓 {{4}}\n📍 {{5}}\n\nपूरी जानकारी और आपका जवाब:\n{{6}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  cancellation:
    'नमस्ते {{1}}। हमें खेद है: {{2}} को यह समारोह रद्द करना पड़ा है: *{{3}}*, जो {{4}} के लिए तय था।\n\nआपको कुछ करने की ज़रूरत नहीं है। आगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  reminder:
    'नमस्ते {{1}}! क्या आपका आना हो पाएगा: *{{3}}*? {{2}} को आपके जवाब का इंतज़ार है।\n\n🗓 {{4}}\n📍 {{5}}\n\nबस एक टैप काफ़ी है। यह लिंक आपके लिए ही है, साइन इन करने की ज़रूरत नहीं:\n{{6}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  answer:
    'नमस्ते {{1}}! {{2}} ने आपके संदेश का जवाब दिया है (*{{3}}*):\n\n{{4}}\n\nआपका लिंक, साइन इन करने की ज़रूरत नहीं:\n{{5}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  news: 'नमस्ते {{1}}! शगुन पर नई सूचना: {{2}}\n\nयहाँ देखें:\n{{3}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
};

export const whatsappButtons: Words['whatsappButtons'] = {
  yes: 'जी हाँ, आना पक्का है!',
  no: 'आना नहीं हो पाएगा',
};

export const smsTemplates: Words['smsTemplates'] = {
  invitation: (site) => `{{1}} की ओर से न्योता: {{2}} ({{3}})। जवाब यहाँ दें: ${site}/g/{{4}} - Shagun`,
  update: (site) => `{{1}} ने समारोह में बदलाव किया है: {{2}} ({{3}})। पूरी जानकारी: ${site}/g/{{4}} - Shagun`,
  reminder: (site) =>
    `{{1}} को आपके जवाब का इंतज़ार है। क्या आपका आना हो पाएगा: {{2}} ({{3}})? जवाब यहाँ दें: ${site}/g/{{4}} - Shagun`,
  cancellation: () =>
    'हमें खेद है: {{1}} को यह समारोह रद्द करना पड़ा है: {{2}} ({{3}})। आपको कुछ करने की ज़रूरत नहीं है। - Shagun',
};

export const guestFallback = 'जी';
export const venueFallback = 'स्थान की जानकारी मेज़बान से मिलेगी';

// why a message did not get through, for the organiser
export const whatsappName = 'व्हाट्सऐप';
export const smsName = 'एसएमएस सेवा';
export const noAnswerInTime: Words['noAnswerInTime'] = (provider) => `${provider} से समय पर जवाब नहीं आया।`;
export const hungUp: Words['hungUp'] = (provider) => `${provider} से बिना जवाब के ही कनेक्शन टूट गया।`;
export const answerTooLong = 'जो जवाब मिला, वह बहुत ज़्यादा लंबा था।';
export const whatsappNotReached = 'इस नंबर पर व्हाट्सऐप नहीं पहुँच पाया।';
export const whatsappOwnNumber = 'यह नंबर हमारा अपना है।';
export const whatsappHeldBack = 'व्हाट्सऐप ने यह संदेश रोक लिया: मेहमान को पिछले दिनों ऐसे बहुत से संदेश मिले हैं।';
export const whatsappNoMarketing = 'मेहमान ने व्हाट्सऐप से कहा है कि ऐसे संदेश न पहुँचाए।';
export const whatsappRefused: Words['whatsappRefused'] = (code) => `व्हाट्सऐप ने संदेश नहीं लिया (${code})।`;
export const whatsappUndelivered: Words['whatsappUndelivered'] = (code) =>
  `व्हाट्सऐप इसे पहुँचा नहीं पाया (${code})।`;
export const whatsappGarbled = 'व्हाट्सऐप से ऐसा जवाब आया जो पढ़ा नहीं जा सका।';
export const whatsappDown: Words['whatsappDown'] = (status) => `व्हाट्सऐप अभी नहीं चल रहा है (${status})।`;
export const smsNoTemplate = 'इस संदेश का एसएमएस वाला रूप नहीं है।';
export const smsNoMobile = 'एसएमएस सेवा के हिसाब से यह मोबाइल नंबर नहीं है।';
export const smsRefused: Words['smsRefused'] = (code) => `एसएमएस सेवा ने संदेश नहीं लिया (${code})।`;
export const smsGarbled: Words['smsGarbled'] = (status) =>
  `एसएमएस सेवा से ऐसा जवाब आया जो पढ़ा नहीं जा सका (${status})।`;
export const smsUndelivered = 'इस नंबर पर एसएमएस नहीं पहुँच पाया।';
export const smsNoPromotion = 'यह नंबर प्रचार वाले एसएमएस नहीं लेता।';
export const smsOperatorRefused = 'टेलीकॉम कंपनी ने एसएमएस नहीं लिया।';
export const smsBlocked = 'यह नंबर एसएमएस के लिए बंद किया हुआ है।';
export const couldNotTake = 'सेवा ने इसे नहीं लिया।';
export const interrupted = 'भेजना बीच में रुक गया, इसलिए हो सकता है यह पहुँचा हो, और हो सकता है न पहुँचा हो।';
export const notSetUp = 'भेजने का यह तरीक़ा अब चालू नहीं है।';
export const noPhone = 'मेहमान का अब कोई फ़ोन नंबर नहीं है।';
export const goesByWhatsApp = 'न्योता व्हाट्सऐप से जा रहा है।';
export const goesBySms = 'न्योता एसएमएस से जा रहा है।';
