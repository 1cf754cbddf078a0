export const menuLabel = 'यह समारोह';
export const parts = {
  overview: 'एक नज़र में',
  guests: 'मेहमान',
  invitation: 'न्योता',
  gifts: 'उपहार',
  messages: 'संदेश',
  settings: 'सेटिंग',
};

export const settingsPageTitle = (event: string) => `सेटिंग: ${event} · Shagun`;
export const settingsPageTitleUnknown = 'समारोह की सेटिंग · Shagun';
export const settingsTitle = 'सेटिंग';

export const settings = {
  edit: ['समारोह बदलें', 'नाम, तारीख़, स्थान, समारोह के बारे में, कहानी, पहनावा'],
  photo: ['तस्वीर और कहानी', 'मेहमानों को अपने जवाब के नीचे क्या दिखे'],
  functions: ['कार्यक्रम', 'मेहंदी, संगीत, रिसेप्शन: हर एक का अपना समय, स्थान और मेहमान'],
  questions: ['सवाल', 'जवाब देते समय मेहमानों से खाने, कमरे या सफ़र के बारे में पूछें'],
  hosts: ['साथी मेज़बान', 'परिवार के लोग और दोस्त, जो तैयारी में हाथ बँटाएँ'],
  // the same words as the title of its page
  export: ['पूरा समारोह एक ही फ़ाइल में', 'अपने पास सहेज लें, या यह समारोह किसी दूसरी शगुन साइट पर ले जाएँ'],
  leave: ['मदद करना छोड़ें', 'इस समारोह के मेज़बानों में से हट जाएँ'],
  cancel: ['समारोह रद्द करें', 'मेहमानों को ख़बर जाती है, और दिए गए पैसे वापस जाते हैं'],
} as const;
