import { backend } from '#app/server/backend.server.ts';
import {
  GENERATE_DESCRIPTION,
  OWN_DESCRIPTION,
  OWN_TEXT,
  WRITTEN_TEXT,
} from '#app/events/suggested-text/description-names.ts';
import { descriptionRequest } from '#app/events/suggested-text/description-request.ts';
import {
  afterGenerating,
  afterPuttingBack,
  keptTexts,
  type KeptTexts,
} from '#app/events/suggested-text/kept-texts.ts';
import { asTyped } from '#app/events/event-change/edit-venue.server.ts';
import * as words from '#messages/suggested-text/en.ts';

/** Whether a button beside the description was pressed. */
export const isAboutDescription = (form: FormData): boolean =>
  [GENERATE_DESCRIPTION, OWN_DESCRIPTION].includes(String(form.get('do')));

/** Generates a description, or puts somebody's own back, for a browser without scripts: the form comes back with everything typed. */
export async function editDescription(request: Request, eventId: string, form: FormData) {
  const current = String(form.get('description') ?? '');
  const kept = keptTexts((name) => form.get(name));
  if (form.get('do') === OWN_DESCRIPTION) {
    if (kept.own) fillIn(form, kept.own, afterPuttingBack(current, kept));
    return asTyped(form, { descriptionNotice: words.ownTextBack });
  }
  const api = backend(request);
  const { event } = await api.load('getEditableEvent', { params: { eventId } });
  const answer = await api.send('generateDescription', { body: descriptionRequest(form, event.eventType) });
  if (!answer.ok) {
    const descriptionProblem = answer.status >= 500 ? words.failed : answer.error.message;
    return asTyped(form, { descriptionProblem }, answer.status);
  }
  const { description, source } = answer.data;
  fillIn(form, description, afterGenerating(current, kept, description));
  return asTyped(form, {
    descriptionNotice: source === 'wording' ? words.writtenFromWording : words.written,
  });
}

function fillIn(form: FormData, description: string, { own, written }: KeptTexts): void {
  form.set('description', description);
  form.set(OWN_TEXT, own);
  form.set(WRITTEN_TEXT, written);
}
