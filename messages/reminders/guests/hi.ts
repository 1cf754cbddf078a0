export const answerBy = (date: string) => `कृपया ${date} तक जवाब दें।`;

export const reminderSubject = (event: string) => `क्या आप आ पाएँगे? ${event}`;
export const reminderEyebrow = 'आपके जवाब का इंतज़ार है';
export const reminding = (host: string) =>
  `${host} जानना चाहते हैं कि आप आ पाएँगे या नहीं। बस एक टैप काफ़ी है, और आप अपना जवाब बाद में बदल सकते हैं।`;

export const messageSubject = (host: string, event: string) => `${host} का संदेश: ${event}`;
export const messageEyebrow = (host: string) => `${host} का संदेश`;
export const replyReaches = (host: string) => `इस ई-मेल का जवाब सीधे ${host} तक पहुँचता है।`;

export const whatsappReminds = (host: string, event: string) =>
  `${host} जानना चाहते हैं कि आप ${event} में आ पाएँगे या नहीं।`;
