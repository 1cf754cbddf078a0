/** The consonants of the scripts of India from the first one on, which stand in the same order in each, as English begins them. */
const CONSONANTS = 'kkggnccjjnttddnttddnnppbbnyrrlllvsssh';
const [FIRST_LETTER, FIRST_CONSONANT, OF_SCRIPT] = [0x900, 0x15, 0x80];

const isIndian = (text: string): boolean => /[\u0900-\u0d7f]/u.test(text);

/** What is left of a name by which it is the same in two scripts: `rns` of Ramesh and of रमेश. */
function soundOf(name: string): string {
  const latin = [...name.toLowerCase()].map((letter) => {
    const place = ((letter.codePointAt(0) ?? 0) - FIRST_LETTER) % OF_SCRIPT;
    if (letter < '\u0900' || letter > '\u0d7f') return letter;
    return place === 2 ? 'n' : (CONSONANTS[place - FIRST_CONSONANT] ?? '');
  });
  return latin
    .join('')
    .replace(/singh/g, 'sinh')
    .replace(/ch+/g, '1')
    .replace(/[cq]/g, isIndian(name) ? '1' : 'k')
    .replace(/ph|f/g, 'p')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/m/g, 'n')
    .replace(/[^a-z1]|[aeiouhy]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** The first of two forms of one name, `रमेश / Ramesh`; any other name as it is. */
export function inOneScript(name: string): string {
  const [, first = '', second = ''] = /^([^/]+?)\s*\/\s*([^/]+)$/u.exec(name) ?? [];
  const areTwoScripts = isIndian(first) !== isIndian(second) && /[A-Za-z]/.test(first + second);
  return areTwoScripts && soundOf(first).length > 1 && soundOf(first) === soundOf(second) ? first : name;
}
