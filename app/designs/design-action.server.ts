import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { readUpload } from '#app/forms/upload-form.server.ts';
import { designSelection, type designCheck } from '#contract/designs/designs.ts';
import { IMAGE_MAX_BYTES } from '#contract/gifts/wishlist.ts';
import type { ErrorEnvelope } from '#contract/common/errors.ts';
import type { z } from 'zod/v4';
import * as imageWords from '#messages/images/en.ts';
import * as designWords from '#messages/designs/page/en.ts';

/** What a press of Preview, or of Use when it was refused, answers. */
export interface DesignAnswer {
  lastResult: SubmissionResult<string[]>;
  /** The photo on the card after this press: an upload has happened by then. */
  photo: string;
  /** What of the card could not be drawn; null when the form is not valid. */
  check: z.infer<typeof designCheck> | null;
}

/** Larger than a photo may be, so that one from a phone’s camera is answered beside its field with the rest kept. */
const LARGEST = 16 * 1024 * 1024;

/** The form of a design: `preview` shows it, `use` chooses it, `use-again` the one before, `remove-photo` and `clear` do what they say. */
export async function designAction(request: Request, eventId: string) {
  const form = await readUpload(request, LARGEST, imageWords.formTooLarge);
  const api = backend(request);
  const page = `/event/${eventId}/invite/design`;
  const intent = form.get('intent');
  if (intent === 'clear') {
    const cleared = await api.call('clearDesign', { params: { eventId } });
    return redirectWithFlash(
      page,
      cleared.ok
        ? { tone: 'success', text: cleared.data.message }
        : { tone: 'error', text: cleared.error.message },
    );
  }
  if (intent === 'use-again') {
    const { previous } = await api.load('getDesign', { params: { eventId } });
    // pressed twice, or another was chosen meanwhile
    if (!previous) return redirect(page);
    const chosen = await api.call('chooseDesign', { params: { eventId }, body: previous });
    return redirectWithFlash(
      page,
      chosen.ok ? designWords.saved : { tone: 'error', text: chosen.error.message },
    );
  }
  if (intent === 'remove-photo') form.set('photo', '');
  const refusedPhoto = await takePhoto(api, form);
  const submission = parseWithZod(form, { schema: designSelection });
  const photo = String(form.get('photo') ?? '');
  const answer = (lastResult: DesignAnswer['lastResult'], check: DesignAnswer['check'], status: number) =>
    data<DesignAnswer>({ lastResult, photo, check }, { status });
  if (refusedPhoto) return answer(submission.reply({ fieldErrors: { photo: refusedPhoto } }), null, 400);
  if (submission.status !== 'success') return answer(submission.reply(), null, 400);
  const selection = submission.value;

  const refused = ({ status, error }: { status: number; error: ErrorEnvelope }) =>
    answer(
      submission.reply(error.details ? { fieldErrors: error.details } : { formErrors: [error.message] }),
      null,
      status,
    );
  if (intent === 'use') {
    const chosen = await api.call('chooseDesign', { params: { eventId }, body: selection });
    return chosen.ok ? redirectWithFlash(page, designWords.saved) : refused(chosen);
  }
  const checked = await api.call('checkDesign', { params: { eventId }, body: selection });
  return checked.ok ? answer(submission.reply(), checked.data, 200) : refused(checked);
}

/** Keeps a photo that came with the form and names it in the field `photo`. @returns why it was refused */
async function takePhoto(api: ReturnType<typeof backend>, form: FormData): Promise<string[] | null> {
  const file = form.get('file');
  form.delete('file');
  if (!(file instanceof File) || file.size === 0) return null;
  if (file.size > IMAGE_MAX_BYTES) return [imageWords.tooLarge];
  const upload = new FormData();
  upload.set('image', file);
  upload.set('shape', 'card');
  const kept = await api.call('uploadImage', { form: upload });
  if (!kept.ok) return [kept.error.message];
  form.set('photo', kept.data.image._id);
  return null;
}
