/*
 * The words of which an answer may consist, each with the part it plays; any other word makes a message one for a
 * person to read. In the order of `wordClasses` a later word counts. Devanagari without nukta and with anusvara
 * in place of chandrabindu, as `read-answer.ts` folds it.
 */
export const wordClasses = {
  /** A yes. */
  a: 'yes yeah yep yup yess haan haa ha han haanji हां हा',
  /** A no that stands alone. */
  n: 'no nope',
  /** English that turns a verb into a no. */
  x: 'cant cannot wont unable',
  /** The same, and nothing without its verb. */
  y: 'not',
  /** Hindi for both. */
  h: 'nahi nahin nhi nai nahee नहीं नही नहि',
  /** Who comes. */
  p: 'i we hum ham main mai me हम मैं मे',
  /** What goes before an English verb in a statement, and in front of its subject in a question. */
  b: 'will shall am are can',
  /** What may stand between that and the verb. */
  e: 'be able definitely surely certainly also',
  /** English for coming, after one of the above. */
  v: 'come attend join makeit bethere',
  /** English for coming that needs nothing before it. */
  g: 'coming attending joining',
  /** The stem of a Hindi verb. */
  z: 'aa aana ho आ आना हो',
  /** A Hindi verb that states. */
  w: [
    'aaenge aayenge ayenge aenge aaege aaunga aaungi aunga aungi aayunga aayungi aaonga',
    'paenge payenge paege paunga paungi paayenge paaenge jaenge jayenge',
    'rahe rahi raha payega paega paayega pahunchenge pahuchenge',
    'आएंगे आयेंगे आऐंगे आऊंगा आऊंगी आउंगा आउंगी पाएंगे पायेंगे पाऊंगा पाऊंगी पाउंगा पाउंगी जाएंगे जायेंगे',
    'रहे रही रहा पाएगा पायेगा पहुंचेंगे',
  ].join(' '),
  /** `May` and `can`: a doubt beside a yes, and as good as any verb beside a no. */
  m: [
    'sakenge sakte sakti sakta sakunga sakungi sakega sakoonga sakenga sakein saken sake',
    'सकेंगे सकते सकती सकता सकूंगा सकूंगी सकेगा सकेगी सकें सके',
  ].join(' '),
  /** Its end. */
  t: 'hain hun hoon हैं हूं',
  /** People who are counted. */
  k: 'people persons person members member guests guest pax log logon jan jane लोग लोगों जन जने',
  /** Grown people. */
  d: 'adults adult bade बडे',
  /** Children. */
  c: 'children child kids kid bachche bacche bache बच्चे बच्चा',
  /** Between grown people and children. */
  i: 'and aur और',
  /** Joy and courtesy that say nothing against a yes. */
  j: 'sure definitely zaroor zarur jaroor jarur bilkul pakka जरूर जरुर बिल्कुल पक्का',
  /** Regret, which goes with a no. */
  r: 'sorry unfortunately maaf माफ खेद afsos अफसोस',
  /** Courtesy that says nothing. */
  f: [
    'ji jee thanks thankyou dhanyavad dhanyawad shukriya namaste namaskar namaskaram hello hi hey dear ok okay total',
    'जी धन्यवाद शुक्रिया नमस्ते नमस्कार कुल kul',
  ].join(' '),
  /** Whom it is said to. */
  o: 'sir madam maam bhai bhaiya didi uncle aunty auntie bhabhi भाई भैया दीदी अंकल आंटी भाभी',
} as const;

/** Phrases that stand for one of the words above, or for none, before words are told apart. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(i|we)['’]?ll\b/g, '$1 will'],
  [/\bi['’]m\b/g, 'i am'],
  [/\bwe['’]re\b/g, 'we are'],
  [/\bcan['’]t\b/g, 'cant'],
  [/\bwon['’]t\b/g, 'wont'],
  [/\b(un)?able to\b/g, '$1able'],
  [/\bmake it\b/g, 'makeit'],
  [/\bbe there\b/g, 'bethere'],
  // somebody laughs
  [/\bha( ha)+\b|^ ha[ !.]*$/g, 'haha'],
  [/\b(thank|thx) (you|u)( so much| very much)?\b/g, 'thanks'],
  [/\bthanks a lot\b/g, 'thanks'],
  [/\bwith (great )?pleasure\b/g, 'sure'],
  [/\bof course\b/g, 'sure'],
  [/\b(we|us) both\b|\bboth of us\b/g, 'we 2'],
  [/\b(hum|ham) dono\b/g, 'hum 2'],
  [/हम दोनों/g, 'हम 2'],
  [/\b(all )?(\w+) of us\b/g, '$2 people'],
  [/\bmaaf (kijiye|kijiyega|karna|karein|kare|karo)\b/g, 'sorry'],
  [/(माफ|क्षमा) (कीजिए|कीजिएगा|करना|करें|करे)/g, 'sorry'],
  // `do` is no number in English
  [/\bdo (?=log|jan|bade|adult)/g, '2 '],
];

/** Numbers people write as words. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one ek एक',
    'two दो',
    'three teen तीन',
    'four char chaar चार',
    'five panch paanch पांच',
    'six chhe chhah cheh छह छः छे',
    'seven saat सात',
    'eight aath आठ',
    'nine nau नौ',
    'ten das दस',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
