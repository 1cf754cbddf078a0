export const subject = (from: string) => `दिल से धन्यवाद: ${from} की ओर से`;
export const eyebrow = 'धन्यवाद';
export const replyReaches = (host: string) => `इस ई-मेल का जवाब सीधे ${host} के पास जाएगा।`;
export const why = (host: string, event: string) =>
  `यह ई-मेल ${host} की ओर से आपको धन्यवाद कहने आया है, क्योंकि आपने इस समारोह में उपहार दिया: ${event}।`;
export const noMore = 'इस समारोह के ई-मेल बंद करें';
export const notForMe = 'यह मेरे लिए नहीं है';
export const sentWith = 'शगुन से भेजा गया।';

export const dear = (greeted: string) => (greeted ? `नमस्ते ${greeted},` : 'नमस्ते,');
export const towards = (gift: string) => `उपहार (${gift}) में शगुन`;
export const money = 'शगुन';
export const bought = (gift: string) => `उपहार (${gift})`;
export const moreGifts = 'बाक़ी सभी उपहारों';
export const thanks = (gifts: string) => `${gifts} के लिए आपका दिल से धन्यवाद! हमारे लिए यह बहुत ख़ास है।`;
export const blessing = 'आपका आशीर्वाद दिल को छू गया।';
export const closing = (from: string) => `सप्रेम,\n${from}`;
