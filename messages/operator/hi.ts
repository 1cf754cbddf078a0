import { pluralIn } from '#messages/plural.ts';
import { moneyStates } from '#messages/operator/page/hi.ts';

const states: Record<string, string> = moneyStates;

export const signInAgain = 'कंसोल खोलने के लिए फिर साइन इन करें, पासकी से नहीं। फिर यह 12 घंटे खुला रहता है।';
export const reasonNeeded = 'वजह लिखें, कम से कम दस अक्षरों में। यह लॉग में रहती है।';
export const reasonTooLong = 'वजह 300 अक्षरों के अंदर लिखें।';
export const emailNeeded = 'पूरा ई-मेल पता लिखें।';
export const choosePlan = 'प्लान चुनें।';

export const noPayment = 'इस आईडी का कोई भुगतान नहीं मिला।';
export const noRedemption = 'इस आईडी का कोई वाउचर नहीं मिला।';
export const nobodyByEmail = 'इस पते से किसी ने साइन इन नहीं किया है।';

export const jobRetried = 'काम फिर से शुरू हो गया है।';
export const jobNotRetried = 'कुछ नहीं किया गया: यह काम रुका नहीं है, या इसे फिर चलाने से कुछ नहीं बदलेगा।';
export const deliveryRetried = 'यह फिर से कतार में है और बारी आते ही चला जाएगा।';
export const deliveryNotRetried =
  'कुछ नहीं भेजा गया: यह रुका नहीं है, मेलबॉक्स ने इसे लौटा दिया है, या इसकी जगह नया जा चुका है।';
export const refundRequested = (amount: string) => `${amount} वापस भेजे जा रहे हैं। दोनों लोगों को इसका ई-मेल मिलेगा।`;
export const refundStands = (amount: string) => `कुछ नहीं किया गया: ${amount} की वापसी पहले ही माँगी जा चुकी है।`;
export const nothingToRefund = (status: string) =>
  status === 'paid'
    ? 'कुछ वापस नहीं भेजा गया: इस भुगतान के गिफ़्ट कार्ड ख़ाली हैं, या उनमें वापसी की सीमा से कम बचा है।'
    : `कुछ वापस नहीं भेजा गया: इस भुगतान की स्थिति “${states[status] ?? status}” है।`;
export const released = 'अब ये फिर से भेज सकते हैं, और गिनती नए सिरे से शुरू होगी।';
export const releasedWaiting = (waiting: number) =>
  pluralIn('hi')(waiting, {
    one: 'रुका हुआ # ई-मेल या संदेश अब जा रहा है।',
    other: 'रुके हुए # ई-मेल और संदेश अब जा रहे हैं।',
  });
export const nothingToRelease = 'कुछ नहीं किया गया: इनका भेजना रुका नहीं है, और आगे के लिए भी कुछ नहीं रुका है।';
export const keptStopped = 'दर्ज हो गया: आपने इसे देख लिया है, और भेजना रुका रहेगा।';
export const notStopped = 'कुछ नहीं किया गया: इनका भेजना रुका नहीं है।';
export const checkBegun = 'जाँच शुरू हो गई है। एक मिनट बाद फिर देखें।';
export const checkUnderWay = 'एक जाँच पहले से चल रही है।';
export const plans = { basic: 'बेसिक', premium: 'प्रीमियम', professional: 'प्रोफ़ेशनल' } as const;
export const planChanged = (plan: string) => `प्लान अब ${plan} है।`;
