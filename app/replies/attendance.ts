/** A function as a row of the answer: ticked, and with how many come where a party comes by number. */
interface FunctionRow {
  id: string;
  name: string;
  /** The day, in short, before the answer. */
  when?: string;
  ticked: boolean;
  /** Absent: as many as come in all. */
  adults?: number;
  children?: number;
}

/** What is asked of all who come and answered by number: how many take each choice. */
interface ShareView {
  id: string;
  text: string;
  /** Id and words of each choice, one after the other. */
  choices: readonly string[];
  /** In the order of the choices. */
  counts: readonly number[];
  most: number;
}

/** Who comes to which function, a row each, and what they eat; this travels twice in the page's HTML. */
export interface AttendanceView {
  legend: string;
  functions: readonly FunctionRow[];
  /** Before the answer: one of them is on the day of the event, so who comes comes to some of them. */
  complete?: true;
  /** The highest number of adults and of children; absent where rows are ticks alone. */
  most?: { adults: number; children: number };
  /** What stands over them, and for as many as come in all. */
  adults: string;
  children: string;
  all?: string;
  shares?: readonly ShareView[];
}

/** What the ticks of the functions are called among a form's questions. */
export const ATTENDED = 'at';

/** What the list of their rows is called there. */
export const ROWS = `${ATTENDED}.`;

/** What the number of adults, or of children, at a function is called, by the place of the function. */
export const headsId = (kind: 'adults' | 'children', place: number): string => `${kind[0]}.${place}`;

const SHARE = 'm.';

/** What the number of those who take a choice is called. */
export const shareId = (questionId: string, choiceId: string): string => `${SHARE}${questionId}.${choiceId}`;

/** Question and choice of such a name; null of another. */
export const readShareId = (id: string): [questionId: string, choiceId: string] | null => {
  const [prefix, questionId, choiceId] = id.split('.');
  return `${prefix}.` === SHARE && questionId && choiceId ? [questionId, choiceId] : null;
};
