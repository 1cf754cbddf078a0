/** `text` with another first letter, whatever it began with: a random one may begin with any letter. */
export const spoiled = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
