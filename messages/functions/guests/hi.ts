export const invitedTo = 'आप इनमें आमंत्रित हैं';
export const calendarTitle = (name: string, event: string) => `${name}: ${event}`;
export const functionsChanged = 'आपके मेज़बान ने इस बीच कार्यक्रम बदल दिए हैं। कृपया उन्हें फिर से देखें।';
export const tooManyPeople = (name: string, heads: number) =>
  `${name} के लिए ज़्यादा से ज़्यादा ${heads} चुनें: जितने लोग आपके साथ आ रहे हैं।`;
