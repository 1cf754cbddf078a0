import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { countryAlone } from './abroad.ts';

/** Towns from which families of India come. */
const TOWN =
  /^(agra|ahmedabad|ajmer|amritsar|aurangabad|bangalore|bengaluru|baroda|bhopal|bhubaneswar|chandigarh|chennai|coimbatore|dehradun|delhi|dubai|faridabad|ghaziabad|goa|gurgaon|gurugram|guwahati|gwalior|hubli|hyderabad|indore|jabalpur|jaipur|jalandhar|jammu|jamshedpur|jhansi|jodhpur|kanpur|kochi|kolhapur|kolkata|kota|london|lucknow|ludhiana|madurai|mangalore|meerut|mumbai|mysore|mysuru|nagpur|nashik|nasik|navi mumbai|new delhi|noida|patna|pune|raipur|rajkot|ranchi|shimla|singapore|solapur|surat|thane|udaipur|vadodara|varanasi|vijayawada|vizag|visakhapatnam|usa|uk|दिल्ली|मुंबई|पुणे|जयपुर|लखनऊ|भोपाल|इंदौर|नागपुर|सूरत|अहमदाबाद|हैदराबाद|बेंगलुरु|कोलकाता|चेन्नई|कानपुर|आगरा|वाराणसी|पटना|रांची|रायपुर|चंडीगढ़|अमृतसर|जोधपुर|उदयपुर|नाशिक|नासिक|ठाणे|नोएडा|સુરત|અમદાવાદ|રાજકોટ|વડોદરા|મુંબઈ|ਦਿੱਲੀ|ਅੰਮ੍ਰਿਤਸਰ|ਜਲੰਧਰ|ਲੁਧਿਆਣਾ|কলকাতা|দিল্লি|சென்னை|மதுரை|హైదరాబాద్|విజయవాడ|ಬೆಂಗಳೂರು|ಮೈಸೂರು|കൊച്ചി)$/iu;
const STREET =
  /^.*(road|nagar|colony|sector|street|society|apartments?|vihar|marg|chowk|enclave|नगर|कॉलोनी|रोड).*$/iu;

/** Whether a text names a town, and nobody: a row with it alone heads those below. */
export const isTown = (text: string): boolean => TOWN.test(text.trim());

/** Whether a text says where somebody lives: a town, or a part of one. */
export const isPlace = (text: string): boolean => isTown(text) || STREET.test(text.trim());

const OF_PLACE = '(?:[wv]aa?l[aei]|वाले|वाला|वाली|વાળા|વાળો|વાળી|ਵਾਲੇ|ਵਾਲਾ|ਵਾਲੀ)';
/** `Dubai wale mama`. */
const PLACE_BEFORE = new RegExp(`^(\\p{L}[\\p{L}\\p{M} ]*?)\\s+${OF_PLACE}\\s+(\\p{L}.*)$`, 'iu');
/** `Mama Dubai wale`, `Ravi Rao - Pune`, `Rita, Pune`. */
const PLACE_BEHIND = new RegExp(
  `^([^,]*[\\p{L}\\p{M}.])(?:\\s+(\\p{L}[\\p{L}\\p{M}]*)\\s+${OF_PLACE}|(?:,|\\s[-–—])\\s*(\\S+))$`,
  'iu',
);
/** `Om from Dubai`: nobody has that word in their name. */
const FROM = /^([^(]*[\p{L}\p{M}.])\s+from\s+(?:the\s+)?(\p{L}[\p{L}\p{M} .]{1,30})$/iu;
const isNamed = (place: string): boolean => isTown(place) || countryAlone(place) !== undefined;

/** `Sharma Aunty B-12`, `Mehta 4-B`, `Rao Flat 3`: behind a name. */
const FLAT =
  /(?<=[\p{L}\p{M}.])(?:,|\s[-–—])?\s+((?:flat|house|tower|block|h)[\s.]*(?:no[\s.]*)?\p{Nd}{1,4}|[A-Z][-/]\p{Nd}{1,4}|\p{Nd}{1,4}[-/][A-Z])(?![\p{L}\p{M}\p{Nd}+/-])/iu;

/** A name with its flat in brackets behind it. */
export const withFlatBehind = (name: string): string => name.replace(FLAT, ' ($1)');

/** A name with where somebody lives in brackets behind it, however that is written: `Om from Dubai`, `Dubai wale mama`. */
export function withPlaceBehind(name: string): string {
  if (FLAT.test(name)) return withFlatBehind(name);
  const [, who, place] = FROM.exec(name) ?? [];
  if (who && place) return `${who} (${place})`;
  const [, before, mama] = PLACE_BEFORE.exec(name) ?? [];
  if (before && mama && isNamed(before)) return `${mama} (${before})`;
  const [, own, of, behind = of] = PLACE_BEHIND.exec(name) ?? [];
  return own && behind && (of ? isNamed(behind) : isTown(behind)) ? `${own} (${behind})` : name;
}

const ADDRESS =
  /(?<![\p{L}\p{M}])(?:road|rd|nagar|colony|sector|street|society|soc|apartments?|apts?|flat|vihar|marg|chowk|enclave|lane|gali|galli|mohalla|bazaa?r|peth|wadi|villa|residency|heights|towers?|complex|plot|h\.? ?no|floor|block|bldg|building|phase|layout|near|opp|dist|taluka?|नगर|कॉलोनी|रोड|मार्ग|चौक|गली|मोहल्ला|सोसायटी)(?![\p{L}\p{M}])|(?<!\p{Nd})[1-9]\p{Nd}{5}\s*$/iu;
/** Of an address in a line of its own, which a name has too: `Shivaji Nagar`. */
const MAY_BE_NAME = /^\p{L}+\s+(?:nagar|vihar|peth|wadi|villa|गली|नगर)$/iu;

/** Whether a line is of an address. `sure`: by words that are in nobody's name. */
export const isAddressLine = (text: string, { sure = false } = {}): boolean =>
  ADDRESS.test(text) ? !(sure && MAY_BE_NAME.test(text.trim())) : !sure && isPlace(text);

/** `Name & Address`: whose cells go on behind a name. */
export const isNameWithAddress = ({
  kind,
  heading,
}: {
  kind: ColumnKindName | null;
  heading: string;
}): boolean => kind === 'fullName' && /address|पता|ठिकाण|पत्ता|સરનામ|ঠিকানা/iu.test(heading);

/** The name of a cell in which an address goes on behind it: to the end of its line, a comma or a number. */
export const nameBeforeAddress = (cell: string): string =>
  /^\s*[^\n,;\p{Nd}]*\p{L}[^\n,;\p{Nd}]*/u.exec(cell)?.[0].trim() ?? cell;
