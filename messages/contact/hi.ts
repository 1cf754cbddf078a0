import { inTime } from '#messages/in-time.ts';

export const pageTitle = 'संपर्क करें · Shagun';
export const pageDescription = 'जो लोग यह शगुन साइट चलाते हैं, उन्हें लिखें: मदद, भुगतान, प्लान या अपने डेटा के बारे में।';
export const title = 'संपर्क करें';
export const lead = 'हम ई-मेल से जवाब देते हैं। किसी समारोह के बारे में पूछना हो, तो उसके मेज़बान से पूछें।';
export const otherWays = (address: string) =>
  `या अपने ई-मेल ऐप से <mail>${address}</mail> पर लिखें। हो सकता है जवाब <guide>गाइड</guide> में ही मिल जाए।`;

export const name = 'आपका नाम';
export const email = 'आपका ई-मेल पता';
export const emailHelp = 'हमारा जवाब इसी पर आएगा।';
export const topic = 'बात किस बारे में है?';
export const topicPlaceholder = 'विषय चुनें';
/** Each topic as the form and the mail name it. */
export const topicNames = {
  help: 'शगुन में मदद',
  payment: 'भुगतान या गिफ़्ट कार्ड',
  sales: 'प्लान और उनके दाम',
  privacy: 'मेरा डेटा',
  other: 'कुछ और',
} as const;
export const message = 'आपका संदेश';
export const messageHelp =
  'बात किसी भुगतान की हो, तो उसकी तारीख़ और रक़म लिखने से उसे ढूँढना आसान होता है। कार्ड नंबर या पासवर्ड कभी न भेजें।';
/** The label of the field that nobody sees (contract/messaging/contact.ts). */
export const leaveEmpty = 'इसे ख़ाली छोड़ दें';
export const send = 'संदेश भेजें';
export const sending = 'भेजा जा रहा है…';

export const enterName = 'अपना नाम लिखें।';
export const chooseTopic = 'चुनें कि बात किस बारे में है।';
export const enterMessage = 'अपना संदेश लिखें।';
export const failed = 'आपका संदेश नहीं भेजा जा सका। कृपया थोड़ी देर में फिर कोशिश करें।';

// after sending

export const thanksTitle = 'धन्यवाद';
export const sent = 'धन्यवाद। आपका संदेश हमारे पास आ रहा है।';
export const thanksAnswer = 'हम ई-मेल से जवाब देते हैं।';
export const backToHome = 'शुरुआती पेज पर वापस';
export const openGuide = 'गाइड खोलें';

// the mail to the support

export const mailFrom = 'शगुन का संपर्क पेज';
export const mailTo = 'मदद';
export const mailSubject = (topic: string, name: string) => `${topic}: ${name}`;
export const mailEyebrow = 'मदद के लिए संदेश';
/** In place of a topic that is not known any more. */
export const mailTopicUnknown = 'संदेश';
export const mailName = 'नाम';
export const mailEmail = 'ई-मेल';
export const mailTopic = 'विषय';
export const mailSignedIn = 'साइन इन';
export const mailAccount = (userId: string) => `हाँ, खाता ${userId}`;
export const mailNoAccount = 'नहीं';
export const mailFooter = 'यह संपर्क पेज पर लिखा गया है। लिखने वाले को जवाब देने के लिए इसी ई-मेल का जवाब दें।';
export const crowded = (email: string, seconds: number) =>
  `अभी बहुत सारे संदेश आ रहे हैं। कृपया ${email} पर लिखें, या ${inTime(seconds)} बाद फिर कोशिश करें।`;
