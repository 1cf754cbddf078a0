import { backend } from '#app/server/backend.server.ts';
import {
  descriptionNotices,
  GENERATE_DESCRIPTION,
  OWN_DESCRIPTION,
} from '#app/events/suggested-text/description-names.ts';
import { pressDescription } from '#app/events/suggested-text/press-description.server.ts';
import { unjudgedAnswer } from '#app/events/event-change/edit-venue.server.ts';

/** Whether a button beside the description was pressed. */
export const isAboutDescription = (form: FormData): boolean =>
  [GENERATE_DESCRIPTION, OWN_DESCRIPTION].includes(String(form.get('do')));

/** Does what it says, for a browser without scripts: the form comes back with everything typed. */
export async function editDescription(request: Request, eventId: string, form: FormData) {
  const api = backend(request);
  const { event } = await api.load('getEditableEvent', { params: { eventId } });
  const pressed = await pressDescription(api, form, event.eventType);
  return 'done' in pressed
    ? unjudgedAnswer(form, { descriptionNotice: descriptionNotices[pressed.done] })
    : unjudgedAnswer(form, { descriptionProblem: pressed.problem }, pressed.status);
}
