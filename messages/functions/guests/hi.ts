export const invitedTo = 'आप इन कार्यक्रमों में आमंत्रित हैं';
export const calendarTitle = (name: string, event: string) => `${name}: ${event}`;
export const functionsChanged = 'इस बीच मेज़बान ने कार्यक्रम बदल दिए हैं। कृपया उन्हें एक बार फिर देख लें।';
export const tooManyPeople = (name: string, heads: number) =>
  `${name} के लिए ज़्यादा से ज़्यादा ${heads} चुनें: आपके जवाब में कुल इतने ही लोग हैं।`;
