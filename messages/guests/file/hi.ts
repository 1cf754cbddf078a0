import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
const guests = (number: number) => plural(number, { other: '# मेहमान' });
const rows = (number: number) => plural(number, { one: '# पंक्ति', other: '# पंक्तियाँ' });
/** Follows what was cut, as *नाम*. */
const first = (most: number) =>
  plural(most, { one: 'का शुरू का # अक्षर ही रखा गया', other: 'के शुरू के # अक्षर ही रखे गए' });

export const noFile = 'एक फ़ाइल चुनें।';
export const emptyOrImproper = 'फ़ाइल ख़ाली लगती है, या जैसी होनी चाहिए वैसी नहीं है।';
// the import knows columns by these names too
export const missingColumns =
  'फ़ाइल जैसी होनी चाहिए वैसी नहीं है। देख लें कि उसमें ये कॉलम हों: पहला नाम, सरनेम, फ़ोन, ई-मेल।';
export const parseFailed = 'फ़ाइल पढ़ी नहीं जा सकी।';

export const uploadUnreadable = 'भेजी गई फ़ाइल पढ़ी नहीं जा सकी। उसे फिर से चुनें।';
export const tooLarge = 'यह फ़ाइल 10 एमबी से बड़ी है। इसमें से तस्वीरें और बाक़ी शीटें हटाएँ, या इसे बाँट लें, और फिर से चुनें।';
export const formTooLarge =
  'आपकी चुनी हुई फ़ाइलें बहुत बड़ी हैं: मेहमान सूची 10 एमबी तक की हो सकती है, तस्वीर 5 एमबी तक की। वापस जाएँ, जहाँ आपका लिखा सब कुछ वैसा ही है, और छोटी फ़ाइलें चुनें।';
export const tooManyRows =
  'इस फ़ाइल में 10,000 से ज़्यादा पंक्तियाँ हैं। इसे ऐसी फ़ाइलों में बाँट लें जिनमें 10,000 से ज़्यादा पंक्तियाँ न हों।';
export const tooManyTables = (most: number) =>
  `इस फ़ाइल में ${most} से ज़्यादा सूचियाँ हैं: अलग-अलग शीट, या एक ही शीट पर कई तालिकाएँ। इसे बाँट लें, और हिस्से एक-एक करके चुनें।`;
export const tooComplicated =
  'यह फ़ाइल इतनी उलझी हुई है कि पढ़ी नहीं जा सकती। मेहमान सूची को नई शीट में कॉपी करें, उसे सीएसवी में सहेजें और वह फ़ाइल चुनें।';
export const locked = 'इस एक्सेल फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड की एक कॉपी सहेजें और वह फ़ाइल चुनें।';
export const busy = 'इस समय बहुत सारी मेहमान सूचियाँ पढ़ी जा रही हैं। एक मिनट बाद फिर कोशिश करें।';

export const pastedName = 'पेस्ट की हुई सूची';
export const fileGone = 'यह फ़ाइल अब हमारे पास नहीं है। इसे फिर से चुनें।';

const valueNames = { firstName: 'पहला नाम', lastName: 'सरनेम', phone: 'फ़ोन', email: 'ई-मेल' } as const;
type Value = keyof typeof valueNames;
/** With *का* or *के* behind it. */
const ofValue = { ...valueNames, firstName: 'पहले नाम' } as const;

/** It begins sentences and stands within them, with *में* or *का* behind it. */
export const rowName = (row: number, sheet: string) => `${sheet ? `“${sheet}” की ` : ''}पंक्ति ${row}`;

export const nameCut = (row: string, name: Value, most: number) => `${row}: ${ofValue[name]} ${first(most)}।`;
export const personCut = (row: string, name: string, most: number) => `${row}: नाम “${name}” ${first(most)}।`;
export const personWithLink = (row: string, name: string) =>
  `${row}: “${name}” को इसके लोगों में नहीं रखा गया, क्योंकि नाम में वेब या ई-मेल पता है।`;
const textNames = { title: 'संबोधन', greeting: 'अभिवादन', otherContacts: 'दूसरे संपर्कों' } as const;
export const textCut = (row: string, text: keyof typeof textNames, most: number) =>
  `${row}: ${textNames[text]} ${first(most)}।`;
export const sideCut = (row: string, most: number) => `${row}: पक्ष ${first(most)}।`;
export const tagsCut = (row: string, most: number, length: number) =>
  `${row}: ज़्यादा से ज़्यादा ${most} टैग लिए गए, हर टैग में ${length} अक्षरों तक।`;
export const numberOfFunction = (row: string, name: string, people: string) =>
  `${row}: टैग ${name} लिया गया। उसमें कितने लोग आएँगे (${people}), यह नहीं लिया गया: मेहमान इसे जवाब देते समय बताते हैं।`;
export const nameWithLink = (row: string, input: string) =>
  `${row} छोड़ दी गई: नाम “${input}” में वेब या ई-मेल पता है।`;
export const valueLeftOut = (row: string, value: Value, input: string, reason: string) =>
  `${row}: ${valueNames[value]} “${input}” छोड़ दिया गया। ${reason}`;
export const rowUnusable = (row: string, value: Value, input: string, reason: string) =>
  `${row} छोड़ दी गई: ${valueNames[value]} “${input}” काम नहीं आ सकता। ${reason}`;
export const noName = (row: string) => `${row} में कोई नाम नहीं है। नाम जोड़ें, ताकि उनका अभिवादन किया जा सके।`;
export const rowOfNobody = (row: string, input: string) =>
  `${row} छोड़ दी गई: वहाँ “${input}” तो है, पर न नाम है, न फ़ोन, न ई-मेल। कोई एक जोड़ें, तब वहाँ से मेहमान जुड़ेगा।`;
export const noContact = (row: string, name: string) =>
  `${row}: ${name} का न फ़ोन है, न ई-मेल, इसलिए न्योता नहीं भेजा जा सकता। कोई एक जोड़ें, या उन्हें ख़ुद बताएँ।`;
export const contactOfAnother = (row: string, input: string) =>
  `${row}: संपर्क एक ही है, “${input}”, और वह किसी और का लगता है। जब तक आप उसे न बदलें, न्योता वहीं जाएगा।`;
export const likelyEmail = (row: string, email: string, likely: string) =>
  `${row}: कहीं यह ${likely} तो नहीं? “${email}” जैसा था, वैसा ही रखा गया।`;
export const familyUnclear = (row: string, input: string) =>
  `${row}: “${input}” से न हाँ पता चलता है, न ना, न यह कि वे कितने हैं, इसलिए उन्हें बिना परिवार के माना गया।`;
export const familyUncounted = (row: string, input: string) =>
  `${row}: “${input}” से यह नहीं पता चलता कि वे कुल कितने हैं, इसलिए उन्हें परिवार के साथ माना गया और कोई संख्या नहीं ली गई।`;
export const countsDiffer = (row: string, name: string, people: number) =>
  `${row}: “${name}” में लोगों की संख्या कॉलम से अलग है, इसलिए कॉलम वाली ली गई: ${people}।`;

export const manyWithoutFamily = (row: string, people: number) =>
  `${row}: एक कॉलम में ${people} लोग लिखे हैं और दूसरे में यह कि परिवार नहीं आएगा, इसलिए न्योता एक व्यक्ति के लिए है।`;

export const personNotComing = (row: string, input: string) =>
  `${row}: “${input}” को आने वालों में नहीं गिना गया।`;
export const perhapsNobody = (row: string, input: string) =>
  `${row}: “${input}” से लगता है कि वे अब नहीं रहे या नहीं आएँगे, फिर भी उन्हें मेहमान रखा गया है। उन्हें हटाएँ, या उनके परिवार को बुलाना हो तो नाम बदलें।`;
export const perhapsNoGuest = (row: string, input: string) =>
  `${row}: “${input}” कोई टिप्पणी लगती है, या समारोह में काम करने वाला कोई व्यक्ति, फिर भी मेहमान रखा गया है। न बुलाना हो, तो हटा दें।`;
export const doesNotCome = (row: string, input: string) =>
  `${row}: “${input}” से पता चलता है कि वे नहीं आ रहे। फिर भी उन्हें मेहमान रखा गया है; उन्हें कुछ न भेजना हो, तो हटा दें।`;
export const readAsTwo = (row: string, input: string) =>
  `${row}: “${input}” को दो लोग माना गया। अगर यह एक ही व्यक्ति है, तो जोड़ने के बाद नाम बदल लें।`;
/** Of `Rajesh (Amit, Pooja)`. */
export const readAsFamily = (row: string, input: string, family: string) =>
  `${row}: “${input}” को एक परिवार के लोग माना गया। अगर ${family} भी उनमें से एक हैं, तो उनका नाम जोड़ दें।`;
export const numberBehindName = (row: string, input: string) =>
  `${row}: “${input}” में नाम के बाद एक संख्या है, जो नाम के साथ ही रखी गई। अगर इतने लोग आएँगे, तो इसे मेहमान के लोगों की संख्या में लिखें।`;
export const numberBeforeName = (row: string, input: string) =>
  `${row}: “${input}” में नाम से पहले की संख्या नहीं ली गई। अगर इतने लोग आएँगे, तो इसे मेहमान के लोगों की संख्या में लिखें।`;

export const tooManyPeople = (row: string, input: string, most: number) =>
  `${row}: एक न्योता ज़्यादा से ज़्यादा ${most} लोगों के लिए हो सकता है, “${input}” उससे ज़्यादा है, इसलिए कोई संख्या नहीं ली गई।`;
export const lineLeftOut = (row: string, input: string) =>
  `${row} छोड़ दी गई: “${input}” न नाम लगता है, न नंबर।`;
export const nameDamaged = (row: string, input: string) =>
  `${row} छोड़ दी गई: फ़ाइल सहेजते समय नाम “${input}” के अक्षर खो गए थे।`;
export const whichCountry = (row: string, input: string) =>
  `${row}: “${input}” किसी दूसरे देश का नंबर लगता है, इसलिए छोड़ दिया गया। बताएँ कि ये नंबर किस देश के हैं, या इसे देश के कोड के साथ लिखें, जैसे +1 या +44।`;
export const eitherCountry = (row: string, input: string) =>
  `${row}: “${input}” भारत का मोबाइल नंबर भी हो सकता है और आपके बताए देश का भी, इसलिए छोड़ दिया गया। इसे देश के कोड के साथ लिखें, जैसे +91 या +1।`;

export const columnsTitle = 'किस कॉलम में क्या है';
export const columnsHelp =
  'जो हमने ग़लत समझा हो, उसे बदलें, फिर सूची दोबारा पढ़वाएँ। आपकी अगली फ़ाइल में यही शीर्षक हुए, तो हमें याद रहेगा कि किस कॉलम में क्या है।';
export const columnKinds = {
  fullName: 'नाम',
  firstName: 'पहला नाम',
  middleName: 'बीच का नाम',
  lastName: 'सरनेम',
  title: 'संबोधन (श्री, श्रीमती, डॉ.)',
  phone: 'फ़ोन',
  email: 'ई-मेल',
  countryCode: 'फ़ोन का देश या उसका कोड',
  contact: 'फ़ोन या ई-मेल',
  line: 'नाम और फ़ोन एक साथ',
  withFamily: 'परिवार के साथ, हाँ या नहीं',
  people: 'कितने लोग',
  heads: 'कितने बड़े',
  children: 'बच्चे: कितने, या उनके नाम',
  household: 'सबके नाम',
  companions: 'साथ कौन आएगा, नाम से',
  memberOf: 'किसके परिवार के हैं',
  age: 'बड़े या बच्चे',
  side: 'पक्ष',
  greeting: 'अभिवादन',
  tags: 'टैग या समूह',
  otherContacts: 'दूसरे संपर्क',
  marks: 'पंक्ति का नंबर या निशान',
  unused: 'काम का नहीं',
} as const;
export const tableIncluded = (table: string, number: number) =>
  `${table || 'यह सूची'}${number > 0 ? ` (${guests(number)})` : ''}`;
export const valuesBelow = (values: readonly string[]) => values.join(' · ');
export const nobodyFound = 'इस फ़ाइल में कोई मेहमान नहीं मिला। नीचे बताएँ कि किस कॉलम में क्या है।';
export const readUnread = 'जो पंक्तियाँ छोड़ी गईं या शीर्षक मानी गईं, उन्हें भी मेहमान मानें';
export const readHidden = 'एक्सेल शीट में छिपाई या काटी हुई पंक्तियाँ और कॉलम भी पढ़ें';
export const countryLabel = 'जिन फ़ोन नंबरों में देश का कोड नहीं है, वे किस देश के हैं';
export const countryUnknown = 'भारत; बाक़ी के लिए पूछें';
export const readAgain = 'सूची फिर से पढ़वाएँ';
export const readingAgain = 'पढ़ी जा रही है…';

const COLUMNS_NAMED = 30;
export const unusedColumns = (columns: readonly { heading: string; rows: number }[]) => {
  const named = columns
    .slice(0, COLUMNS_NAMED)
    .map(({ heading, rows: number }) => `${heading} (${rows(number)})`)
    .join(', ');
  const more = columns.length - COLUMNS_NAMED;
  return `${columns.length === 1 ? 'यह कॉलम काम में नहीं लिया गया' : 'ये कॉलम काम में नहीं लिए गए'}: ${named}${more > 0 ? ` ${plural(more, { other: 'और #' })}` : ''}।`;
};
export const addressesOf = (column: string) => `${column} में लिखे पते`;
export const tooWide = (columns: number, tabs: readonly string[]) =>
  `${tabs.length > 0 ? `${few(tabs)}: ` : ''}सिर्फ़ पहले ${columns} कॉलम पढ़े गए। बाक़ी में जो काम का हो, उसे बाईं ओर ले आएँ, और फ़ाइल फिर से चुनें।`;
export const cellsCut = (cells: number, letters: number) =>
  `${plural(cells, { one: '# ख़ाने', other: '# ख़ानों' })} में ${plural(letters, { other: '# से ज़्यादा अक्षर थे' })}, बाक़ी काट दिए गए।`;
export const notesInCells = (cells: readonly string[]) => `ख़ानों पर लगी टिप्पणियाँ नहीं पढ़ी जातीं: ${few(cells)}।`;
export const errorsInCells = (cells: readonly string[]) =>
  `एक्सेल शीट में यहाँ जो लिखा था, उसकी जगह एरर दिखता है: ${few(cells)}।`;

const contactNames = { phone: 'फ़ोन', email: 'ई-मेल', both: 'ई-मेल और फ़ोन' } as const;
type Shared = keyof typeof contactNames;
const are = (contact: Shared) => (contact === 'both' ? 'हैं' : 'है');

const rowOf = (row: string, name: string) => (name ? `${row} (${name})` : row);
export const repeatsRow = (
  row: string,
  {
    name,
    shared,
    earlier,
    otherwise,
  }: { name: string; shared: Shared; earlier: string; otherwise: readonly string[] },
) =>
  `${rowOf(row, name)} छोड़ दी गई: इसमें वही ${contactNames[shared]} ${are(shared)} जो ${earlier} में ${are(shared)}।${otherwise.length > 0 ? ` इसमें कुछ अलग भी लिखा है, जो नहीं लिया गया: ${otherwise.join('; ')}।` : ''}`;
export const repeatsName = (row: string, name: string) =>
  `${row} छोड़ दी गई: ${name} पहले से सूची में हैं। अगर ये कोई और हैं, तो फ़ोन या ई-मेल जोड़ें।`;
export const repeatsGuest = (row: string, shared: Shared, name = '') =>
  `${rowOf(row, name)} छोड़ दी गई: सूची में पहले से एक मेहमान हैं, जिनका ${contactNames[shared]} यही ${are(shared)}।`;
export const sameGuestAsRow = (row: string, name: string, earlier: string) =>
  `${row} छोड़ दी गई: ${name} की पंक्ति पहले आ चुकी है (${earlier}), वही मानी गई है।`;
export const belongsTo = {
  person: (row: string, name: string, guest: string) =>
    `${row} छोड़ दी गई: ${name} का नाम ${guest} के परिवार में है।`,
  merged: (row: string, name: string, guest: string) =>
    `${row} छोड़ दी गई: ${name} को ${guest} के साथ एक कर दिया गया था।`,
} as const;
export const contactStays = (row: string, contact: Shared, other: string) =>
  `${row}: ${contactNames[contact]} ${other} के नाम ही ${contact === 'both' ? 'रहेंगे' : 'रहेगा'}, क्योंकि आपकी सूची में ${contact === 'both' ? 'वे उनके हैं' : 'वह उनका है'}।`;

export const sharesContact = (
  row: string,
  { name, shared, other, otherAt }: { name: string; shared: Shared; other: string; otherAt: string | null },
) =>
  `${row}: ${name} का ${contactNames[shared]} वही ${are(shared)} जो ${otherAt ?? 'सूची'} में ${other} ${shared === 'both' ? 'के' : 'का'} ${are(shared)}। दोनों को रखा गया है; न्योता ${other} को जाएगा।`;

export const alsoOfHousehold = (
  row: string,
  { name, other, otherAt }: { name: string; other: string; otherAt: string },
) =>
  `${row}: ${name} का नाम ${otherAt} में ${other} के परिवार में भी है। दोनों को रखा गया है, इसलिए ${name} की गिनती दो बार होगी, जब तक आप दोनों को एक न करें।`;
export const alsoGuest = (row: string, { name, otherAt }: { name: string; otherAt: string }) =>
  `${row}: इसमें जिन ${name} का नाम है, वे ${otherAt} में मेहमान भी हैं। दोनों को रखा गया है, इसलिए ${name} की गिनती दो बार होगी।`;

export const joinsHousehold = (row: string, name: string, other: string, otherAt: string) =>
  `${row}: ${name} और ${other} (${otherAt}) अब एक परिवार हैं: एक न्योता, दोनों के नाम से।`;
export const memberOf = (row: string, name: string, other: string, otherAt: string) =>
  `${row}: ${name} का परिवार वही है जो ${other} (${otherAt}) का: एक न्योता, दोनों के नाम से।`;
export const notKept = (row: string, otherwise: readonly string[]) =>
  `${row}: परिवार के लिए वही रखा गया जो उसकी पहली पंक्ति में है, “${otherwise.join(', ')}” नहीं।`;
export const partiesAdded = (row: string, people: number) =>
  `${row}: दोनों में लोगों की संख्या अलग है, इसलिए उन्हें जोड़ दिया गया: कुल ${people}।`;
export const householdCut = (row: string, most: number) => `${row}: सिर्फ़ पहले ${most} लोगों के नाम रखे गए।`;
export const joinShared = 'जिनका फ़ोन या ई-मेल एक ही है, उन्हें एक न्योता';
export const joinSharedHelp =
  'एक फ़ोन वाला जोड़ा तब एक मेहमान होता है, जिसमें दो लोग हैं। इसके बिना दोनों अलग मेहमान होते हैं, और न्योता पहले को जाता है।';

const few = (names: readonly string[]) =>
  names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} और ${names.length - 5}`;
export const hiddenTab = (tab: string) => `${tab} (छिपी हुई)`;
export const tabsLeftOut = (tabs: readonly string[]) =>
  `${tabs.length === 1 ? 'यह शीट छोड़ दी गई' : 'ये शीट छोड़ दी गईं'}: ${few(tabs)}।`;
export const rowWithText = (row: string, text: string) => `${row} “${text}”`;
export const rowsAboveLeftOut = (rows: readonly string[]) =>
  `शीर्षकों से ऊपर है, इसलिए छोड़ दिया गया: ${few(rows)}। अगर यह मेहमान है, तो नीचे निशान लगाएँ।`;
export const headingsRead = (headings: readonly string[]) =>
  `${headings.length === 1 ? 'इसे मेहमान नहीं, शीर्षक माना गया' : 'इन्हें मेहमान नहीं, शीर्षक माना गया'}: ${few(headings)}।`;
export const totalsLeftOut = (rows: readonly string[]) =>
  `जोड़, बिना नाम के लोग या पेज का नंबर है, इसलिए छोड़ दिया गया: ${few(rows)}।`;
export const hiddenLeftOut = (hidden: number) =>
  plural(hidden, {
    one: 'यहाँ एक्सेल शीट में # पंक्ति या कॉलम छिपाया या काटा हुआ है। उसे छोड़ दिया गया।',
    other: 'यहाँ एक्सेल शीट में # पंक्तियाँ या कॉलम छिपाए या काटे हुए हैं। उन्हें छोड़ दिया गया।',
  });
export const damagedNames = (names: number) =>
  `इस फ़ाइल में ${plural(names, { one: '# नाम', other: '# नामों' })} के अक्षर खो गए हैं: यह ऐसे रूप में सहेजी गई थी जिसमें वे अक्षर नहीं समाते। सूची जहाँ बनी थी, वहीं खोलें, उसे “सीएसवी यूटीएफ़-8” या एक्सेल फ़ाइल (.xlsx) के रूप में सहेजें, और वह फ़ाइल चुनें।`;
export const columnOfTab = (column: string, tab: string) => `${column} (“${tab}”)`;

export const listsRead = (lists: readonly { name: string; guests: number }[]) =>
  `यहाँ से पढ़ा गया: ${lists.map(({ name, guests: number }) => tableIncluded(name, number)).join(', ')}।`;
export const guestsOfTab = (tab: string) => `“${tab}” से`;
export const upTo = (people: number) => `${people} तक`;

export const importFile = 'फ़ाइल';
export const importFileHelp =
  'सीएसवी या एक्सेल फ़ाइल (.csv, .xlsx), 10 एमबी तक, जिसमें ये कॉलम हों: पहला नाम, सरनेम, फ़ोन, ई-मेल। आपकी अपनी सूची भी चलेगी: नाम और फ़ोन वाली कोई भी एक्सेल या गूगल शीट, या फ़ोन से सहेजे गए संपर्क (.vcf)।';
export const pasteTitle = 'या अपनी सूची पेस्ट करें';
export const pasteLabel = 'आपकी सूची';
export const pasteHelp = 'किसी शीट या चैट से कॉपी की हुई, हर पंक्ति में एक मेहमान: रमेश शर्मा 98200 12345।';
export const importTemplate = 'नमूना फ़ाइल डाउनलोड करें';
export const importWithFamily = 'सबको परिवार के साथ बुलाएँ';
export const importWithFamilyHelp =
  'यह तब लागू होता है, जब फ़ाइल में इसका कोई कॉलम न हो: परिवार, परिवार सहित या सपरिवार।';
export const importRead = 'फ़ाइल से लाएँ';
export const otherRows = (number: number) => `और ${guests(number)} दिखाएँ`;
export const importMoreRows = (number: number) => `और ${rows(number)}`;
export const importProblems = (number: number) =>
  plural(number, { one: '# पंक्ति देख लें', other: '# पंक्तियाँ देख लें' });
export const importProblemsLabel = 'जो पंक्तियाँ देखनी हैं';
export const importMoreProblems = (number: number) => `और ${number}`;
export const importAdd = (number: number) => `${guests(number)} जोड़ें`;
export const importAdding = 'जोड़ा जा रहा है…';
export const importDiscard = 'छोड़ दें';
export const importDiscarding = 'छोड़ा जा रहा है…';
export const importColumns = {
  row: 'पंक्ति',
  name: 'नाम',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  family: 'परिवार',
} as const;
export const importFamily = { yes: 'हाँ', no: 'नहीं' } as const;
