/** Devanagari digits, and the wide ones of some keyboards, as Latin ones. */
export const latinDigits = (text: string): string =>
  // of their code points, Devanagari's end in 6 to f and the wide ones in 0 to 9
  text.replace(/[०-९０-９]/g, (digit) => String((digit.charCodeAt(0) % 16) - (digit < '０' ? 6 : 0)));
