import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';

/** Towns from which families of India come. */
const TOWN =
  /^(agra|ahmedabad|ajmer|amritsar|aurangabad|bangalore|bengaluru|baroda|bhopal|bhubaneswar|chandigarh|chennai|coimbatore|dehradun|delhi|dubai|faridabad|ghaziabad|goa|gurgaon|gurugram|guwahati|gwalior|hubli|hyderabad|indore|jabalpur|jaipur|jalandhar|jammu|jamshedpur|jhansi|jodhpur|kanpur|kochi|kolhapur|kolkata|kota|london|lucknow|ludhiana|madurai|mangalore|meerut|mumbai|mysore|mysuru|nagpur|nashik|nasik|navi mumbai|new delhi|noida|patna|pune|raipur|rajkot|ranchi|shimla|singapore|solapur|surat|thane|udaipur|vadodara|varanasi|vijayawada|vizag|visakhapatnam|usa|uk|दिल्ली|मुंबई|पुणे|जयपुर|लखनऊ|भोपाल|इंदौर|नागपुर)$/iu;
const STREET =
  /^.*(road|nagar|colony|sector|street|society|apartments?|vihar|marg|chowk|enclave|नगर|कॉलोनी|रोड).*$/iu;

/** Whether a text names a town, and nobody: a row with it alone heads those below. */
export const isTown = (text: string): boolean => TOWN.test(text.trim());

/** Whether a text says where somebody lives: a town, or a part of one. */
export const isPlace = (text: string): boolean => isTown(text) || STREET.test(text.trim());

const ADDRESS =
  /(?<![\p{L}\p{M}])(?:road|rd|nagar|colony|sector|street|society|soc|apartments?|apts?|flat|vihar|marg|chowk|enclave|lane|gali|galli|mohalla|bazaa?r|peth|wadi|villa|residency|heights|towers?|complex|plot|h\.? ?no|floor|block|bldg|building|phase|layout|near|opp|dist|taluka?|नगर|कॉलोनी|रोड|मार्ग|चौक|गली|मोहल्ला|सोसायटी)(?![\p{L}\p{M}])/iu;
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
