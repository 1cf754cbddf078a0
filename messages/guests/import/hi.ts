import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
const number = (value: number) => value.toLocaleString(locales.hi);
const guests = (value: number) => plural(value, { other: '# मेहमान' });
/** With a word like *को* or *में* behind it. */
const toGuests = (value: number) => plural(value, { one: '# मेहमान', other: '# मेहमानों' });

export const haveList = 'एक साथ कई मेहमान, एक्सेल, गूगल शीट या सीएसवी फ़ाइल से:';
export const importList = 'सूची फ़ाइल से लाएँ';
export const importTitle = 'सूची फ़ाइल से लाएँ';
export const importPageTitle = (event: string) => `सूची फ़ाइल से लाएँ · मेहमान: ${event} · Shagun`;
export const importPageTitleUnknown = 'सूची फ़ाइल से लाएँ · Shagun';
export const importLead = 'किसी को जोड़ने से पहले आपको दिखेगा कि कौन नया है और कौन पहले से आपकी सूची में है।';
export const reading = 'फ़ाइल पढ़ी जा रही है…';
export const backToList = 'मेहमान सूची पर वापस';

export const foundIn = ({
  read,
  added,
  listed,
  changed,
  leftOut,
}: Record<'read' | 'added' | 'listed' | 'changed' | 'leftOut', number>) =>
  `${plural(read, { one: '# पंक्ति पढ़ी गई', other: '# पंक्तियाँ पढ़ी गईं' })}: ${[
    added === 0 ? 'नया कोई नहीं' : plural(added, { one: '# नया', other: '# नए' }),
    listed > 0 ? `${number(listed)} पहले से आपकी सूची में` : '',
    changed > 0 ? `उनमें से ${number(changed)} में बदलाव` : '',
    leftOut > 0 ? plural(leftOut, { one: '# छोड़ दी गई', other: '# छोड़ दी गईं' }) : '',
  ]
    .filter(Boolean)
    .join(', ')}।`;
export const newGuests = 'नए मेहमान';
export const withFamily = (guests: number) => `इनमें से ${number(guests)} परिवार के साथ`;
export const onTheList = (rows: number, isRest: boolean) =>
  `${isRest ? 'और ' : ''}${plural(rows, {
    one: '# पंक्ति पहले से आपकी सूची में है',
    other: '# पंक्तियाँ पहले से आपकी सूची में हैं',
  })}${isRest ? ', बदलने को कुछ नहीं' : ''}`;
export const onTheListLabel = 'जो पंक्तियाँ पहले से आपकी सूची में हैं';
export const notInFile = (guests: number) =>
  plural(guests, {
    one: 'आपकी सूची का # मेहमान इस फ़ाइल में नहीं है; उसमें कुछ नहीं बदलेगा।',
    other: 'आपकी सूची के # मेहमान इस फ़ाइल में नहीं हैं; उनमें कुछ नहीं बदलेगा।',
  });

export const additions = (guests: number) => `आपकी सूची के ${toGuests(guests)} में कुछ जोड़ें`;
export const additionsHelp = 'इससे ख़ाली जगह भरती है, या जो पहले से है उसमें कुछ जुड़ता है। कुछ मिटता नहीं।';
export const replacements = (guests: number) => `आपकी सूची के ${toGuests(guests)} में कुछ बदलें`;
export const replacementsHelp =
  'यहाँ फ़ाइल में आपकी सूची से कुछ अलग लिखा है। जिनके लिए फ़ाइल वाली बात रखनी हो, उन पर निशान लगाएँ।';
export const maybes = (guests: number) =>
  guests === 1 ? '1 मेहमान शायद पहले से आपकी सूची में है' : `${number(guests)} मेहमान शायद पहले से आपकी सूची में हैं`;
export const maybesHelp =
  'नाम वही है, पर फ़ोन या ई-मेल अलग है। जो वही व्यक्ति हों, उन पर निशान लगाएँ: उनमें फ़ाइल वाली बात आ जाएगी। बाक़ी नए मेहमान बनकर जुड़ेंगे।';
export const fromRow = (name: string, row: string) => `${name} · ${row}`;
export const byName = 'सिर्फ़ नाम से पहचाना गया। अगर ये कोई और हैं, तो निशान हटाएँ और उन्हें ख़ुद जोड़ें।';
export const difference = (field: string, before: string, after: string) =>
  `${field}: ${before || 'कुछ नहीं'} → ${after || 'कुछ नहीं'}`;
export const otherAdditions = (guests: number) =>
  plural(guests, {
    one: 'और # मेहमान, जो यहाँ नहीं दिखाया गया, उसमें भी छूटी हुई बातें जोड़ें',
    other: 'और # मेहमान, जो यहाँ नहीं दिखाए गए, उनमें भी छूटी हुई बातें जोड़ें',
  });
export const otherReplacements = (guests: number) =>
  plural(guests, {
    one: 'और # मेहमान, जिसकी कोई जानकारी चली जाती, यहाँ नहीं दिखाया गया। उसे देखने के लिए इसके बाद यही फ़ाइल फिर से लाएँ।',
    other:
      'और # मेहमान, जिनकी कोई जानकारी चली जाती, यहाँ नहीं दिखाए गए। आगे के मेहमान देखने के लिए इसके बाद यही फ़ाइल फिर से लाएँ।',
  });
export const newLinks =
  'जहाँ फ़ोन या ई-मेल बदला जाता है, वहाँ मेहमान का निजी लिंक नया बनता है, और पुराना काम करना बंद कर देता है।';
export const allListed = 'इस फ़ाइल में जो भी हैं, सब पहले से आपकी सूची में हैं; न कुछ जोड़ना है, न बदलना।';
export const nobodyNew = 'इस फ़ाइल से किसी को जोड़ा नहीं जा सकता। क्यों, यह उन पंक्तियों में लिखा है जो देखनी हैं।';
export const keptUntil = (day: string) => `यह फ़ाइल हमारे पास ${day} तक रहेगी, फिर मिटा दी जाएगी।`;
export const anotherFile = 'दूसरी फ़ाइल चुनें';

export const tooMany = ({
  plan,
  limit,
  guests,
  added,
}: {
  plan: string;
  limit: number;
  guests: number;
  added: number;
}) => {
  const room = Math.max(0, limit - guests);
  return (
    `${plan} प्लान में हर समारोह में ${number(limit)} मेहमान तक हो सकते हैं। ` +
    `आपकी सूची में ${number(guests)} हैं, और इस फ़ाइल से ${number(added)} और जुड़ते। ` +
    `${room === 0 ? 'अब और जगह नहीं है' : `जगह ${number(room)} और के लिए है`}। ` +
    `फ़ाइल से ${plural(added - room, { one: '# नया मेहमान', other: '# नए मेहमान' })} निकालकर उसे फिर से चुनें, या बड़े प्लान के लिए हमें लिखें।`
  );
};
export const nothingSent = 'अभी कुछ नहीं भेजा जाता। न्योते मेहमान सूची से तब भेजें, जब सब तैयार हो।';
export const sentAsPlanned = (when: string) => `अभी कुछ नहीं भेजा जाता। उन्हें न्योता तय समय पर जाएगा: ${when}।`;
export const askToInvite = 'आपके न्योते जा चुके हैं। क्या नए मेहमानों को भी अभी भेज दिए जाएँ?';
export const addAndInvite = (count: number) =>
  plural(count, { one: '# मेहमान जोड़ें और न्योता भेजें', other: '# मेहमान जोड़ें और न्योते भेजें' });
export const addOnly = (count: number) => `${guests(count)} जोड़ें, न्योता बाद में`;
export const addAndUpdate = (count: number) =>
  count === 0 ? 'निशान लगे मेहमानों में बदलाव करें' : `${guests(count)} जोड़ें और निशान लगे मेहमानों में बदलाव करें`;
export const inviteAddAndUpdate = (count: number) => `${addAndInvite(count)}, निशान लगे मेहमानों में बदलाव करें`;
export const addLaterAndUpdate = (count: number) =>
  `${guests(count)} जोड़ें, न्योता बाद में, निशान लगे मेहमानों में बदलाव करें`;
export const whenPlanned = (when: string) => `न्योता बाद में देने पर वह तय समय पर जाएगा: ${when}।`;

export const imported = ({
  added,
  updated,
  unchanged,
  conflicts,
  outdatedLinks,
  withoutContact,
}: Record<'added' | 'updated' | 'unchanged' | 'conflicts' | 'outdatedLinks' | 'withoutContact', number>) => {
  const counts = [
    added > 0 ? plural(added, { one: '# मेहमान जोड़ा गया', other: '# मेहमान जोड़े गए' }) : '',
    updated > 0 ? `${added > 0 ? number(updated) : toGuests(updated)} में बदलाव किया गया` : '',
    unchanged > 0 ? `${number(unchanged)} पहले जैसे` : '',
  ].filter(Boolean);
  return [
    added + updated === 0
      ? 'न कोई जोड़ा गया, न किसी में बदलाव हुआ: सब पहले से आपकी सूची में हैं।'
      : `${counts.join(', ')}।`,
    withoutContact > 0
      ? plural(withoutContact, {
          one: '# मेहमान फ़ाइल में लिखे फ़ोन या ई-मेल के बिना जोड़ा गया, क्योंकि वह आपकी सूची में किसी और मेहमान का है।',
          other: '# मेहमान फ़ाइल में लिखे फ़ोन या ई-मेल के बिना जोड़े गए, क्योंकि वह आपकी सूची में किसी और मेहमान का है।',
        })
      : '',
    conflicts > 0
      ? `${toGuests(conflicts)} में इस बीच कुछ बदल गया, इसलिए वहाँ आपकी सूची वाली बात रहेगी: अब क्या अलग है, यह देखने के लिए फ़ाइल फिर से लाएँ।`
      : '',
    outdatedLinks > 0
      ? `${toGuests(outdatedLinks)} को भेजा गया लिंक अब काम नहीं करता, क्योंकि उनका फ़ोन या ई-मेल बदल दिया गया है: न्योता फिर से भेजें।`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
};
export const discarded = 'फ़ाइल छोड़ दी गई। किसी को नहीं जोड़ा गया।';
export const gone =
  'यह फ़ाइल अब हमारे पास नहीं है: इसके बाद आपने दूसरी चुनी थी, या इसके सात दिन पूरे हो गए। इसे फिर से चुनें।';
export const addedBefore = 'इस फ़ाइल के मेहमान पहले ही जोड़े जा चुके हैं।';

export const addedOfLate = 'पिछले 7 दिनों में फ़ाइल से आई सूचियाँ';
export const addedOn = (count: number, updated: number, day: string) =>
  `${day} की फ़ाइल से ${[
    count > 0 || updated === 0 ? plural(count, { one: '# मेहमान जोड़ा गया', other: '# मेहमान जोड़े गए' }) : '',
    updated > 0 ? `${count > 0 ? number(updated) : toGuests(updated)} में बदलाव किया गया` : '',
  ]
    .filter(Boolean)
    .join(', ')}`;
export const undoImport = 'इस फ़ाइल से जो हुआ, वापस लें';
export const undoImportOf = (day: string) => `${day} की फ़ाइल से जो हुआ, वापस लें`;
export const undoTitle = 'फ़ाइल से जो हुआ, वापस लें · Shagun';
export const undoHeading = (count: number, updated: number) =>
  count > 0
    ? `${toGuests(count)} को सूची से हटाएँ?`
    : updated > 0
      ? `${toGuests(updated)} को पहले जैसा कर दें?`
      : 'सूची से किसी को हटाया नहीं जा सकता';
export const undoMeans = 'वे इसी फ़ाइल से आए थे, और तब से कुछ नहीं हुआ है: न संदेश, न जवाब, न बदलाव।';
export const undoUpdates = (count: number) =>
  `इस फ़ाइल से आपकी सूची के ${toGuests(count)} में बदलाव हुआ था, वह वापस हो जाएगा। जहाँ इससे फ़ोन या ई-मेल बदला था, वहाँ मेहमान का निजी लिंक एक बार फिर नया बनेगा।`;
export const undoKeeps = (count: number) => `${toGuests(count)} में इस फ़ाइल से हुआ बदलाव बना रहेगा:`;
export const restored = (count: number) => `${toGuests(count)} में फिर वही है जो पहले था।`;
export const undoStays = (count: number) =>
  plural(count, { one: '# मेहमान सूची में ही रहेगा:', other: '# मेहमान सूची में ही रहेंगे:' });
export const whyStays = {
  message: 'उन्हें कोई संदेश गया या उनकी ओर से आया',
  answer: 'उनका जवाब आया या उन्होंने कुछ दिया',
  change: 'आपने या किसी साथी मेज़बान ने कुछ बदला',
} as const;
export const staysBecause = (name: string, why: keyof typeof whyStays) => `${name}: ${whyStays[why]}`;
export const undoMore = (count: number) => `और ${number(count)}`;
export const undoConfirm = (count: number, updated: number) =>
  [count > 0 ? `${toGuests(count)} को हटाएँ` : '', updated > 0 ? `${toGuests(updated)} को पहले जैसा करें` : '']
    .filter(Boolean)
    .join(', ');
export const undoing = 'हटाया जा रहा है…';
export const undoKeep = 'रहने दें';
export const undoGone = 'इसे अब वापस नहीं लिया जा सकता: इस फ़ाइल के मेहमान सूची में नहीं हैं, या 7 दिन से ज़्यादा हो गए हैं।';
export const allStay = (count: number) =>
  `सूची से किसी को नहीं हटाया गया: इस फ़ाइल के ${count === 1 ? 'मेहमान' : `सभी ${number(count)} मेहमानों`} का कोई संदेश या जवाब है, या उनमें कुछ बदला गया है।`;
