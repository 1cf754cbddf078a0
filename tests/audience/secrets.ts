import type { ViewerKind } from '#contract/audience/readers.ts';
import { amounts, people, type Named } from '#tests/audience/people.ts';
import { texts, type FullWorld } from '#tests/audience/wedding-of-everything.ts';

/** Something that may stand in an answer, a text or a page for some alone. */
interface Secret {
  what: string;
  words: readonly string[];
  readers: readonly ViewerKind[];
}

const hosts = ['viewer', 'editor', 'owner'] as const;
const company = ['guest', 'collaborator', ...hosts] as const;

/** Who may read whose name, beside the hosts. What somebody asked another for names them to that one. */
const namesFor: Record<Exclude<Named, 'owner' | 'bride' | 'groom'>, readonly ViewerKind[]> = {
  viewer: hosts,
  editor: hosts,
  invited: hosts,
  stranger: ['stranger', ...company],
  guest: ['keyHolder', ...company],
  otherGuest: hosts,
  phoneGuest: hosts,
  collaborator: company,
  shy: company,
};
/** Contact data is for hosts and the person. */
const contactsFor: Record<Named, readonly ViewerKind[]> = {
  viewer: hosts,
  editor: hosts,
  owner: hosts,
  invited: hosts,
  stranger: ['stranger', ...hosts],
  guest: ['guest', 'keyHolder', ...hosts],
  otherGuest: hosts,
  phoneGuest: hosts,
  collaborator: ['collaborator', ...hosts],
  shy: hosts,
  bride: hosts,
  groom: hosts,
};

const spellings = (rupees: number): string[] => [
  rupees.toFixed(2),
  rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 }),
];

function secretsOf(world: FullWorld): Secret[] {
  const names = Object.entries(namesFor).map(([who, readers]) => ({
    what: `the name of the ${who}`,
    words: [people[who as Named].firstName, people[who as Named].lastName],
    readers,
  }));
  const contacts = Object.entries(contactsFor).map(([who, readers]) => {
    const { email, phone } = people[who as Named];
    const digits = phone.slice(-10);
    return {
      what: `the address or number of the ${who}`,
      words: [email, digits, `${digits.slice(0, 5)} ${digits.slice(5)}`],
      readers,
    };
  });
  return [
    ...names,
    ...contacts,
    { what: 'the key of the guest', words: [world.guest.key], readers: ['keyHolder', 'editor', 'owner'] },
    {
      what: 'the key of another guest',
      words: [world.otherGuest.key, world.phoneGuest.key],
      readers: ['editor', 'owner'],
    },
    { what: 'a hidden amount', words: spellings(amounts.hidden), readers: ['owner', 'operator'] },
    { what: 'an amount', words: spellings(amounts.open), readers: ['collaborator', 'owner', 'operator'] },
    {
      what: 'the number of a gift card',
      words: [world.card.number, world.card.number.replace(/(\d{4})(?=\d)/g, '$1 ')],
      readers: ['owner'],
    },
    { what: 'the address a voucher went to', words: [texts.voucherEmail], readers: ['owner'] },
    {
      what: 'what a guest answered',
      words: [texts.replyNote, texts.companions, texts.person, texts.answer],
      readers: ['guest', 'keyHolder', ...hosts],
    },
    { what: 'whose guest somebody is', words: [texts.side], readers: hosts },
    { what: 'under what hosts find a guest', words: [texts.tag], readers: hosts },
    { what: 'how else a guest is reached', words: [texts.otherContacts], readers: hosts },
    { what: 'a function the guest is not invited to', words: [texts.chosenFunction], readers: hosts },
    { what: 'what the buyer wrote', words: [texts.confirmation], readers: ['collaborator', 'owner'] },
    { what: 'a blessing', words: [texts.blessing], readers: ['owner'] },
    {
      what: 'what the guest wrote of a gift they bring',
      words: [texts.claim],
      readers: ['guest', 'keyHolder', ...hosts],
    },
    { what: 'what somebody wrote to another', words: [texts.request], readers: ['stranger', 'collaborator'] },
  ];
}

/** What stands in a text that none of these kinds may read. */
export const leaksIn = (text: string, kinds: readonly ViewerKind[], world: FullWorld): string[] => {
  const lower = text.toLowerCase();
  return secretsOf(world)
    .filter(
      ({ readers, words }) =>
        !kinds.some((kind) => readers.includes(kind)) &&
        words.some((word) => lower.includes(word.toLowerCase())),
    )
    .map(({ what }) => what);
};
