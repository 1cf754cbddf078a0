import type { backend } from '#app/server/backend.server.ts';
import {
  OWN_DESCRIPTION,
  OWN_TEXT,
  WRITTEN_TEXT,
  type DescriptionDone,
} from '#app/events/suggested-text/description-names.ts';
import { descriptionRequest } from '#app/events/suggested-text/description-request.ts';
import { afterGenerating, afterPuttingBack, keptTexts } from '#app/events/suggested-text/kept-texts.ts';
import type { EventType } from '#contract/events/events.ts';
import * as suggestionWords from '#messages/suggested-text/en.ts';

/**
 * Generates a description into the form of a browser without scripts, or puts somebody's own text back, as the pressed
 * button says. @returns what was done, or why nothing was
 */
export async function pressDescription(
  api: ReturnType<typeof backend>,
  form: FormData,
  eventType: EventType,
): Promise<{ done: DescriptionDone } | { problem: string; status: number }> {
  const current = String(form.get('description') ?? '');
  const kept = keptTexts((name) => form.get(name));
  const fillIn = (description: string, { own, written }: typeof kept) => {
    form.set('description', description);
    form.set(OWN_TEXT, own);
    form.set(WRITTEN_TEXT, written);
  };
  if (form.get('do') === OWN_DESCRIPTION) {
    if (kept.own) fillIn(kept.own, afterPuttingBack(current, kept));
    return { done: 'own-description-back' };
  }
  const answer = await api.send('generateDescription', { body: descriptionRequest(form, eventType) });
  if (!answer.ok) {
    const { status, error } = answer;
    return { status, problem: status >= 500 ? suggestionWords.failed : error.message };
  }
  const { description, source } = answer.data;
  fillIn(description, afterGenerating(current, kept, description));
  return { done: source === 'wording' ? 'described-by-wording' : 'described' };
}
