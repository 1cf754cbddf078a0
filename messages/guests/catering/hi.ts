import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const title = (event: string) => `कैटरर के लिए सूची: ${event} · Shagun`;
export const titleUnknown = 'कैटरर के लिए सूची · Shagun';
export const back = 'मेहमान सूची';
export const heading = (event: string) => `कैटरर के लिए सूची: ${event}`;
export const about = 'जिनकी हाँ आई है, उन सबकी गिनती। इसमें किसी का नाम नहीं है, इसलिए इसे आगे दिया जा सकता है।';
export const wholeEvent = 'पूरा समारोह';
const people = (adults: number, children: number) => {
  const grown = adults === 1 ? '1 बड़ा' : plural(adults, { other: '# बड़े' });
  return children === 0 ? grown : `${grown} और ${plural(children, { one: '# बच्चा', other: '# बच्चे' })}`;
};
/** `12 बड़ों और 3 बच्चों`, of whom something follows. */
const ofPeople = (adults: number, children: number) => {
  const grown = adults === 1 ? '1 बड़े' : plural(adults, { other: '# बड़ों' });
  return children === 0 ? grown : `${grown} और ${plural(children, { one: '# बच्चे', other: '# बच्चों' })}`;
};
export const total = (adults: number, children: number) => {
  const all = adults + children;
  return `${all === 1 ? '1 व्यक्ति' : plural(all, { other: '# लोग' })}: ${people(adults, children)}`;
};
export const byEvent = (adults: number, children: number) =>
  `इनमें से ${ofPeople(adults, children)} की हाँ पूरे समारोह के लिए आई है; इस कार्यक्रम के बारे में कुछ नहीं बताया गया।`;
export const answer = 'जवाब';
export const adults = 'बड़े';
export const children = 'बच्चे';
export const together = 'कुल';
export const notSaid = 'नहीं बताया';
export const guessed = (answers: number) =>
  plural(answers, {
    one: 'इनमें # जवाब अंदाज़े से है: परिवार ने यह बताया कि कितनों को क्या चाहिए, यह नहीं कि किसको।',
    other: 'इनमें # जवाब अंदाज़े से हैं: परिवार ने यह बताया कि कितनों को क्या चाहिए, यह नहीं कि किसको।',
  });
export const noQuestions = 'पूछें कि कौन क्या खाता है; जवाब यहाँ गिनकर दिखाए जाएँगे।';
export const addQuestion = 'सवाल जोड़ें';
export const print = 'प्रिंट करें';
export const csv = 'लोगों की सूची (सीएसवी)';
export const nobody = 'अभी किसी की हाँ नहीं आई है';
