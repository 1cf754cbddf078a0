import type { Translation } from '../language.ts';
import type * as en from './en.ts';

/** What guests read. Reasons for the organiser are English, as the organiser's pages are. */
type Guests = Pick<typeof en, 'whatsappTemplates' | 'smsTemplates' | 'guestFallback' | 'venueFallback'>;

export const whatsappTemplates: Translation<Guests>['whatsappTemplates'] = {
  invitation:
    'नमस्ते {{1}} जी! {{2}} आपको *{{3}}* में सादर आमंत्रित करते हैं।\n\n🗓 {{4}}\n📍 {{5}}\n\nकृपया बताएँ कि आप आ पाएँगे या नहीं। यह आपका अपना लिंक है, साइन-इन की ज़रूरत नहीं:\n{{6}}\n\nऔर संदेश न पाने के लिए STOP लिखकर भेजें।',
  update:
    'नमस्ते {{1}} जी! {{2}} ने *{{3}}* की जानकारी में कुछ बदलाव किया है। अब कार्यक्रम इस प्रकार है:\n\n🗓 {{4}}\n📍 {{5}}\n\nपूरी जानकारी और आपका जवाब:\n{{6}}\n\nऔर संदेश न पाने के लिए STOP लिखकर भेजें।',
  cancellation:
    'नमस्ते {{1}} जी। हमें खेद है: {{2}} ने *{{3}}* को रद्द कर दिया है, जो {{4}} को होना था।\n\nआपको कुछ करने की ज़रूरत नहीं है। और संदेश न पाने के लिए STOP लिखकर भेजें।',
  reminder:
    'नमस्ते {{1}} जी! {{2}} जानना चाहते हैं कि आप *{{3}}* में आ पाएँगे या नहीं।\n\n🗓 {{4}}\n📍 {{5}}\n\nबस एक टैप काफ़ी है। यह आपका अपना लिंक है, साइन-इन की ज़रूरत नहीं:\n{{6}}\n\nऔर संदेश न पाने के लिए STOP लिखकर भेजें।',
  news: 'नमस्ते {{1}} जी! शगुन पर नई सूचना: {{2}}\n\nयहाँ देखें:\n{{3}}\n\nऔर संदेश न पाने के लिए STOP लिखकर भेजें।',
};

export const smsTemplates: Translation<Guests>['smsTemplates'] = {
  invitation: (site) => `{{1}} आपको {{2}} में {{3}} को सादर आमंत्रित करते हैं। जवाब यहाँ दें: ${site}/g/{{4}} - Shagun`,
  update: (site) => `{{1}} ने {{2}} में बदलाव किया है। अब यह {{3}} को है। पूरी जानकारी: ${site}/g/{{4}} - Shagun`,
  reminder: (site) =>
    `{{1}} जानना चाहते हैं कि आप {{2}} ({{3}}) में आ पाएँगे या नहीं। जवाब यहाँ दें: ${site}/g/{{4}} - Shagun`,
  cancellation: () => 'हमें खेद है: {{1}} ने {{2}} ({{3}}) रद्द कर दिया है। आपको कुछ करने की ज़रूरत नहीं है। - Shagun',
};

export const guestFallback = 'अतिथि';
export const venueFallback = 'स्थान की सूचना मेज़बान देंगे';
