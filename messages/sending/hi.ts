/** What hosts and operators read of the limits on sending. */
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const stoppedTitle = 'आपके न्योते और संदेश रुके हुए हैं';
export const stopped =
  'भेजना रुका हुआ है: जिन पतों पर आपने लिखा, उनमें से बहुत-से हैं ही नहीं, या ऐसे लोगों के हैं जिन्होंने हमें बताया कि ई-मेल उनके लिए नहीं था। हम इसे देखेंगे, और सब ठीक होते ही आपके यहाँ से फिर भेजा जा सकेगा। तब तक कृपया अपनी सूची जाँच लें; लिंक ख़ुद अब भी भेजे जा सकते हैं।';
/** On the delivery of a guest, and for the rest of a list: `day` is a date. */
export const waitsUntil = (day: string) =>
  `${day} को जाएगा: नए खाते से एक दिन में कुछ ही नए पतों पर लिखा जा सकता है।`;
export const waiting = (guests: number) =>
  plural(guests, {
    one: '# न्योता कल या उसके बाद जाएगा: नए खाते से एक दिन में कुछ ही नए पतों पर लिखा जा सकता है। आपको कुछ करने की ज़रूरत नहीं है, और यह सीमा समय के साथ बढ़ती है।',
    other:
      '# न्योते कल या उसके बाद जाएँगे: नए खाते से एक दिन में कुछ ही नए पतों पर लिखा जा सकता है। आपको कुछ करने की ज़रूरत नहीं है, और यह सीमा समय के साथ बढ़ती है।',
  });
/** For what the same address got a few minutes ago: `time` is a time of day. */
export const pausedUntil = (time: string) => `${time} तक रुका है, क्योंकि इस पते पर कुछ मिनट पहले ही लिखा गया था।`;
/** Under the bar, while the picture of a design that was just chosen is being drawn. */
export const waitingForPicture = 'आपका डिज़ाइन बनाया जा रहा है। तैयार होते ही न्योते चले जाएँगे।';
export const pausedRun = (time: string) =>
  `${time} तक रुका है: जिन मेहमानों को कुछ मिनट पहले लिखा गया था, उन्हें तब सबसे नई जानकारी वाला एक ही संदेश मिलेगा।`;
export const pausedInvitations = (guests: number, time: string) =>
  plural(guests, {
    one: `# न्योता ${time} तक रुका है, क्योंकि इस पते पर कुछ मिनट पहले ही लिखा गया था।`,
    other: `# न्योते ${time} तक रुके हैं, क्योंकि इन पतों पर कुछ मिनट पहले ही लिखा गया था।`,
  });
export const hostsWait =
  'नए खाते से एक दिन में जितने नए पतों पर लिखा जा सकता है, वह सीमा आज पूरी हो गई। कृपया इन्हें कल बुलाएँ।';

export const nobodyStopped = 'किसी का भेजना रुका नहीं है।';
export const becauseOf = { bounced: 'पतों पर पहुँचा नहीं', unwanted: 'कहा कि यह उनके लिए नहीं था' } as const;
export const released = 'रोक हटा दी गई: अब इनकी ओर से फिर भेजा जा सकता है, और गिनती नए सिरे से शुरू होगी।';
export const kept = 'दर्ज हो गया: भेजना रुका रहेगा।';
export const waitAbove = (waiting: number, last: string) =>
  `रोज़ की सीमा से ऊपर ${plural(waiting, { one: '# ई-मेल या संदेश', other: '# ई-मेल और संदेश' })}, आख़िरी ${last} (यूटीसी) तक`;
export const releasedWaiting = (waiting: number) =>
  plural(waiting, {
    one: 'रोक हटा दी गई: रुका हुआ # ई-मेल या संदेश अब जा रहा है।',
    other: 'रोक हटा दी गई: रुके हुए # ई-मेल और संदेश अब जा रहे हैं।',
  });
export const nothingToRelease =
  'इस आईडी वाले किसी का भेजना रुका नहीं है, और आगे के दिनों के लिए भी उनका कुछ नहीं रुका है।';
export const notStopped = 'इस आईडी वाले किसी का भेजना रुका नहीं है।';
