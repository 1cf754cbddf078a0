import type { Language } from './language.ts';

/** Titles before a name, and what stands for जी behind it already or is no person's name. */
const titleFirst =
  /^(the|dr|mr|mrs|ms|miss|prof|professor|sh|shri|shree|sri|smt|shrimati|sushri|km|kumari|pt|pandit|er|adv|ca|col|capt|maj|gen|justice|श्री|श्रीमती|सुश्री|कुमारी|कु|डॉ|डॉक्टर|डा|प्रो|प्रोफ़ेसर|पं|पंडित|मास्टर)[.॰\s]/iu;
const enoughBehind =
  /([\s-]ji|[a-z]{3}ji|[\s-]jee|जी|sahab|saheb|sahib|साहब|साहिब|महोदय|महोदया|family|parivar|परिवार)[.!]?$/iu;

/** A name as one addresses somebody: `Meera जी`, in English `Meera ji`; as it is where it has a title, a जी of its own, or means a family. */
export const withJi = (name: string, language: Language = 'hi'): string =>
  titleFirst.test(name) || enoughBehind.test(name) ? name : `${name} ${language === 'hi' ? 'जी' : 'ji'}`;
