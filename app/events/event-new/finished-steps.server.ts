import type { EventFormValues } from '#app/events/event-new/form-values.ts';
import { stepOfField, type StepName } from '#app/events/event-new/steps.ts';
import { wallClock } from '#app/events/event-fields/wall-clock.ts';
import { INDIA } from '#app/events/event-fields/time-zones.ts';
import type { PlanRoom } from '#contract/events/events.ts';

/** The steps in which something is filled in and, as far as the draft itself can say, nothing is missing: `wrong` names the fields. */
export function finishedSteps(
  { date, time, timeZone, functions, photo, giftsWanted }: EventFormValues,
  {
    wrong,
    guests,
    room,
    now,
  }: { wrong: readonly string[]; guests: number; room: PlanRoom | null; now: Date },
): StepName[] {
  const clock = wallClock(timeZone || INDIA, now);
  const isAhead = (when: { date: string; time: string }) =>
    when.date > clock.date || (when.date === clock.date && (when.time === '' || when.time > clock.time));
  const begun = functions.filter(({ name }) => name.trim() !== '');
  const filled: [StepName, boolean][] = [
    ['event', isAhead({ date, time })],
    // a day that has passed is refused in the end
    ['functions', (begun.length > 0 || photo !== '') && begun.every(isAhead)],
    ['gifts', giftsWanted.some(({ name }) => name.trim() !== '')],
    ['guests', guests > 0 && guests <= (room?.guestsPerEvent ?? guests)],
  ];
  const unfinished = new Set(wrong.map(stepOfField));
  return filled.filter(([step, isFilled]) => isFilled && !unfinished.has(step)).map(([step]) => step);
}
