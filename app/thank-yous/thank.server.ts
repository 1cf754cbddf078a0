import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { newThankYou, thankYouDraft } from '#contract/gifts/thank-yous.ts';
import { isLanguage } from '#messages/language.ts';
import * as thankYouPageWords from '#messages/thank-yous/page/en.ts';

/** What a posted form of thanks was answered, unless it was done. */
export interface ThankResult {
  status: number;
  text: string;
  requestId: string;
  /** What was seen when the form was written. */
  upTo: string;
  language: string;
  /** Opens WhatsApp with the message; null unless that was asked for. */
  whatsapp: string | null;
  problem: { message: string; text?: string[] | undefined } | null;
}

/** Sends the thanks, makes a link for WhatsApp of it, notes that it was given, or takes the note back: the pressed button says which. */
export async function handleThanks(
  request: Request,
  params: { eventId: string; giverId: string },
): Promise<ThankResult | Response> {
  const form = await readForm(request);
  const fieldText = (name: string) => String(form.get(name) ?? '');
  const intent = fieldText('intent');
  const [text, requestId, upTo] = [fieldText('text'), fieldText('requestId'), fieldText('upTo')];
  const language = isLanguage(fieldText('language')) ? fieldText('language') : 'en';
  const back = (status: number, more: Partial<ThankResult> = {}): ThankResult => ({
    status,
    text,
    requestId,
    upTo,
    language,
    whatsapp: null,
    problem: null,
    ...more,
  });
  const api = backend(request);
  const refused = ({ status, error }: { status: number; error: { message: string } }) =>
    status === 401
      ? redirectToSignIn(request)
      : back(status, { problem: { message: status < 500 ? error.message : thankYouPageWords.failed } });
  const list = `/event/${params.eventId}/thank-yous`;

  if (intent === 'change') return back(200);
  if (intent === 'undo') {
    const result = await api.call('undoThankYou', { params });
    return result.ok ? redirectWithFlash(`${list}/${params.giverId}`, result.data.message) : refused(result);
  }
  if (intent === 'whatsapp-link') {
    const draft = thankYouDraft.safeParse({ text });
    if (!draft.success) return back(400, { problem: wrong(draft.error.flatten().fieldErrors) });
    const result = await api.call('getThankYouLink', { params, body: draft.data });
    return result.ok ? back(200, { whatsapp: result.data.whatsapp }) : refused(result);
  }
  const read = newThankYou.safeParse({ way: intent, text, language, upTo, requestId });
  if (!read.success) return back(400, { problem: wrong(read.error.flatten().fieldErrors) });
  const result = await api.call('thankGiver', { params, body: read.data });
  return result.ok
    ? // the next one to thank is the first of those
      redirectWithFlash(`${list}?show=to-thank`, result.data.message)
    : refused(result);
}

/** What is wrong with the words; anything else in such a form was not typed by anybody. */
function wrong(errors: { text?: string[] | undefined; way?: string[] | undefined }): ThankResult['problem'] {
  return errors.text ? { message: '', text: errors.text } : { message: thankYouPageWords.failed };
}
