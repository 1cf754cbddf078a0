import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const tab = (event?: string) => (event ? `समारोह का शगुन: ${event} · Shagun` : 'शगुन');
export const giveTitle = 'शगुन दें';
export const ownTitle = 'आपने जो दिया';
export const backToEvent = 'समारोह पर वापस';
export const pages = 'दिए गए शगुन के पेज';
export const cannotSee = 'आपको यह पेज देखने की अनुमति नहीं है।';
export const withdrawOff = 'यह रक़म आयोजक के गिफ़्ट कार्डों से हट जाएगी, और उन्हें बता दिया जाएगा।';

// the organiser's
export const receivedTitle = 'मिला हुआ शगुन';
export const receivedTotal = 'कुल';
export const receivedGivers = 'देने वाले';
export const giversCount = (givers: number) => plural(givers, { one: '# व्यक्ति', other: '# लोग' });
export const receivedHint =
  'यह गिफ़्ट कार्ड बनकर आपके वॉलेट में है। मेहमानों ने आपके किसी उपहार के लिए जो दिया, वह उसी उपहार के साथ दिखता है।';
export const receivedList = 'किस-किसने दिया';
export const thankAll = 'देखें, किसे धन्यवाद कहना बाक़ी है';
export const receivedNone = 'अभी कोई शगुन नहीं आया';
export const receivedNoneHint =
  'जब कोई मेहमान शगुन देगा, तो यहाँ दिखेगा कि किसने दिया और कितना, और साथ में उनका आशीर्वाद।';
export const receivedShutHint =
  'मेहमान अभी आपको शगुन नहीं दे सकते। इसे शुरू करने के लिए समारोह की जानकारी में चुनें कि मेहमान मिलकर दे सकते हैं।';
export const openDetails = 'समारोह की जानकारी बदलें';
