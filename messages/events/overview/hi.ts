import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const daysAgo = (days: number) => (days === 1 ? 'कल था' : plural(days, { other: '# दिन पहले था' }));

export const doneWords = {
  created: (event: string, guests: number) =>
    guests === 0
      ? `समारोह बन गया है: ${event}। मेहमान सूची में अभी कोई नहीं है।`
      : `समारोह बन गया है: ${event}। सूची में ${plural(guests, { one: '# मेहमान है', other: '# मेहमान हैं' })}। ${guests === 1 ? 'न्योता तब जाएगा जब आप भेजें।' : 'न्योते तब जाएँगे जब आप भेजें।'}`,
  saved: () => 'आपके बदलाव सहेज लिए गए हैं।',
};

export const standsMissing = 'समारोह का हाल अभी नहीं दिख पा रहा।';
export const functionsMissing = 'किस कार्यक्रम में कौन आएगा, यह अभी नहीं दिख पा रहा।';

export const nextTitle = 'अगला काम';
export const nextHints = {
  'add-guests': 'मेहमान सूची में अभी कोई नहीं है।',
  'choose-design': 'मेहमान सूची में हैं। अब चुनें कि न्योता कैसा दिखे।',
  invite: 'न्योता भेजने के लिए तैयार है।',
  undelivered: 'कुछ न्योते पहुँचे नहीं। पता जाँच लें, या किसी और तरह से भेजें।',
  waiting: 'न्योते जा चुके हैं। कुछ मेहमानों के जवाब बाक़ी हैं।',
  thank: 'मेहमानों ने उपहार दिए हैं। आपकी ओर से दो शब्द पाकर उन्हें ख़ुशी होगी।',
  ready: 'अभी के लिए सब हो गया। किसी का जवाब आने पर हम बताएँगे।',
};
export const untold = (guests: number) =>
  plural(guests, {
    one: 'रद्द होने की ख़बर हमारी ओर से # मेहमान तक नहीं पहुँचती। कृपया उन्हें ख़ुद बता दें।',
    other: 'रद्द होने की ख़बर हमारी ओर से # मेहमानों तक नहीं पहुँचती। कृपया उन्हें ख़ुद बता दें।',
  });
export const nothingMore = 'इस समारोह के लिए अब कुछ करना बाक़ी नहीं है।';
export const notReturned = (amount: string) =>
  `${amount} देने वालों को वापस नहीं भेजे जा सके और फिर से आपके गिफ़्ट कार्डों में हैं। जब तक यह सुलझ न जाए, कृपया इन्हें वहीं रहने दें।`;
export const onlyLooking = 'यहाँ सब कुछ देखा जा सकता है। बाक़ी काम आयोजक सँभालते हैं।';
export const remind = 'याद दिलाएँ';

export const answersTitle = 'जवाब';
export const people = (adults: number, children: number) =>
  [
    adults > 0 || children === 0 ? (adults === 1 ? '1 बड़ा' : plural(adults, { other: '# बड़े' })) : '',
    children > 0 ? plural(children, { one: '# बच्चा', other: '# बच्चे' }) : '',
  ]
    .filter(Boolean)
    .join(' और ');

export const giftsTitle = 'उपहार';
export const gifts = (giftCount: number) => plural(giftCount, { other: 'उपहार सूची में # उपहार' });
export const noGifts = 'उपहार सूची ख़ाली है।';
export const received = (amount: string, givers: number) =>
  `${amount}, ${plural(givers, { one: '# व्यक्ति से', other: '# लोगों से' })}`;
export const receivedThings = (givers: number) =>
  plural(givers, { one: '# व्यक्ति ने उपहार दिया', other: '# लोगों ने उपहार दिए' });
export const receivedNothing = 'अभी तक कुछ नहीं दिया गया है।';
export const thankYous = 'धन्यवाद';

export const moreToDo = 'और';
export const printGuests = 'मेहमान सूची प्रिंट करें';
export const pageTitle = 'आपके मेहमानों को क्या दिखता है';

export const givingTitle = 'इस समारोह में आपके मेहमान मिलकर दे सकते हैं';
export const givingExplained =
  'समारोह बनाते समय फ़ॉर्म ने यह निशान आपकी जगह ख़ुद लगा दिया था, इसलिए मेहमान किसी भी उपहार के लिए पैसे दे सकते हैं और शगुन भेज सकते हैं। क्या आपको यही चाहिए? इसे बाद में समारोह की जानकारी में बदला जा सकता है।';
export const givingKeep = 'हाँ, ऐसा ही रहने दें';
export const givingClose = 'नहीं, बंद करें';
