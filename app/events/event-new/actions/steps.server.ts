import { chosenFile, importFile } from '#app/events/event-new/actions/import.server.ts';
import { keepNewGuest } from '#app/events/event-new/actions/guests.server.ts';
import { keepChosenVenue } from '#app/events/event-new/actions/venue.server.ts';
import { goBack, saveTyped, type Handler, type Work } from '#app/events/event-new/actions/work.server.ts';
import { guestTyped, isBlankGuest, withValue } from '#app/events/event-new/draft-entries.server.ts';
import { isShownPart, STEP, stepNames, type ShownPart } from '#app/events/event-new/steps.ts';

/** Where somebody goes is where they find the form when they come back to it. */
export function keepStep(work: Work, step: string): void {
  work.entries = withValue(work.entries, STEP, step);
}

/**
 * Leads to another step with everything typed kept in the draft; nothing has to be right yet. What
 * was begun is not left behind: a chosen venue is filled in, a typed guest is added on the way
 * onwards, a chosen file is read first.
 */
export const goToStep: Handler = async (work, argument) => {
  const before = String(work.form.get(STEP) ?? '');
  const step: ShownPart = isShownPart(argument) ? argument : 'event';
  const onwards = isShownPart(before) && isOnwards(before, step);
  if (before === 'guests' && chosenFile(work)) {
    keepStep(work, 'guests');
    return (await saveTyped(work)) ?? importFile(work, '');
  }
  const stopped =
    (await keepChosenVenue(work)) ??
    (onwards && before === 'guests' && !isBlankGuest(guestTyped(work.entries, 'newGuest'))
      ? await keepNewGuest(work)
      : null);
  if (stopped) return stopped;
  return goBack(work, 'top', { step });
};

const isOnwards = (from: ShownPart, to: ShownPart) =>
  from !== 'all' && to !== 'all' && stepNames.indexOf(to) > stepNames.indexOf(from);
