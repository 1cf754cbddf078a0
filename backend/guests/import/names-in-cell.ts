import { splitName } from '#contract/guests/person-name.ts';
import { readFamily } from './columns/family.ts';

const SEVERAL =
  /;|,.*(,|\s(&|and|aur|और)\s)| \/ |[\p{L}\p{M}]{3}\/[\p{L}\p{M}]{3}|^[\p{L}\p{M}]+,\s*[\p{L}\p{M}]+$|\p{L}\s+\p{L}+\s+(&|and)\s+(mrs|mr|smt|dr)\.?\s+\p{L}+\s+\p{L}/iu;
const BETWEEN_NAMES = /\s*\/\s*|\s+(?:&|and)\s+(?=(?:mrs|mr|smt|dr)\b)/giu;
const JOINED = /\s*(?:&|\+)\s*|\s+(?:and|aur|और|एवं|व)\s+/iu;
/** Behind a name and a comma it is where somebody lives. */
const PLACE =
  /^(.*(road|nagar|colony|sector|street|society|apartments?|vihar|marg|chowk|enclave|नगर|कॉलोनी|रोड).*|agra|ahmedabad|ajmer|amritsar|aurangabad|bangalore|bengaluru|baroda|bhopal|bhubaneswar|chandigarh|chennai|coimbatore|dehradun|delhi|dubai|faridabad|ghaziabad|goa|gurgaon|gurugram|guwahati|gwalior|hubli|hyderabad|indore|jabalpur|jaipur|jalandhar|jammu|jamshedpur|jhansi|jodhpur|kanpur|kochi|kolhapur|kolkata|kota|london|lucknow|ludhiana|madurai|mangalore|meerut|mumbai|mysore|mysuru|nagpur|nashik|nasik|navi mumbai|new delhi|noida|patna|pune|raipur|rajkot|ranchi|shimla|singapore|solapur|surat|thane|udaipur|vadodara|varanasi|vijayawada|vizag|visakhapatnam|usa|uk|दिल्ली|मुंबई|पुणे|जयपुर|लखनऊ|भोपाल|इंदौर|नागपुर)$/iu;

const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);
const isPlainName = (text: string): boolean =>
  /\p{L}[\p{L}\p{M}]/u.test(text) && !hasDigit(text) && !readFamily(text) && !splitName(text).title;

/** The names of a cell with `;` between them, where it names several people and not one with a place; else ''. */
export function namesInCell(cell: string): string {
  const joined = cell.split(JOINED);
  if (joined.length > 2 && !cell.includes(',') && joined.every(isPlainName)) return joined.join(';');
  const [, ...behind] = cell.split(/[,;/]/);
  if (!SEVERAL.test(cell) || behind.some((part) => PLACE.test(part.trim()))) return '';
  const text = cell.replace(BETWEEN_NAMES, ';');
  // a digit is a house's or a number of people, and in nobody's name
  const counts = text.split(/[;,]|\s(?:&|\+|and|aur|और)\s/iu).filter(hasDigit);
  return counts.every((part) => readFamily(part.replace(/^\s*(and|&|\+)\s/i, ''))) ? text : '';
}
