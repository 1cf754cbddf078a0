/** Invitations that go out by themselves on a day and time. */

export const later = 'अपने चुने हुए दिन भेजें';
export const laterNote = (whose: string) =>
  `तब तक जिन्हें न्योता नहीं मिला होगा, उन सबको मिल जाएगा; उन्हें भी, जिनका नाम इस बीच सूची में जुड़ेगा।${whose ? ` समय: ${whose}।` : ''}`;
export const dayLabel = 'दिन';
export const timeLabel = 'समय';
export const plan = 'इसी दिन भेजें';
export const planning = 'तय किया जा रहा है…';
export const isPlanned = (moment: string) =>
  `जिन्हें न्योता नहीं गया है, उन सबके लिए समय तय है: ${moment}। समय अब भी बदला जा सकता है, या न्योते अभी भेजे जा सकते हैं।`;
/** On the list of guests. */
export const plannedFor = (moment: string) => `न्योते जाने का समय: ${moment}।`;
export const takeBack = 'अपने आप न भेजें';
export const takingBack = 'एक पल रुकें…';
export const change = 'समय बदलें';

// what the backend says
export const planned = (moment: string) => `न्योते जाने का समय तय हो गया: ${moment}।`;
export const takenBack = 'अब कोई न्योता अपने आप नहीं जाएगा।';
export const nonePlanned = 'कुछ तय नहीं था, इसलिए रोकने को भी कुछ नहीं था।';
export const tooSoon = 'कम से कम पाँच मिनट बाद का समय चुनें।';
export const afterStart = 'समारोह शुरू होने से पहले का समय चुनें।';
export const atNight = 'सुबह 9 से रात 8 बजे के बीच का समय चुनें, जब संदेश पाना लोगों को अच्छा लगता है।';
/** Beside the event's own date, time or zone, when somebody changes that. */
export const tooLateForEvent = (moment: string) =>
  `मेहमानों को न्योता बहुत देर से मिलेगा, क्योंकि न्योते जाने का समय यह तय है: ${moment}। पहले “मेहमान” में इससे जल्दी का समय चुनें, या वहाँ “${takeBack}” दबाएँ।`;
export const overInThisZone = (moment: string) =>
  `न्योते जाने का समय यह तय है: ${moment}। इस समय क्षेत्र में वह निकल चुका है। पहले “मेहमान” में बाद का समय चुनें, या वहाँ “${takeBack}” दबाएँ।`;
export const sent = (event: string) => `न्योते चले गए: ${event}`;
export const notSent = (event: string) => `न्योते नहीं गए: ${event}`;
export const begunBefore = 'जब न्योते जाने थे, तब तक समारोह शुरू हो चुका था।';
