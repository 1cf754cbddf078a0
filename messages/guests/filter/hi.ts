export const tag = 'टैग';
export const allTags = 'सभी टैग';
export const functionLabel = 'कार्यक्रम';
export const allFunctions = 'सभी कार्यक्रम';
export const functionGone = 'मिटाया गया कार्यक्रम';
export const stands = 'उस कार्यक्रम के लिए';
export const standings = {
  invited: 'न्योता है',
  'not-invited': 'न्योता नहीं है',
  coming: 'आ रहे हैं',
  'not-coming': 'नहीं आ रहे',
  'not-said': 'जवाब बाक़ी',
} as const;
export const language = 'भाषा';
export const allLanguages = 'सभी भाषाएँ';
export const noLanguage = 'जिनकी भाषा नहीं चुनी गई';

export const searched = (text: string) => `“${text}”`;
export const tagged = (tag: string) => `टैग: ${tag}`;
export const ofFunction = (name: string, standing: string) => `${name}: ${standing}`;
export const inWords = (parts: readonly string[]) => parts.join(' · ');
export const onlyThese = (parts: string) => `सिर्फ़ ये मेहमान: ${parts}`;
export const showEverybody = 'सभी मेहमान';

export const lists = 'सूचियाँ';
export const saveHeading = 'सूची बनाकर सहेजें';
export const saveHelp =
  'आपने जैसे छाँटा है, वह एक नाम से सहेज लिया जाएगा। सूची में हमेशा वही दिखेंगे जो उस समय इसमें आते हों, और यह आपके साथी मेज़बानों को भी दिखेगी।';
export const nameLabel = 'सूची का नाम';
export const nameNeeded = 'सूची को एक नाम दें।';
export const save = 'सूची सहेजें';
export const saving = 'सहेजा जा रहा है…';
export const saved = (name: string) => `सूची “${name}” सहेज ली गई।`;
export const remove = (name: string) => `सूची “${name}” मिटाएँ`;
export const removed = (name: string) => `सूची “${name}” मिटा दी गई। इसके मेहमान आपकी मेहमान सूची में बने रहेंगे।`;
export const gone = 'यह सूची पहले ही मिटाई जा चुकी है।';
export const tooMany = (most: number) =>
  `एक समारोह में ज़्यादा से ज़्यादा ${most} सूचियाँ हो सकती हैं। पहले कोई एक मिटाएँ।`;
