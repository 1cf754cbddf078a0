import { chosenFile, importFile } from '#app/events/event-new/actions/import.server.ts';
import { keepNewGuest } from '#app/events/event-new/actions/guests.server.ts';
import { keepChosenVenue } from '#app/events/event-new/actions/venue.server.ts';
import { goBack, saveTyped, type Handler, type Work } from '#app/events/event-new/actions/work.server.ts';
import { guestTyped, isBlankGuest, valueOf, withValue } from '#app/events/event-new/draft-entries.server.ts';
import { OFFERED } from '#app/events/event-new/form-values.ts';
import { isShownPart, STEP, stepNames, type ShownPart } from '#app/events/event-new/steps.ts';
import { OWN_TEXT, WRITTEN_TEXT } from '#app/events/suggested-text/description-names.ts';
import { descriptionRequest } from '#app/events/suggested-text/description-request.ts';

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
  const written = onwards && before === 'event' && (await describe(work));
  return goBack(work, 'top', { step, ...(written ? { done: 'described-on-the-way' } : {}) });
};

const isOnwards = (from: ShownPart, to: ShownPart) =>
  from !== 'all' && to !== 'all' && stepNames.indexOf(to) > stepNames.indexOf(from);

/** Fills an empty description in with a greeting of ours, once, when name and date are there. Nothing hangs on it. */
async function describe(work: Work): Promise<boolean> {
  if (valueOf(work.entries, 'description').trim() !== '' || valueOf(work.entries, OFFERED) !== '')
    return false;
  const body = { ...descriptionRequest(work.form, work.eventType), ownWordings: true };
  const answer = await work.api.call('generateDescription', { body });
  if (!answer.ok) return false;
  const { description } = answer.data;
  for (const [name, value] of Object.entries({
    description,
    [OWN_TEXT]: '',
    [WRITTEN_TEXT]: description,
    [OFFERED]: '1',
  }))
    work.entries = withValue(work.entries, name, value);
  return (await saveTyped(work)) === null;
}
