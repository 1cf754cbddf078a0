import { readyMadeOf, type ReadyMadeName } from '#messages/functions/ready-made/by-language.ts';

/** Colours families give their functions, as parts.css has them; the others take that of the page. */
const hues: Partial<Record<ReadyMadeName, string>> = {
  mehndi: 'hue-green',
  haldi: 'hue-yellow',
  sangeet: 'hue-purple',
  cocktails: 'hue-purple',
  tilak: 'hue-red',
  baraat: 'hue-red',
  wedding: 'hue-red',
  pheras: 'hue-red',
  ceremony: 'hue-red',
  reception: 'hue-gold',
};

/** The class that colours a function's card and row; undefined for a name of the host's own. */
export const functionHue = (name: string): string | undefined => {
  const key = readyMadeOf(name);
  return key && hues[key];
};
