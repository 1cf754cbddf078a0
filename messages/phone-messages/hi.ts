import type { Translation } from '../language.ts';
import type * as en from './en.ts';

/** What guests read. Reasons for the organiser are English, as the organiser's pages are. */
type Guests = Pick<
  typeof en,
  'whatsappTemplates' | 'whatsappButtons' | 'smsTemplates' | 'guestFallback' | 'venueFallback'
>;

export const whatsappTemplates: Translation<Guests>['whatsappTemplates'] = {
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

export const whatsappButtons: Translation<Guests>['whatsappButtons'] = {
  yes: 'जी हाँ, आना पक्का है!',
  no: 'आना नहीं हो पाएगा',
};

export const smsTemplates: Translation<Guests>['smsTemplates'] = {
  invitation: (site) => `{{1}} की ओर से न्योता: {{2}} ({{3}})। जवाब यहाँ दें: ${site}/g/{{4}} - Shagun`,
  update: (site) => `{{1}} ने समारोह में बदलाव किया है: {{2}} ({{3}})। पूरी जानकारी: ${site}/g/{{4}} - Shagun`,
  reminder: (site) =>
    `{{1}} को आपके जवाब का इंतज़ार है। क्या आपका आना हो पाएगा: {{2}} ({{3}})? जवाब यहाँ दें: ${site}/g/{{4}} - Shagun`,
  cancellation: () =>
    'हमें खेद है: {{1}} को यह समारोह रद्द करना पड़ा है: {{2}} ({{3}})। आपको कुछ करने की ज़रूरत नहीं है। - Shagun',
};

export const guestFallback = 'अतिथि';
export const venueFallback = 'स्थान की जानकारी मेज़बान से मिलेगी';
