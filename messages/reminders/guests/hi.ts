export const answerBy = (date: string) => `कृपया ${date} तक जवाब दें।`;

export const sampleGuest = 'प्रिया';

export const reminderSubject = (event: string) => `क्या आपका आना हो पाएगा? ${event}`;
export const reminderEyebrow = 'आपका जवाब बाक़ी है';
export const reminding = (host: string) =>
  `${host} को आपके जवाब का इंतज़ार है। बस एक टैप में बता दें कि आपका आना हो पाएगा या नहीं; जवाब बाद में भी बदला जा सकता है।`;

export const messageSubject = (host: string, event: string) => `${host} का संदेश: ${event}`;
export const messageEyebrow = (host: string) => `${host} का संदेश`;
export const replyReaches = (host: string) => `इस ई-मेल का जवाब सीधे ${host} के पास जाएगा।`;

export const whatsappReminds = (host: string, event: string) =>
  `${event}: क्या आपका आना हो पाएगा? ${host} को आपके जवाब का इंतज़ार है।`;
