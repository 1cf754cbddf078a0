/** What the page says by the status of the answer, where its route has no words of its own. */
export const byStatus: Record<number, { title: string; message: string }> = {
  400: { title: 'यह पढ़ा नहीं जा सका', message: 'वापस जाकर फिर कोशिश करें।' },
  403: {
    title: 'आपको इस पेज की अनुमति नहीं है',
    message: 'यह किसी और का है, या आप किसी दूसरे खाते से साइन इन हैं।',
  },
  404: {
    title: 'पेज नहीं मिला',
    message: 'हो सकता है पता लिखने में चूक हुई हो, या यह पेज हटा दिया गया हो।',
  },
  405: { title: 'इस पेज पर कुछ भेजा नहीं जा सकता', message: 'वापस जाकर फिर कोशिश करें।' },
  413: { title: 'यह बहुत बड़ा था', message: 'वापस जाएँ और एक बार में कम भेजें।' },
  429: { title: 'थोड़ा रुकें', message: 'थोड़े समय में बहुत बार कोशिश हुई।' },
  503: { title: 'शगुन अभी नहीं चल रहा है', message: 'थोड़ी देर में फिर कोशिश करें।' },
};
export const unexpected = {
  title: 'हमारी ओर से कुछ गड़बड़ हो गई',
  message: 'यह आपके लिखे हुए से नहीं हुआ। थोड़ी देर में फिर कोशिश करें।',
} as const;
export const errorNumber = (status: number) => `एरर ${status}`;
export const backHome = 'शुरुआती पेज पर वापस';
