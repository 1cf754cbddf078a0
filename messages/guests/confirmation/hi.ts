import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const yesSubject = (event: string) => `आपकी हाँ दर्ज हो गई: ${event}`;
export const noSubject = (event: string) => `आपका जवाब दर्ज हो गया: ${event}`;
export const yesEyebrow = 'आपकी हाँ दर्ज हो गई';
export const noEyebrow = 'आपका जवाब दर्ज हो गया';
export const yesText = (host: string) => `बड़ी ख़ुशी की बात है! ${host} तक आपकी हाँ पहुँच गई है।`;
export const noText = (host: string) => `${host} तक ख़बर पहुँच गई है कि आपका आना नहीं हो पाएगा।`;
export const functions = 'आपके कार्यक्रम';
export const peopleComing = (people: number) =>
  plural(people, { one: 'आप में से 1 का आना पक्का', other: 'आप में से # का आना पक्का' });
export const youCome = 'आपका आना पक्का';
export const notComing = 'इसमें आना नहीं हो पाएगा।';
export const noAnswerYet = 'आप सबका इंतज़ार रहेगा। कोई न आ पाए तो कृपया बता दें।';
export const openInvitation = 'अपना न्योता खोलें';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const changeYes =
  'कुछ बदल जाए, तो कभी भी <open>अपना जवाब बदल लें</open>। साथ लगी फ़ाइल से यह दिन आपके कैलेंडर में जुड़ जाएगा।';
export const changeNo = 'अगर आना हो पाए, तो <open>अपना जवाब बदल लें</open>: आप आएँ तो बहुत ख़ुशी होगी।';
