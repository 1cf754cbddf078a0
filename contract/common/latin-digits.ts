/** Devanagari digits as Latin ones: keyboards in Hindi may write those. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 0x30));
