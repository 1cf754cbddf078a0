export const someGuest = 'एक मेहमान';
export const rsvpNames = { yes: 'आ रहे हैं', no: 'नहीं आ रहे', pending: 'जवाब बाक़ी' } as const;
export const deliveryNames = {
  none: 'न्योता अभी नहीं गया',
  queued: 'भेजा जाना है',
  sending: 'भेजा जा रहा है',
  sent: 'भेजा गया',
  delivered: 'पहुँच गया',
  read: 'पढ़ लिया गया',
  unconfirmed: 'भेजा गया, पहुँचना पक्का नहीं',
  bounced: 'लौट आया',
  failed: 'भेजा नहीं जा सका',
  link_ready: 'लिंक तैयार है, भेजना आपको है',
  sent_by_host: 'आपने भेजा',
  unsubscribed: 'और ई-मेल न भेजने को कहा है',
} as const;

export const sideNames = { bride: 'लड़की वाले', groom: 'लड़के वाले', both: 'दोनों पक्ष' } as const;
export const sideName = (side: string): string =>
  Object.hasOwn(sideNames, side) ? sideNames[side as keyof typeof sideNames] : side;

// the import knows most of these headings: see headings in backend/guests/import/columns before changing one
export const fieldHeadings = {
  firstName: 'पहला नाम',
  lastName: 'सरनेम',
  phone: 'फ़ोन',
  email: 'ई-मेल',
  withFamily: 'परिवार के साथ',
  side: 'पक्ष',
  title: 'संबोधन',
  greeting: 'अभिवादन',
  otherContacts: 'दूसरे संपर्क',
  partyLimit: 'ज़्यादा से ज़्यादा कितने लोग',
  household: 'सबके नाम',
  tags: 'टैग',
} as const;
export const csvColumns = ['जवाब', 'बड़े', 'बच्चे', 'संदेश', 'जवाब कहाँ से', 'न्योता', 'साथ आने वाले'] as const;
export const csvPeopleColumns = ['नाम', 'बड़े या बच्चे', 'मेहमान', 'पक्ष', 'जवाब'] as const;
export const csvAdult = 'बड़े';
export const csvChild = 'बच्चा';
export const csvHeads = (adults: number, children: number) =>
  adults + children > 1
    ? `${adults} ${adults === 1 ? 'बड़ा' : 'बड़े'}, ${children} ${children === 1 ? 'बच्चा' : 'बच्चे'}`
    : children === 1
      ? csvChild
      : '';
export const csvComes = (comes: boolean) => (comes ? 'आ रहे हैं' : 'नहीं आ रहे');
export const csvSomeCome = (people: number, heads: number) => `${heads} में से ${people}`;
export const csvNotInvited = 'न्योता नहीं है';
export const csvName = (event: string) => `${event} मेहमान सूची.csv`;

export const partyLimitRange = '1 से 30 तक की संख्या लिखें, या ख़ाली छोड़ दें।';
export const childInList = (name: string) => `${name} (बच्चा)`;
export const tooManyInHousehold = (most: number) => `ज़्यादा से ज़्यादा ${most} लोगों के नाम लिखें।`;
export const householdNameTooLong = (most: number) => `हर नाम ज़्यादा से ज़्यादा ${most} अक्षरों का हो।`;
export const tooManyTags = (most: number) => `ज़्यादा से ज़्यादा ${most} टैग लगाएँ।`;
export const tagTooLong = (most: number) => `हर टैग ज़्यादा से ज़्यादा ${most} अक्षरों का हो।`;
export const nothingToKnow = 'नाम, ई-मेल पता या फ़ोन नंबर लिखें।';
export const contactTaken = (guest: string, contact: 'email' | 'phone') =>
  `इस ${contact === 'email' ? 'ई-मेल' : 'फ़ोन नंबर'} के साथ ${guest} पहले से सूची में हैं।`;
export const removed = (guest: string) => `${guest} को सूची से हटा दिया गया।`;
