import { withJi } from '#messages/with-ji.ts';

export const confirmTitle = 'क्या यह आपका ई-मेल पता है?';
export const confirmText = (firstName: string, email: string) =>
  `${firstName ? withJi(firstName) : 'किसी'} ने शगुन पर यह ई-मेल पता लिखा है: ${email}। आपके हाँ कहने के बाद इस खाते के वाउचर, रसीदें और ख़बरें यहीं आएँगी।`;
export const confirmNotYou = 'आपने नहीं लिखा? बस यह पेज बंद कर दें। कुछ नहीं बदलेगा।';
export const confirm = 'हाँ, यही पता रखें';
export const confirming = 'पुष्टि हो रही है...';
export const keepTitle = 'क्या पुराना ई-मेल पता ही रखना है?';
export const keepText = (email: string) =>
  `अगर आपने अपने शगुन खाते का पता नहीं बदला, तो यह बटन दबाएँ। ${email} ही आपका पता रहेगा, खाते से सब साइन आउट हो जाएँगे और उसमें पासकी हों, तो वे हटा दी जाएँगी।`;
export const keepWasYou = 'आपने ही बदला था? बस यह पेज बंद कर दें। कुछ नहीं बदलेगा।';
export const keep = 'मैंने नहीं बदला: मेरा पता वही रखें';
export const keeping = 'खाता सुरक्षित हो रहा है...';
export const dropTitle = 'क्या ये ई-मेल बंद करने हैं?';
export const dropText = (email: string) =>
  `शगुन के एक खाते के ई-मेल इस पते पर आते हैं: ${email}। अगर यह पता वहाँ आपने नहीं दिया, या बदलाव के लिए आपने नहीं कहा, तो यह बटन दबाएँ। उस खाते के ई-मेल आपके पास नहीं आएँगे और उससे सब साइन आउट हो जाएँगे। यहाँ आपका अपना खाता हो, तो वह जैसा है वैसा ही रहेगा।`;
export const drop = 'मैंने नहीं किया: ई-मेल बंद करें';
export const dropping = 'ई-मेल बंद हो रहे हैं...';

export const passkeysTitle = 'क्या सब पासकी हटानी हैं?';
export const passkeysText =
  'अगर पासकी आपने नहीं जोड़ी, तो यह बटन दबाएँ। आपके खाते की सब पासकी हटा दी जाएँगी, बाक़ी सब साइन आउट हो जाएँगे, और एपीआई कुंजियाँ और वेबहुक बंद हो जाएँगे।';
export const passkeysWasYou = 'आपने ही जोड़ी थी? बस यह पेज बंद कर दें। कुछ नहीं बदलेगा।';
export const passkeys = 'मैंने नहीं जोड़ी: सब पासकी हटाएँ';

export const confirmed = (email: string) => `हो गया। अब से हम ${email} पर लिखेंगे।`;
export const confirmedBesideAnother = (email: string) =>
  `हो गया। अब से हम ${email} पर लिखेंगे। इस पते से शगुन पर एक और खाता खुलता है: इस पते पर आए निमंत्रण और साइन-इन कोड उसी खाते के रहेंगे।`;
export const hostsGone = (hosts: number) =>
  hosts === 0
    ? ''
    : ` इन दिनों साथ सँभालने के लिए जोड़े गए या ज़्यादा अधिकार पाए ${hosts} लोग अब आपके आयोजन नहीं देख सकते। उन्हें जानते हों, तो फिर से जोड़ें।`;
export const kept = (email: string, arePasskeysGone: boolean) =>
  `हो गया। ${email} ही आपका पता है और बाक़ी सब साइन आउट हो गए। ${arePasskeysGone ? 'खाते में पासकी थीं, तो वे हटा दी गईं।' : 'पहले वाली पासकी रहेंगी: उनके बिना इस खाते में कोई साइन इन नहीं कर पाता।'} जिस मेलबॉक्स या खाते से साइन इन होता है, उसका पासवर्ड भी बदल लें।`;
export const onceMore = (email: string) =>
  `बस एक क़दम और: ${email} से अब शगुन पर एक दूसरा खाता भी जुड़ा है। इस पते पर हमारा एक और ई-मेल है। एक दिन के अंदर उसका बटन दबाएँ, तब यह पता फिर आपके पुराने खाते का हो जाएगा।`;
export const dropped = (email: string) =>
  `हो गया। उस खाते के ई-मेल अब ${email} पर नहीं आएँगे, और उससे सब साइन आउट हो गए।`;
export const passkeysWithdrawn = {
  all: 'हो गया। सब पासकी हटा दी गईं और बाक़ी सब साइन आउट हो गए। जिस मेलबॉक्स या खाते से साइन इन होता है, उसका पासवर्ड भी बदल लें।',
  later:
    'हो गया। नई पासकी हटा दी गई और बाक़ी सब साइन आउट हो गए। आपकी पहले वाली पासकी रहेंगी: उनके बिना इस खाते में कोई साइन इन नहीं कर पाता।',
  notLast:
    'बाक़ी सब साइन आउट हो गए। पासकी नहीं हटी, क्योंकि इस खाते में जाने का यही एक रास्ता है। अगर वह आपकी नहीं है, तो संपर्क पेज से हमें लिखें।',
} as const;
export const passkeysDoneTitle = 'आपकी पासकी';
export const toSecurity = 'सुरक्षा खोलें';
export const usedBefore = 'यह लिंक पहले ही इस्तेमाल हो चुका है। इस बार कुछ नहीं बदला।';
export const linkOver =
  'यह लिंक अब काम नहीं करता: इसका समय निकल गया, या इसके बाद नया ई-मेल भेजा जा चुका है। आपका पता प्रोफ़ाइल में है, और पासकी सुरक्षा में।';
export const linkOverTitle = 'यह लिंक अब काम नहीं करता';
export const doneTitle = 'आपका ई-मेल पता';
export const toProfile = 'अपनी प्रोफ़ाइल खोलें';
export const toSignIn = 'साइन इन करें';
export const confirmedMailsAlone = (email: string, opening: string) =>
  `हो गया। अब से हम ${email} पर लिखेंगे। साइन इन पहले की तरह ${opening ? `${opening} पर आए कोड से` : 'ही'} होगा: ${email} पर आए कोड से एक दूसरा, ख़ाली खाता खुलेगा। ${email} से भी साइन इन करने के लिए पहले पुराने तरीके से साइन इन करें, प्रोफ़ाइल खोलें और वहाँ “Send me a link” दबाएँ।`;
export const backTitle = 'क्या अपना पता वापस लेना है?';
export const backText = (email: string) =>
  `बटन दबाएँ, तो ${email} पर आए कोड से फिर आपका पुराना खाता खुलेगा। अभी इस पते से एक दूसरा खाता खुलता है: इस पते के कोड से वह और नहीं खुलेगा, और दोनों खातों से सब साइन आउट हो जाएँगे। उस खाते को एक ई-मेल मिलेगा, जिसके बटन से यह वापस बदला जा सकता है।`;
export const backNotYou = 'अभी वाला खाता ही रखना है? बस यह पेज बंद कर दें। कुछ नहीं बदलेगा।';
export const back = 'मेरा पता वापस लें';
export const takingBack = 'पता वापस लिया जा रहा है...';
export const onceMoreTitle = 'बस एक क़दम और';
