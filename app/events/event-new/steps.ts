import * as words from '#messages/events/creation/steps/en.ts';

/** The steps of the creation form in the order of its sections (spec section 2, Create event screen), then a look at everything. */
export const stepNames = ['event', 'functions', 'gifts', 'guests', 'check'] as const;
export type StepName = (typeof stepNames)[number];

/** What of the form is in sight: one step, or every section on one page. */
export type ShownPart = StepName | 'all';

/** Name of the hidden field that keeps in the draft where somebody was. */
export const STEP = 'step';

/** The word of the buttons that lead to another step, before the colon (`actions/table.server.ts`). */
export const GO = 'go';

export const isShownPart = (text: string): text is ShownPart =>
  text === 'all' || (stepNames as readonly string[]).includes(text);

export const stepTitle = (part: StepName): string => words.names[part];

/** Whether a section of a step is in sight. */
export const isInSight = (shown: ShownPart, step: StepName): boolean =>
  shown === step || (shown === 'all' && step !== 'check');

/** The step before or after, if there is one. */
export const stepBeside = (step: StepName, places: 1 | -1): StepName | undefined =>
  stepNames[stepNames.indexOf(step) + places];

const fieldsOf: [RegExp, StepName][] = [
  [/^(functions|photo)/, 'functions'],
  [/^(giftsWanted|giveTogether)/, 'gifts'],
  [/^(newGuest|editGuest|guestFile|guestList)/, 'guests'],
];

/** The step in which a field stands. */
export const stepOfField = (name: string): StepName =>
  fieldsOf.find(([pattern]) => pattern.test(name))?.[1] ?? 'event';
