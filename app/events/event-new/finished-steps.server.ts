import { valueOf, valuesOf, type Entry } from '#app/events/event-new/draft-entries.server.ts';
import { lacking } from '#app/events/event-new/judge.server.ts';
import { stepOfField, type StepName } from '#app/events/event-new/steps.ts';
import { wallClock } from '#app/events/event-fields/wall-clock.ts';
import { INDIA } from '#app/events/event-fields/time-zones.ts';
import type { PlanRoom } from '#contract/events/events.ts';

/** The steps in which something is filled in and, as far as the draft itself can say, nothing is missing. */
export function finishedSteps(
  entries: readonly Entry[],
  { guests, room, now }: { guests: number; room: PlanRoom; now: Date },
): StepName[] {
  const { functions, photo, giftsWanted } = valuesOf(entries);
  const today = wallClock(valueOf(entries, 'timeZone') || INDIA, now).date;
  const filled: [StepName, boolean][] = [
    ['event', valueOf(entries, 'date') >= today],
    ['functions', functions.some(({ name }) => name.trim() !== '') || photo !== ''],
    ['gifts', giftsWanted.some(({ name }) => name.trim() !== '')],
    ['guests', guests > 0 && guests <= (room.guestsPerEvent ?? guests)],
  ];
  const wrong = new Set(Object.keys(lacking(entries).errors).map(stepOfField));
  return filled.filter(([step, isFilled]) => isFilled && !wrong.has(step)).map(([step]) => step);
}
