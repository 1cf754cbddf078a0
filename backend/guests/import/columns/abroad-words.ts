import type { CountryCode } from 'libphonenumber-js/max';

/** What people write for a country beside a number of its: its names, and towns from which relatives come. */
const WORDS: [CountryCode[], string][] = [
  [
    ['US', 'CA'],
    'us, usa, america, united states, canada, toronto, vancouver, houston, dallas, texas, new jersey, new york, chicago, california, san jose, san francisco, bay area, los angeles, san diego, seattle, boston, atlanta, austin, philadelphia, detroit, fremont, sunnyvale, ohio, florida, virginia, michigan, illinois, massachusetts, pennsylvania, arizona, brampton, mississauga, ontario, calgary, edmonton, montreal, ottawa, jersey city, edison, iselin, piscataway, parsippany, plano, frisco, naperville, schaumburg, cupertino, milpitas, north carolina, maryland, connecticut, minnesota, tennessee, missouri, abbotsford, winnipeg, amrika, amreeka, amerika, kanada, अमेरिका, अमरीका, कनाडा',
  ],
  [
    ['GB'],
    'uk, england, britain, united kingdom, london, leicester, birmingham, manchester, wembley, scotland, glasgow, southall, hounslow, wolverhampton, slough, harrow, ilford, croydon, luton, bradford, coventry, handsworth, vilayat, लंदन, इंग्लैंड',
  ],
  [['GB', 'CA'], 'surrey'],
  [['AE'], 'uae, emirates, dubai, abu dhabi, sharjah, ajman, यूएई, दुबई, अबू धाबी, शारजाह'],
  [['SG'], 'singapore, सिंगापुर'],
  [['AU'], 'australia, sydney, melbourne, perth, brisbane, ऑस्ट्रेलिया'],
  [['NZ'], 'new zealand, auckland, न्यूजीलैंड'],
  [
    ['NP'],
    'nepal, kathmandu, pokhara, biratnagar, birgunj, bhaktapur, dharan, butwal, chitwan, nepalgunj, dhangadhi, नेपाल, काठमांडू, काठमाडौं, पोखरा, विराटनगर, वीरगञ्ज, भक्तपुर, धरान, बुटवल, चितवन, निमन्त्रणा',
  ],
  [['BD'], 'bangladesh, dhaka, chittagong, sylhet, बांग्लादेश, বাংলাদেশ, ঢাকা, চট্টগ্রাম, সিলেট, খুলনা, রাজশাহী'],
  [['LK'], 'sri lanka, srilanka, colombo, kandy, श्रीलंका'],
  [['PK'], 'pakistan, karachi, lahore, islamabad, पाकिस्तान'],
  [['QA'], 'qatar, doha, कतर'],
  [['KW'], 'kuwait, कुवैत'],
  [['OM'], 'oman, muscat, ओमान, मस्कट'],
  [['SA'], 'saudi, saudi arabia, riyadh, jeddah, dammam, सऊदी, सऊदी अरब'],
  [['BH'], 'bahrain, manama, बहरीन'],
  [['DE'], 'germany, berlin, munich, frankfurt, hamburg, जर्मनी'],
  [['FR'], 'france, paris'],
  [['NL'], 'netherlands, holland, amsterdam'],
  [['IE'], 'ireland, dublin'],
  [['IT'], 'italy'],
  [['CH'], 'switzerland, zurich, geneva'],
  [['SE'], 'sweden, stockholm'],
  [['ES'], 'spain, madrid, barcelona'],
  [['MY'], 'malaysia, kuala lumpur, मलेशिया'],
  [['TH'], 'thailand, bangkok, थाईलैंड'],
  [['ID'], 'indonesia, jakarta'],
  [['HK'], 'hong kong, hongkong'],
  [['JP'], 'japan, tokyo, जापान'],
  [['KE'], 'kenya, nairobi'],
  [['UG'], 'uganda, kampala'],
  [['TZ'], 'tanzania'],
  [['ZA'], 'south africa, durban, johannesburg'],
  [['NG'], 'nigeria, lagos'],
  [['MU'], 'mauritius, मॉरीशस'],
  [['FJ'], 'fiji'],
  [['BT'], 'bhutan, thimphu, भूटान'],
  [['MM'], 'myanmar, yangon'],
  [['US', 'CA', 'GB'], 'abroad, foreign, overseas, nri, videsh, विदेश'],
];

const countriesOfWord = new Map(
  WORDS.flatMap(([countries, words]) => words.split(', ').map((word) => [word, countries] as const)),
);

/** `u.s.a.` as `usa`. */
const folded = (text: string): string =>
  (text.includes('.') ? text.replace(/(?<=(?<!\p{L})\p{L})\./gu, '') : text).toLowerCase();

/** The countries that a text names; most name none. */
export function countriesIn(text: string): CountryCode[] {
  const words = folded(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.flatMap((word, at) => [
    ...(countriesOfWord.get(word) ?? []),
    ...(countriesOfWord.get(`${word} ${words[at + 1]}`) ?? []),
  ]);
}

/** Short names of states and provinces that nobody in India writes for anything else. */
const STATES = 'NJ|NY|TX|IL|FL|NC|VA|WA|AZ|NV|WI';
const PROVINCES = 'BC|ON|AB|QC';
/** Of those that India has, too, or that are a word: only of a place, behind a comma or before the number of the post. */
const STATES_WITH_PLACE = 'CA|PA|OH|MD|CO|MA|GA|MI';
const POST_CODE = '(?:\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)(?!\\d)';
const BEHIND_PLACE = new RegExp(
  `(?:^|,|\\p{L}{3})\\s*(?:(?<!\\p{L})(?:${STATES}|${PROVINCES})(?:\\s+${POST_CODE})?|(?<!\\p{L})[A-Z]{2}\\s+${POST_CODE})\\s*(?:$|[,;(])`,
  'u',
);
const BEHIND_COMMA = new RegExp(`(?:^|,)\\s*(?:${STATES_WITH_PLACE})\\s*$`, 'u');
const IN_NAME = new RegExp(`[,(]\\s*(?:${STATES})(?![\\p{L}\\p{M}])`, 'u');
const OF_PLACES = /city|town|state|place|address|location|residen|lives|शहर|पता|राज्य/iu;

/** The countries of a cell below a heading, also by the short name of a state: `Edison, NJ 08820`, `Brampton ON`. */
export const countriesOfPlace = (cell: string, heading: string): CountryCode[] =>
  BEHIND_PLACE.test(cell) || (OF_PLACES.test(heading) && BEHIND_COMMA.test(cell))
    ? ['US', 'CA', ...countriesIn(cell)]
    : countriesIn(cell);

/** Whether a name has the short name of a state behind it: `Amit Patel (NJ)`. */
export const isNameWithState = (name: string): boolean => IN_NAME.test(name);

const ALSO_OF_NEPAL = /(?<![\p{L}\p{M}])(?:lalitpur|bharatpur|ललितपुर|भरतपुर)(?![\p{L}\p{M}])/iu;
/** Whether a text names a town that Nepal has, and India, too. */
export const mayBeOfNepal = (text: string): boolean => ALSO_OF_NEPAL.test(text);

/** Whether a text is such a word, and nothing else. */
export const isWordForCountry = (text: string): boolean => countriesOfWord.has(folded(text.trim()));
