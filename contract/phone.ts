import { z } from 'zod/v4';

/** A phone number as it is stored: E.164, `+` and 7 to 15 digits without a leading zero. */
export const e164Phone = z.string().regex(/^\+[1-9]\d{6,14}$/);

// Country codes of one and of two digits (ITU-T E.164); every other code has three.
const shortCountryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A stored number as people read it: `+91 98200 12345`. Numbers of other countries
 * show their country code apart (`+44 2079460958`), without national grouping, which
 * would need a table of every country in the browser. Other text is returned as it is.
 */
export function formatPhone(e164: string): string {
  if (!e164Phone.safeParse(e164).success) return e164;
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  if (indian) return `+91 ${indian[1]} ${indian[2]}`;
  const code = shortCountryCode.exec(e164)?.[0] ?? e164.slice(0, 4);
  return `${code} ${e164.slice(code.length)}`;
}
