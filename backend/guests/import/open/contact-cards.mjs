// @ts-check

/**
 * A property of a contact, unfolded and decoded. `parts`: a name's, between semicolons.
 * @typedef {{ name: string, item: string, types: string, text: string, parts: string[] }} Property
 */

const HEADINGS = ['Name Prefix', 'First Name', 'Middle Name', 'Last Name', 'Name Suffix', 'Name'];

/** What stands in contacts besides and is nobody's answer to anything: programs' own marks, and pictures. */
const OF_PROGRAMS =
  /^(VERSION|PRODID|REV|UID|PHOTO|LOGO|SOUND|KEY|BEGIN|END|X-(AB(UID|ADR|SHOWAS)|ADDRESSBOOKSERVER-.*|IMAGE.*|ACTIVITY-ALERT|EVOLUTION-.*|MOZILLA-.*|MS-.*)|CLASS|MAILER|SORT-STRING|KIND|N|FN|TEL|EMAIL)$/;

/**
 * The contacts of a vCard file (RFC 2426 and 6350, and version 2.1 as phones write it), one a row, below a row of
 * headings: names, phones with mobiles first, e-mails, and what else somebody noted.
 *
 * @param {string} text with line ends as `\n`
 * @returns {string[][]}
 */
export function rowsOfContacts(text) {
  const contacts = text
    .split(/^BEGIN:VCARD\s*$/im)
    .slice(1)
    .map((card) => propertiesOf(card))
    // a list of contacts that stand beside it
    .filter((card) => !/^group$/i.test(of(card, 'KIND')[0]?.text ?? ''));
  /** @param {string} name */
  const most = (name) => Math.max(1, ...contacts.map((card) => of(card, name).length));
  const others = [
    ...new Set(
      contacts.flat().flatMap(({ name, text: noted }) => (OF_PROGRAMS.test(name) || !noted ? [] : [name])),
    ),
  ];
  const phones = most('TEL');
  const emails = most('EMAIL');
  return [
    [...HEADINGS, ...numbered('Phone', phones), ...numbered('E-mail', emails), ...others],
    ...contacts.map((card) => {
      const [last = '', first = '', middle = '', prefix = '', suffix = ''] = of(card, 'N')[0]?.parts ?? [];
      const written =
        of(card, 'FN')[0]?.text || of(card, 'NICKNAME')[0]?.text || of(card, 'ORG')[0]?.text || '';
      const full = first || last ? '' : written;
      return [
        ...[prefix, first, middle, last, suffix, full],
        ...filledTo(phones, mobilesFirst(of(card, 'TEL'))),
        ...filledTo(
          emails,
          of(card, 'EMAIL').map((each) => each.text),
        ),
        ...others.map((name) =>
          of(card, name)
            .map((each) => each.text)
            .join(', '),
        ),
      ];
    }),
  ];
}

/**
 * @param {Property[]} card
 * @param {string} name
 */
const of = (card, name) => card.filter((property) => property.name === name);

/** @param {Property[]} phones */
const mobilesFirst = (phones) =>
  [...phones]
    .sort((one, other) => Number(/CELL/.test(other.types)) - Number(/CELL/.test(one.types)))
    .map((each) => each.text);

/** @param {string} heading @param {number} count */
const numbered = (heading, count) => Array.from({ length: count }, (_, index) => `${heading} ${index + 1}`);

/** @param {number} length @param {string[]} texts */
const filledTo = (length, texts) => Array.from({ length }, (_, index) => texts[index] ?? '');

/**
 * @param {string} card
 * @returns {Property[]}
 */
function propertiesOf(card) {
  // a line goes on where the next begins with a space, and in quoted-printable after `=`
  const lines = card.replace(/\n[ \t]/g, '').split('\n');
  /** @type {Property[]} */
  const properties = [];
  for (let index = 0; index < lines.length; index += 1) {
    let line = lines[index] ?? '';
    const quoted = /^[^:]*QUOTED-PRINTABLE/i.test(line);
    while (quoted && line.endsWith('=') && index + 1 < lines.length)
      line = line.slice(0, -1) + (lines[(index += 1)] ?? '');
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const [group = '', ...parameters] = line.slice(0, colon).toUpperCase().split(';');
    const raw = line.slice(colon + 1);
    const value = quoted ? unquoted(raw) : raw;
    const parts = value.split(/(?<!\\);/).map(unescaped);
    // `item1.TEL` is a TEL
    const item = group.slice(0, Math.max(0, group.lastIndexOf('.')));
    const name = group.slice(group.lastIndexOf('.') + 1);
    properties.push({
      name,
      item,
      types: parameters.join(),
      text: parts.filter(Boolean).join(', '),
      parts,
    });
  }
  return withLabels(properties);
}

/**
 * Says beside a number what somebody called it: `item1.X-ABLabel:Wife Sunita`. The program's own words stand in signs of its own.
 *
 * @param {Property[]} properties
 */
function withLabels(properties) {
  const labels = new Map(
    properties
      .filter(({ name, item }) => name === 'TEL' && item)
      .map((number) => [
        number,
        properties.find(
          ({ name, item, text }) => name === LABEL && item === number.item && !text.startsWith('_$!<'),
        ),
      ]),
  );
  const used = [...labels.values()];
  return properties
    .filter((property) => !used.includes(property))
    .map((property) => {
      const label = labels.get(property);
      return label ? { ...property, text: `${label.text}: ${property.text}` } : property;
    });
}
const LABEL = 'X-ABLABEL';

/** @param {string} text quoted-printable of UTF-8 */
const unquoted = (text) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    /[^\x00-\xff]/.test(text) ? 'utf8' : 'latin1',
  ).toString('utf8');

/** @param {string} text */
const unescaped = (text) => text.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim();
