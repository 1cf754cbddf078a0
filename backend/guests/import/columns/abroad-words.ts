import type { CountryCode } from 'libphonenumber-js/max';

/** What people write for a country beside a number of its: its names, and towns from which relatives come. */
const WORDS: [CountryCode[], string][] = [
  [
    ['US', 'CA'],
    'us, usa, america, united states, canada, toronto, vancouver, houston, dallas, texas, new jersey, new york, chicago, california, san jose, san francisco, bay area, los angeles, san diego, seattle, boston, atlanta, austin, philadelphia, detroit, fremont, sunnyvale, ohio, florida, virginia, michigan, illinois, massachusetts, pennsylvania, arizona, brampton, mississauga, ontario, calgary, edmonton, montreal, ottawa, jersey city, अमेरिका, कनाडा',
  ],
  [
    ['GB'],
    'uk, england, britain, united kingdom, london, leicester, birmingham, manchester, wembley, scotland, glasgow, लंदन, इंग्लैंड',
  ],
  [['AE'], 'uae, emirates, dubai, abu dhabi, sharjah, ajman, यूएई, दुबई, अबू धाबी, शारजाह'],
  [['SG'], 'singapore, सिंगापुर'],
  [['AU'], 'australia, sydney, melbourne, perth, brisbane, ऑस्ट्रेलिया'],
  [['NZ'], 'new zealand, auckland, न्यूजीलैंड'],
  [['NP'], 'nepal, kathmandu, pokhara, biratnagar, birgunj, नेपाल, काठमांडू, काठमाडौं'],
  [['BD'], 'bangladesh, dhaka, chittagong, sylhet, बांग्लादेश, বাংলাদেশ, ঢাকা'],
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
  [['US', 'CA', 'GB'], 'abroad, foreign, overseas, nri, विदेश'],
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

/** Whether a text is such a word, and nothing else. */
export const isWordForCountry = (text: string): boolean => countriesOfWord.has(folded(text.trim()));
