import { OWN_TEXT, WRITTEN_TEXT } from '#app/events/suggested-text/description-names.ts';
import { descriptionRequest } from '#app/events/suggested-text/description-request.ts';
import {
  afterGenerating,
  afterPuttingBack,
  keptTexts,
  type KeptTexts,
} from '#app/events/suggested-text/kept-texts.ts';
import {
  goBack,
  refuse,
  saveTyped,
  type Handler,
  type Work,
} from '#app/events/event-new/actions/work.server.ts';
import { valueOf, withValue } from '#app/events/event-new/draft-entries.server.ts';
import * as words from '#messages/suggested-text/en.ts';

/** 'AI Generate' for a browser without scripts: the page comes back with the text filled in. */
export const generateDescriptionAction: Handler = async (work) => {
  const answer = await work.api.call('generateDescription', {
    body: descriptionRequest(work.form, work.eventType),
  });
  if (!answer.ok) {
    const message = answer.status >= 500 ? words.failed : answer.error.message;
    return refuse(work, { ...answer, error: { ...answer.error, message } }, 'description');
  }
  const { description, source } = answer.data;
  fillIn(work, description, afterGenerating(valueOf(work.entries, 'description'), keptOf(work), description));
  return (
    (await saveTyped(work)) ??
    goBack(work, 'description', { done: source === 'wording' ? 'described-by-wording' : 'described' })
  );
};

export const putOwnTextBack: Handler = async (work) => {
  const kept = keptOf(work);
  if (kept.own) fillIn(work, kept.own, afterPuttingBack(valueOf(work.entries, 'description'), kept));
  return (await saveTyped(work)) ?? goBack(work, 'description', { done: 'own-description-back' });
};

const keptOf = ({ entries }: Work): KeptTexts => keptTexts((name) => valueOf(entries, name));

function fillIn(work: Work, description: string, { own, written }: KeptTexts): void {
  const values = { description, [OWN_TEXT]: own, [WRITTEN_TEXT]: written };
  for (const [name, value] of Object.entries(values)) work.entries = withValue(work.entries, name, value);
}
