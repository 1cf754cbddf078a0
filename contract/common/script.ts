/** Whether most letters of a text are Devanagari: its reader reads Hindi, whatever is written beside it in Latin. */
export function isDevanagari(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return 2 * letters.filter((letter) => /\p{Script=Devanagari}/u.test(letter)).length > letters.length;
}
