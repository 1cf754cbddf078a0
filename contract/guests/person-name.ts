import { normalized } from '#contract/common/unicode.ts';

/** A name taken apart. `people`: how many it names, where it names a couple; `withFamily`: it names a household. */
export interface PersonName {
  title: string;
  firstName: string;
  lastName: string;
  people?: number;
  withFamily?: true;
}

/** Titles that are said to somebody: `Dr. Sunita`. The others are left out where a first name follows. */
const SPOKEN =
  'dr|prof|professor|er|ar|ca|cs|adv|advocate|col|colonel|maj|major|capt|captain|lt|gen|general|brig|brigadier|cdr|commander|cmde|wg cdr|gp capt|flt lt|sqn ldr|justice|pt|pandit|swami|ustad|rev|fr|father|sr|sister|haji|maulana|sardar|sardarni|डॉ|डॉक्टर|डा|प्रो|पं|पंडित|कर्नल|मेजर|कैप्टन|न्यायमूर्ति|ડૉ|ડો|ડૉક્ટર|ਡਾ|ਸਰਦਾਰ|ডঃ|ডাঃ|ড|ডাক্তার|டாக்டர்|டாக்|డా|డాక్టర్|ಡಾ|ഡോ|ଡା|ডক্টর|ڈاکٹر|حاجی|ॲड|अॅड|ॲडव्होकेट|engr|prin|principal|mufti|hafiz|giani|pastor|bishop|ervad|begum';
const COURTESY =
  'late|स्व|स्वर्गीय|स्वर्गीया|कै|mr|mrs|ms|miss|mx|master|shri|shree|sri|sh|shriman|smt|smti|shrimati|srimati|kumari|kum|ku|km|sau|chi|m/s|sir|madam|janab|hon|honble|hon[\u0027’]ble|honourable|honorable|respected|shrimant|mohtarma|माननीय|माननीया|आदरणीय|आदरणीया|श्री|श्रीमान|श्रीमान जी|श्रीमती|सुश्री|कुमारी|कु|सौ|चि|શ્રી|શ્રીમતી|સૌ|કુમારી|ਸ਼੍ਰੀ|ਸ੍ਰੀ|ਸ਼੍ਰੀਮਤੀ|ਸ੍ਰੀਮਤੀ|শ্রী|শ্রীমতী|শ্রীমতি|জনাব|ଶ୍ରୀ|ଶ୍ରୀମତୀ|திரு|திருமதி|செல்வி|శ్రీ|శ్రీమతి|ಶ್ರೀ|ಶ್ರೀಮತಿ|ശ്രീ|ശ്രീമതി|جناب|محترمہ|thiru|tmt|sow|sou|sdn|bro|mst|ch|સ્વ|કુ|শ্ৰী|শ্ৰীমতী|শ্ৰীযুত|শ্ৰীমান|কুমারী|కుమారి|కుమారుడు|ಕುಮಾರಿ|കുമാരി|ਕੁਮਾਰੀ|श्रीमान्|selvi|thirumathi|ગં\\.?\\s?સ્વ|અ\\.?\\s?સૌ';

/** They are names of people, too, or words, and are titles only with their dot. */
const ONLY_WITH_DOT =
  /^(hon|ch|bro|sow|sou|sh|ku|km|kum|ar|er|fr|sr|pt|chi|sau|gen|ca|cs|कु|सौ|चि|ड|sri|ms|selvi|prin)$/iu;

const AND = '\\s*(?:&|\\+|and|aur|evam|एवं|एवम|और|व|तथा|તથા|ਅਤੇ|ਤੇ|અને|এবং|ও|மற்றும்|మరియు|ಮತ್ತು)\\s*';
const ANY_TITLE = `(?:${SPOKEN}|${COURTESY})`;
/** `डॉ०` and `डॉ.`: the sign of a short form. */
const SHORT = '[.०॰]';
const ONE_TITLE = new RegExp(
  `^\\(?(${ANY_TITLE})\\)?(${SHORT}?)(?:(?=[\\s.(]|$)|(?<=\\.)(?=\\p{L}))\\s*`,
  'iu',
);
const [MR, MRS] = ['(?:mr|shri|shree|sri|sh|श्री)\\.?', '(?:mrs|ms|smt|shrimati|श्रीमती)\\.?'];
const TWO_TITLES = new RegExp(
  `^(${ANY_TITLE}\\.?${AND}${ANY_TITLE}\\.?|${MR}\\s*(?:/|\\sn\\s)\\s*${MRS}|${MR}\\s+${MRS}|${MRS}\\s*/\\s*${MR}|mr\\.?\\s*mrs\\.?|${ANY_TITLE}\\.?\\s*/\\s*${MRS}|m/m\\.?)(?:(?=\\s|$)|(?<=\\.))\\s*`,
  'iu',
);
const SPOKEN_FIRST = new RegExp(`^(?:${SPOKEN})(?=[\\s(]|${SHORT}|$)`, 'iu');
const IN_BRACKETS = new RegExp(`^\\((?:${ANY_TITLE}|retd|retired)\\.?\\)\\s*`, 'iu');

/** `Sharma family`, `Ramesh Sharma & family`, `शर्मा परिवार`, and where they live behind it: `Sharma family (Delhi)`. */
const HOUSEHOLD =
  /(?:\s+|^)(?:(&|and|aur|evam|n|with|ka|ki|ke|का|की|के|यांचे|यांचा|एवं|और|तथा|व|અને|તથા|ਅਤੇ|ਤੇ|ও|এবং|மற்றும்|మరియు|ಮತ್ತು|\+)\s*)?(?:the\s+|(?:samast|समस्त|सभी)\s+)?(family|parivar|pariwar|parivaar|kutumb|kutumbam|poribar|परिवार|फैमिली|फ़ैमिली|फॅमिली|ફેમિલી|कुटुंबीय|कुटुंबिय|कुटुंब|પરિવાર|ਪਰਿਵਾਰ|পরিবার|குடும்பத்தினர்|குடும்பம்|కుటుంబం|ಕುಟುಂಬ|കുടുംബം|കുടുംബവും|ഫാമിലി)\.?(\s*\([^()\p{Nd}]+\)|\s*[–—-]\s*\p{L}[\p{L}\p{M} ]*)?$/iu;
/** Whether a text is the word for a family alone: in a column of last names it is nobody's. */
export const isFamilyWord = (text: string): boolean => HOUSEHOLD.exec(text)?.[0] === text;

/** `Family of Mani Shah`, `सपरिवार राजेश शर्मा`. */
const HOUSEHOLD_OF =
  /^(?:family of|parivar of|sa?ha?[- ]?pari[vw]aa?r|with family|सपरिवार|सहपरिवार|सहकुटुंब|सकुटुंब|સપરિવાર|ਸਪਰਿਵਾਰ|সপরিবারে?)\s+(?=\p{L})/iu;
/** `Family Sharma` and `परिवार शर्मा`, but neither a family’s friend nor its doctor. */
const FAMILY_BEFORE =
  /^(family|parivar|pariwar|parivaar|kutumb|परिवार|कुटुंब|પરિવાર|ਪਰਿਵਾਰ|পরিবার)\s+(?!(?:of|friends?|members?|doctor|dr|lawyer|priest|pandit|guru|side|group|contacts?|guests?|only|ke|ka|ki|के|का|की|सहित)(?![\p{L}\p{M}]))(\p{L}[\p{L}\p{M}]+)$/iu;
/** No couple: a business such as `Lal & Sons`, or a family. */
const OF_BUSINESS = /\s(?:&|and)\s*(?:sons?|co|company|bros|brothers)\.?$/iu;
/** What families call the men and the women in them. */
const HE =
  'uncle|chacha|kaka|mama|masa|mausa|phupha|fufa|tau|nana|dada|bhaiya|bhai|jiju|jijaji|अंकल|चाचा|काका|मामा|मासा|मौसा|फूफा|ताऊ|नाना|दादा|भैया|जीजा|કાકા|મામા|માસા|ફુવા|દાદા|નાના';
const SHE =
  'aunty|aunti|auntie|aunt|chachi|kaki|kaku|mami|masi|mausi|bua|tai|nani|dadi|bhabhi|didi|आंटी|चाची|काकी|काकू|मामी|मासी|मौसी|बुआ|ताई|नानी|दादी|भाभी|दीदी|કાકી|મામી|માસી|ફોઈ|દાદી|નાની|ભાભી';
const RELATION = new RegExp(
  `^(?:(?:bride|groom)['’]?s?\\s+)?(?:${HE}|${SHE}|papa|mummy|mom|dad|brother|sister|cousin|friends?|office|neighbou?r|colleague|दोस्त|मित्र|पड़ोसी|भाई|बहन)(?:\\s+ji)?$`,
  'iu',
);

/** Whether a text says how somebody is related to the family, and names nobody. */
export const isRelation = (text: string): boolean => RELATION.test(text.trim());

const BETWEEN_TWO = '(?:\\s+(?:ji|जी))?(?:\\s*(?:&|\\+|and|aur|और|व|\\/|-)\\s*|\\s+)';
/** `Sharma uncle aunty`, `भैया भाभी`: two whom everybody calls so. */
const UNCLE_AND_AUNT = new RegExp(
  `(?:^|\\s)(?:(?:${HE})${BETWEEN_TWO}(?:${SHE})|(?:${SHE})${BETWEEN_TWO}(?:${HE}))(?=\\s|$)`,
  'iu',
);
/** `The Kapoors`, `Iyer’s`: a household by its name. */
const OF_HOUSEHOLD = /^the \p{L}+s$|^\p{L}+['’]s$/iu;
const COUPLE = new RegExp(`^\\S+(?:\\s+\\S+)?${AND}\\S+`, 'iu');
/** `R S Rathore & Mrs Rathore`. */
const WITH_MRS = new RegExp(`\\s${AND}${MRS}\\s+\\p{L}`, 'iu');
const IS_AND = new RegExp(`^${AND}$`, 'iu');
const IS_TITLE = new RegExp(`^\\(?(?:${ANY_TITLE})\\)?${SHORT}?$`, 'iu');
/** Who comes with somebody and is not named: `and wife`, `+ 2 kids`. */
const IS_NOT_NAMED =
  /^(?:\d.*|wife|husband|hubby|spouse|partner|guests?|kids?|child|children|son|sons|daughters?|baby|friends?|parents|others?|patni|pati|bachche|पत्नी|पति|बच्चे|बेटा|बेटी)\.?$/iu;
const HAS_AND = new RegExp(`\\S${AND.replaceAll('\\s*', '\\s+')}\\S`, 'iu');

/** `The Mehtas`, `W/o Ram Rao`, `Parents of Riya`: nobody's own name, and said whole. */
const BY_ANOTHER =
  /^(?:the|[wsdhm]\/o\.?|[wsdhm]\.o\.|(?:parents|mother|father|wife|husband|sons?|daughters?|brother|sister|friends?) of)\s/iu;

/** `K` before a name is an initial as `K.` is. */
const IS_INITIAL = /^(?:(?:\p{L}\p{M}*\.)+|\p{Lu})$/u;

/**
 * A whole name as families write it, taken apart: titles in front, a couple, a household, initials with the name they
 * belong to. A title with nothing behind it is a name. `withFamily` and `people` are said only where the name says so.
 */
export function splitName(full: string): PersonName {
  const written = normalized(full)
    .replace(/\s+/g, ' ')
    .replace(/^the (?=.*family$|family of )/i, '')
    .replace(FAMILY_BEFORE, '$2 $1')
    .trim();
  const ofHousehold = HOUSEHOLD_OF.exec(written);
  if (ofHousehold) return { ...splitName(written.slice(ofHousehold[0].length)), withFamily: true };
  const couple = TWO_TITLES.exec(written);
  const title = couple
    ? { title: couple[1] ?? '', rest: written.slice(couple[0].length).replace(IN_BRACKETS, '') }
    : titleOf(written);
  const household = HOUSEHOLD.exec(title.rest);
  const isSurname =
    household !== null && !household[1] && !title.rest.slice(0, household.index).trim().includes(' ');
  const rest =
    household && !isSurname
      ? `${title.rest
          .slice(0, household.index)
          .replace(/['’]s$/u, '')
          .trim()}${household[3] ? ` ${household[3].trim()}` : ''}`
      : title.rest;
  const names = isSurname ? { firstName: '', lastName: rest } : namesIn(rest, couple !== null);
  return {
    title: title.title.replace(/\s+/g, ' ').trim(),
    ...names,
    ...(couple || /^parents of\s/iu.test(rest) || UNCLE_AND_AUNT.test(rest) || (!household && namesTwo(rest))
      ? { people: 2 }
      : {}),
    ...(household || OF_HOUSEHOLD.test(rest) || WITH_SONS.test(rest) ? { withFamily: true as const } : {}),
  };
}

/** `Tandon ji & sons`. */
const WITH_SONS = /\s(?:ji|जी)\s*(?:&|and)\s*sons?$/iu;

const namesTwo = (rest: string): boolean =>
  HAS_AND.test(rest) && (COUPLE.test(rest) || WITH_MRS.test(rest)) && !OF_BUSINESS.test(rest);

/** The titles at the beginning: `Dr. (Mrs.)`, `Col. (Retd.)`. */
function titleOf(written: string): { title: string; rest: string } {
  let rest = written;
  for (;;) {
    const found = ONE_TITLE.exec(rest);
    if (!found || (!found[2] && ONLY_WITH_DOT.test(found[1] ?? '') && !isMarked(found[1] ?? '', rest))) break;
    const after = rest.slice(found[0].length).replace(IN_BRACKETS, '');
    if (!after.replace(/[.\s]/g, '') || BEHIND_TITLE.test(after)) break;
    rest = after.replace(/^[.\s]+/, '');
  }
  return { title: written.slice(0, written.length - rest.length).trim(), rest };
}

/** Behind a title by which somebody is called: `Pandit ji`, `Colonel uncle`. */
const BEHIND_TITLE = /^(?:ji|jee|जी|saa?b|sahab|saheb|sahib|साहब|uncle|aunty|अंकल|आंटी)\.?$/iu;

/** Without a dot: `CA Rahul Jain` in capitals, `Sri Ram Prasad` and `Sh Mohan Lal` before two names. */
const isMarked = (title: string, rest: string): boolean =>
  /^(CA|CS|Er|Ms)$/.test(title) || (/^(?:sri|sh)$/i.test(title) && rest.trim().split(' ').length > 2);

function namesIn(rest: string, isCouple: boolean): Pick<PersonName, 'firstName' | 'lastName'> {
  const words = rest.split(' ').filter(Boolean);
  // `Mr & Mrs Sharma`: a single name is the family's
  if (isCouple && words.length === 1) return { firstName: '', lastName: rest };
  if (words.length > 1 && BY_ANOTHER.test(rest)) return { firstName: '', lastName: rest };
  let first = words.findIndex((word) => !IS_INITIAL.test(word));
  if (first < 0) first = 0;
  // a couple's first names belong together: `Ramesh & Sunita Sharma`, `Rajesh and Mrs. Sunita Gupta`
  while (words.length > first + 2 && IS_AND.test(words[first + 1] ?? '')) {
    if (IS_NOT_NAMED.test(words[first + 2] ?? '')) break;
    first += 2;
    while (words.length > first + 1 && IS_TITLE.test(words[first] ?? '')) first += 1;
  }
  return { firstName: words.slice(0, first + 1).join(' '), lastName: words.slice(first + 1).join(' ') };
}

/** Whether a title is said to somebody. */
export const isSpokenTitle = (title: string): boolean => SPOKEN_FIRST.test(title);

export const isCoupleTitle = (title: string): boolean => TWO_TITLES.test(title);

/** Whether a first name is of two, each of them by a name of their own: `Ramesh & Sunita`, and neither `R. & S.` nor `Rajesh and Mrs. Sunita`. */
export function areBothNamed(firstName: string): boolean {
  const words = firstName.split(' ');
  return words.every((word, place) => {
    const isName = !IS_AND.test(word) && !IS_INITIAL.test(word) && !IS_TITLE.test(word);
    return isName || (IS_AND.test(word) && place > 0 && place < words.length - 1);
  });
}

/** Whether a name is of two. */
export const isOfTwo = (firstName: string): boolean => firstName.split(' ').some((word) => IS_AND.test(word));

/** Short forms before a name that nobody is called by alone. */
const SHORT_FORM = /^(mohd|mohammad|md|sk|sri|shri|late|स्व|मो|মোঃ|মো)[.:]?$/iu;

/** Titles that are somebody’s name where nothing stands behind them. */
const NAME_TOO = /^(?:selvi|hafiz|begum|mufti)$/iu;

/** By which of their names somebody is called: without initials and short forms before it; `''` for a title alone. */
export function calledName(firstName: string, lastName: string): string {
  const words = firstName.split(' ').filter((word) => !IS_INITIAL.test(word) && !SHORT_FORM.test(word));
  const called = words.join(' ') || lastName || firstName;
  const isTitle = ONE_TITLE.exec(called)?.[0] === called && !NAME_TOO.test(called);
  return isTitle && !lastName ? '' : called;
}
