import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const pageTitle = 'शगुन: भारतीय समारोहों के न्योते, जवाब और उपहार';
export const shareTitle = 'शगुन';
export const heroTitle = 'ऐसा न्योता, जिसे पूरा परिवार आगे भेजे';
export const heroText = 'न्योता, जवाब और उपहार: सब एक ही लिंक में। शादी हो, जन्मदिन हो या ख़ुशी का कोई और मौक़ा।';
export const heroLines = {
  answer: 'मेहमान एक बार दबाकर जवाब दें, बिना कोई खाता बनाए।',
  ways: 'व्हाट्सऐप, एसएमएस या ई-मेल से, हिन्दी और अंग्रेज़ी में।',
  shagun: 'शगुन लिफ़ाफ़े में: आप तक गिफ़्ट कार्ड बनकर पहुँचता है।',
  wishlist: 'न्योते के साथ उपहार सूची, ताकि एक चीज़ दो बार न आए।',
};
export const getStarted = 'शुरू करें';
export const openSample = 'न्योते का नमूना देखें';
export const tryAnswer = 'मेहमान की तरह जवाब देकर देखें';
export const howItWorks = 'यह कैसे काम करता है';

export const signInMessages = {
  busy: 'थोड़े समय में बहुत बार साइन इन किया गया। कुछ मिनट रुककर फिर कोशिश करें।',
  unavailable: 'अभी साइन इन नहीं हो सकता। कुछ मिनट बाद फिर कोशिश करें।',
  cancelled: 'साइन इन पूरा नहीं हुआ। कुछ भी नहीं बदला।',
  failed: 'साइन इन नहीं हो पाया। एक बार फिर कोशिश करें।',
};
export const signInFirst = 'वह पेज खोलने के लिए साइन इन करें। <link>साइन इन</link>';

export const featuresTitle = 'इसमें क्या-क्या है';
export const features = {
  organisation: {
    title: 'समारोह की तैयारी',
    text: 'तारीख़, स्थान और मेहमानों के काम की हर बात एक ही पेज पर: नक़्शे और कैलेंडर के साथ, हर फ़ोन पर झट से खुलता है।',
  },
  registry: {
    title: 'उपहार सूची',
    text: 'न्योते के साथ ही उपहारों की सूची, दाम और तस्वीरों के साथ। कई मेहमान मिलकर एक उपहार दे सकते हैं।',
  },
  wishlist: {
    title: 'उपहार सूची',
    text: 'न्योते के साथ ही उपहारों की सूची, दाम और तस्वीरों के साथ, ताकि किसी को सोचना न पड़े।',
  },
  guests: {
    title: 'मेहमान सूची',
    text: 'किसका आना पक्का है, साथ में कितने लोग हैं, और किस तक न्योता नहीं पहुँचा। सूची फ़ाइल से लाएँ या लिखें।',
  },
};

export const eventTypesTitle = 'हर तरह के समारोह के लिए';

export const steps = {
  create: {
    title: 'समारोह बनाएँ',
    text: 'नाम, दिन, जगह। मेहमान सूची फ़ाइल से लाएँ या लिखें; फ़ोन नंबर और दोहराए गए नाम हम सँभाल लेते हैं।',
  },
  invite: {
    title: 'मेहमानों को बुलाएँ',
    text: 'ई-मेल से, या व्हाट्सऐप और एसएमएस पर लिंक भेजकर। जवाब एक बार दबाने से, बिना खाते के, हिन्दी या अंग्रेज़ी में।',
  },
  giving: {
    title: 'उपहार और शुभकामनाएँ',
    text: 'मेहमान आपकी उपहार सूची देखते हैं और मिलकर दे सकते हैं। उनका दिया हुआ आपके वॉलेट में गिफ़्ट कार्ड बनकर आता है।',
  },
  wishes: {
    title: 'उपहार और शुभकामनाएँ',
    text: 'मेहमान देखते हैं कि आपको क्या चाहिए। जो आ गया, उस पर निशान लगाएँ, ताकि एक चीज़ दो बार न आए।',
  },
};

export const testimonialsTitle = 'आपके लिए कैसा हो सकता है';
export const testimonials = {
  sister: {
    role: 'दुल्हन की बहन',
    quote: '“रविवार की शाम पचास न्योते भेजूँ और बुधवार तक पता हो कि खाना कितनों का बनेगा।”',
  },
  parents: {
    role: 'पाँच साल के बच्चे के माता-पिता',
    quote: '“तीन परिवार मिलकर साइकिल दें, और दूसरी साइकिल किसी की ओर से न आए।”',
  },
  grandfather: {
    role: 'पुराने फ़ोन वाले दादाजी',
    quote: '“लिंक खोलूँ, एक बटन दबाऊँ और बस। न पासवर्ड, न ऐप।”',
  },
};
export const exampleMark = 'उदाहरण';

export const closingTitle = 'आपकी सूची में सबसे पहला नाम किसका है?';
export const closingText = 'पहला समारोह बनाने में कुछ ही मिनट लगते हैं। आपके बटन दबाए बिना कुछ नहीं भेजा जाता।';

export const pricingTitle = 'प्लान और दाम';
export const pricingLead = 'बेसिक से शुरू करें: न कोई कार्ड, न कोई आख़िरी तारीख़।';
export const planNames = { basic: 'बेसिक', premium: 'प्रीमियम', professional: 'प्रोफ़ेशनल' };
export const planFree = 'मुफ़्त';
export const planComingSoon = 'जल्द आ रहा है';
export const planEvents = (events: number) => plural(events, { other: 'साल में # समारोह तक' });
export const planGuests = (guests: number) => plural(guests, { other: 'हर समारोह में # मेहमान तक' });
export const planAllEvents = 'जितने चाहें समारोह';
export const planAllEventsAndGuests = 'जितने चाहें समारोह और मेहमान';
export const basicExtras = { registry: 'सादी उपहार सूची', mail: 'ई-मेल से न्योते' };
export const premiumExtras = {
  registry: 'पूरी उपहार सूची',
  invitations: 'अपनी पसंद के न्योते',
  messaging: 'मेहमानों को संदेश',
  reminders: 'याद दिलाने वाले संदेश',
};
export const professionalExtras = {
  branding: 'अपनी पहचान और रंग',
  support: 'सबसे पहले मदद',
  analytics: 'आँकड़े',
  team: 'टीम के साथ काम',
};
export const contactSales = 'बड़े प्लान के लिए पूछें';
export const contactSalesAbout = (plan: string) => `${plan} प्लान के लिए पूछें`;
