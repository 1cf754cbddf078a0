/** What a word of a text on who comes means: a number, somebody (`one` besides the guest), what a number counts, or nothing of itself. */
export type Meaning =
  | 'plus'
  | 'with'
  | 'number'
  | 'times'
  | 'persons'
  | 'child'
  | 'one'
  | 'couple'
  | 'self'
  | 'family'
  | 'together'
  | 'between'
  | 'about'
  | 'filler';

const WORDS: Record<Exclude<Meaning, 'number' | 'times'>, string> = {
  plus: '+ & and plus aur और एवं एवम तथा व અને તથા এবং মற்றும் మరియు ಮತ್ತು ഒപ്പം ਅਤੇ',
  with: 'with w saath sath sahit ke_saath',
  persons:
    'others more extra pax person persons people ppl member members head heads log logon guest guests adult adults jan sadasya jane jani लोग लोगों जन जने जण जणे जणी सदस्य व्यक्ति व्यक्ती लोक बड़े वयस्क माणसे માણસ લોકો જણ જણા વ્યક્તિ વ્યક્તિઓ સભ્યો ਜਣੇ ਜੀਅ ਲੋਕ জন জনে பேர் நபர் நபர்கள் మంది ಜನ പേർ ആൾ ആളുകൾ',
  child:
    'boy boys girl girls kid kids child children infant infants baby babies bachche bacche bachhe bache bachcha bacha बच्चे बच्चा बच्ची बच्चों मुले मुलं मूल બાળકો બાળક ਬੱਚੇ বাচ্চা শিশু ପିଲା குழந்தைகள் குழந்தை పిల్లలు ಮಕ್ಕಳು കുട്ടികൾ',
  one: 'spouse wife husband partner hubby biwi patni pati son daughter mother father driver maid nanny पत्नी पति बीवी बेटा बेटी माँ मां पिता પત્ની પતિ ਪਤਨੀ ਪਤੀ স্ত্রী স্বামী மனைவி கணவர் భార్య భర్త ಪತ್ನಿ ಪತಿ ഭാര്യ ഭർത്താവ്',
  couple:
    'couple couples sajode sajoda સજોડે સજોડા jodi jodee jode pair pairs both sapatnik sapatneek दंपति दम्पति जोड़ी जोडी सपत्नीक દંપતી দম্পতি தம்பதி దంపతులు ದಂಪತಿ ദമ്പതികൾ',
  self: 'self himself herself myself him her स्वयं खुद',
  family:
    'family families fam fly fmly famly friends parivar pariwar parivaar kutumb परिवार कुटुंब फैमिली फॅमिली કુટુંબ પરિવાર ਪਰਿਵਾਰ পরিবার ପରିବାର குடும்பம் కుటుంబం ಕುಟುಂಬ കുടുംബം',
  together:
    'all everybody everyone sahparivar sab sabhi सब सभी sapariwar saparivar saparivaar sahaparivar sakutumb सपरिवार सहपरिवार सपरिवारे सहकुटुंब सकुटुंब સપરિવાર સહપરિવાર ਸਪਰਿਵਾਰ সপরিবারে সপরিবার குடும்பத்துடன் કુટુંબસમેત સહકુટુંબ સકુટુંબ sahkutumb sahakutumb kudumbathudan കുടുംബസമേതം',
  filler:
    'of in total no nos yes upto up max party the full whole entire pura poora puri poori pure poore sara saara saare only ke ki ka के की का सहित साथ समेत कुल तक हाँ हां aayenge aayege aaenge ayenge aayega aayegi coming attending आएंगे आएँगे आयेंगे हैं hain पूरा पूरे पूरी सारा संपूर्ण પૂરા સાથે ਸਮੇਤ সহ ( ) , : [ ] = { }',
  // of two numbers with one of these between them nobody knows which
  between: '- – — . / to or ya या से',
  about: '~ ? approx approximately about around min minimum atleast lagbhag kareeb karib लगभग करीब अंदाजे',
};
const NUMBERS = [
  'one ek एक એક',
  'two do दो दोन બે',
  'three teen तीन ત્રણ',
  'four char chaar चार ચાર',
  'five paanch panch पांच पाँच पाच પાંચ',
  'six chhe chhah छह छः सहा છ',
  'seven saat सात સાત',
  'eight aath आठ આઠ',
  'nine नौ नऊ નવ',
  'ten दस दहा દસ',
];

/** By word, in the languages that families write. */
export const meanings = new Map<string, Meaning>(
  (Object.entries(WORDS) as [Meaning, string][]).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning] as const),
  ),
);
/** What number words count. */
export const numbers = new Map(
  NUMBERS.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
