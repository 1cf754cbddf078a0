/** For one who gives the gift and may not mark it any more. */
export const held =
  'मेज़बान ने इस उपहार से “ख़रीदा गया” का निशान हटा दिया है, इसलिए अब यह निशान सिर्फ़ मेज़बान लगा सकते हैं। अगर आपने सच में ख़रीदा है, तो कृपया उन्हें बताएँ।';
