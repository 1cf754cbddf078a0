export const subject = (code: string) => `${code} आपका शगुन कोड है`;
export const eyebrow = 'शगुन में साइन इन';
export const hello = 'नमस्ते,';
export const text = (code: string) =>
  `आपका कोड ${code} है। जिस पेज ने कोड माँगा है, उसी में इसे लिखें। यह एक ही बार और दस मिनट तक चलेगा।`;
export const secret =
  'कोड किसी को न बताएँ: जिसके पास कोड है, वह आपके नाम से साइन इन कर सकता है। शगुन की ओर से कोई आपसे यह कोड कभी नहीं माँगेगा।';
export const notYou = 'आपने कोड नहीं माँगा? तो इस ई-मेल को रहने दें। कोड के बिना कोई साइन इन नहीं कर सकता।';
export const code = 'आपका कोड';
export const requestOrigin = 'यहाँ से माँगा गया';
export const action = 'कोड भरा हुआ पेज खोलें';
export const why = 'यह ई-मेल इसलिए आया है क्योंकि किसी ने शगुन में साइन इन करने के लिए यह पता लिखा।';
export const about = 'शगुन के बारे में';
