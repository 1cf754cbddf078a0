import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wordClasses } from '#backend/guests/chats/message-words.ts';
import { answerOfText } from '#backend/guests/chats/read-answer.ts';
import { seed } from '#tests/setup/seed.ts';

const yes = (adults: number | null = null, children = 0) => ({ rsvp: 'yes', adults, children }) as const;
const no = { rsvp: 'no' } as const;

/** What guests write, and what is sure of it; null where a person has to read it. */
const examples: [text: string, reading: ReturnType<typeof answerOfText>][] = [
  // `may` and `can` are no yes, and make a no of their own
  ['hum 4 log ho sakte hain', null],
  ['4 log sakte hain', null],
  ['hum 4 log aa sakte hain', null],
  ['haan aa sakte hain', null],
  ['hum aa sakenge', null],
  ['हम आ सकते हैं', null],
  ['we may be 4', null],
  ['hum nahi aa sakte', no],
  ['nahi aa sakenge', no],
  ['हम नहीं आ सकते', no],
  // English
  ['Yes', yes()],
  ['YES!!!', yes()],
  ['yes 🙏', yes()],
  ['Yes, thank you so much', yes()],
  ['Yes we will come! 4 people', yes(4)],
  ['Yes, we’ll be there', yes()],
  ['Yes, we are 4', yes(4)],
  ['yes 4', yes(4)],
  ['Yes, 2 adults and 1 child', yes(2, 1)],
  ['We will be there', yes()],
  ['we are coming', yes()],
  ['Coming 😊', yes()],
  ["I'm coming", yes()],
  ['4 of us will come', yes(4)],
  ['We both are coming', yes(2)],
  ['Both of us will attend', yes(2)],
  ['Ok, we will definitely come', yes()],
  ['Yes uncle', yes()],
  ['Of course we will come with pleasure', yes()],
  ['Yes, coming. 3 persons', yes(3)],
  ['No', no],
  ['no, sorry', no],
  ["Sorry, can't make it", no],
  ['sorry we cannot come', no],
  ['No, we can’t come 😔', no],
  ['Unfortunately I will not be able to attend', no],
  ['not coming', no],
  ["We won't be there. Sorry!", no],
  ['Unable to attend, sorry', no],
  // Hinglish
  ['haan', yes()],
  ['haan ji', yes()],
  ['Haan 4 log', yes(4)],
  ['ha hum aayenge', yes()],
  ['hum 4 log aayenge', yes(4)],
  ['Ji haan, zaroor aayenge', yes()],
  ['hum aa rahe hain', yes()],
  ['hum dono aayenge', yes(2)],
  ['haan do log', yes(2)],
  ['haan, 2 bade 2 bachche', yes(2, 2)],
  ['haan paanch log aa rahe hain', yes(5)],
  ['nahi', no],
  ['nahi ji', no],
  ['sorry nahi aa payenge', no],
  ['hum nahi aa payenge', no],
  ['aa nahi payenge, maaf kijiye', no],
  ['Nahi aa sakte bhaiya', no],
  // Hindi
  ['हाँ', yes()],
  ['हां जी', yes()],
  ['जी हाँ', yes()],
  ['हाँ हम 4 लोग आएँगे', yes(4)],
  ['हम ४ लोग आयेंगे', yes(4)],
  ['हाँ, चार लोग', yes(4)],
  ['हम ज़रूर आएंगे 🙏', yes()],
  ['हम दोनों आ रहे हैं', yes(2)],
  ['नहीं', no],
  ['नही', no],
  ['हम नहीं आ पाएंगे', no],
  ['माफ़ कीजिए, हम नहीं आ पाएँगे', no],
  ['आना नहीं हो पाएगा', no],
  // for a person to read
  ['yes but maybe only for sangeet', null],
  ['yes no', null],
  ['no yes', null],
  ['No, we will come', null],
  ['nahi, hum aayenge', null],
  ['nahi hum aayenge', null],
  ['nahi nahi aayenge', null],
  ['हाँ नहीं', null],
  ['who is this?', null],
  ['kaun', null],
  ['कौन?', null],
  ['call me', null],
  ['4', null],
  ['4 people', null],
  ['we are 4 people', null],
  ['चार लोग', null],
  ['yes?', null],
  ['are we coming', null],
  ['will we come', null],
  ['can you come', null],
  ['you will come', null],
  ['thank you, will come', yes()],
  ['please come', null],
  ['uncle coming', null],
  ['aap aa rahe hain', null],
  ['hum aayenge kya', null],
  ['ok', null],
  ['okay thanks', null],
  ['sure', null],
  ['sorry', null],
  ['sorry yes coming', null],
  ['👍', null],
  ['😂 yes', null],
  ['haha', null],
  ['ha ha', null],
  ['ha', null],
  ['yes, I am joking', null],
  ['yes 4-5 people', null],
  ['yes 4+1', null],
  ['yes 2 people and 1 child', null],
  ['yes 0 people', null],
  ['yes 400 people', null],
  ['yes at 7pm', null],
  ['yes 4 people, 2 veg', null],
  ['No 4 people', null],
  ['no problem', null],
  ['why not', null],
  ['not sure', null],
  ['I think yes', null],
  ['we will try', null],
  ['will come if we get leave', null],
  ['nahi to aayenge', null],
  ['pata nahi', null],
  ['dekhte hain', null],
  ['शायद आएंगे', null],
  ['Yes, see http://example.com', null],
  ['', null],
  ['   \n  ', null],
  [`yes ${'ji '.repeat(100)}`, null],
];

describe('what a message says', () => {
  it('has examples in three languages', () => expect(examples.length).toBeGreaterThan(60));
  test.each(examples)('%s', (text, reading) => expect(answerOfText(text)).toEqual(reading));
});

const wordsOf = (...classes: (keyof typeof wordClasses)[]) =>
  classes.flatMap((each) => wordClasses[each].split(' '));
const anyWord = fc.constantFrom(
  ...wordsOf(...(Object.keys(wordClasses) as (keyof typeof wordClasses)[])),
  '4',
  '2',
);
const gap = fc.constantFrom(' ', ', ', '. ', '! ', '\n', ' – ');

it('records nothing that has both a yes and a no', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...wordsOf('a')),
      fc.constantFrom(...wordsOf('n', 'x', 'y', 'h')),
      fc.array(anyWord, { maxLength: 5 }),
      fc.infiniteStream(gap),
      fc.infiniteStream(fc.nat(1_000_000)),
      (aYes, aNo, others, gaps, order) => {
        const shuffled = [aYes, aNo, ...others]
          .map((word) => [order.next().value as number, word] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, word]) => word);
        const text = shuffled.map((word) => word + (gaps.next().value as string)).join('');
        expect(answerOfText(text)).toBeNull();
      },
    ),
    { seed, numRuns: 2000 },
  );
});

it('records nothing of words nobody listed, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const reading = answerOfText(text);
      expect(reading === null || ['yes', 'no'].includes(reading.rsvp)).toBe(true);
      expect(answerOfText(`yes ${text} xyzzy`)).toBeNull();
      expect(answerOfText(`${text}?`)).toBeNull();
    }),
    { seed, numRuns: 500 },
  );
});
