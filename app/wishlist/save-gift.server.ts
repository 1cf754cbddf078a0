import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod/v4';
import { backend } from '#app/server/backend.server.ts';
import { invalidForm, refusedForm, type FormResult } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { readUpload } from '#app/forms/upload-form.server.ts';
import type { ErrorEnvelope } from '#contract/common/errors.ts';
import { addGiftForm, editGiftForm, IMAGE_MAX_BYTES } from '#contract/gifts/wishlist.ts';
import * as imageWords from '#messages/images/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

/** Larger than a picture may be, so that one from a phone's camera is answered beside its field with the rest kept. */
const LARGEST_FORM = 16 * 1024 * 1024;

/** The mark of one adding: however often the form arrives, one gift is added. */
export const newGiftRequestId = (): string => randomUUID();

/** Adds the gift of the posted form and leads back to the wishlist. */
export async function addGiftAction(request: Request, eventId: string) {
  const { form, picture } = await readGift(request);
  const submission = parseWithZod(form, { schema: addGiftForm });
  if (isTooLarge(picture)) return pictureTooLarge(submission);
  if (submission.status !== 'success') return giveBack(request, form, picture, addGiftForm);
  const result = await backend(request).send('addGift', {
    params: { eventId },
    form: withPicture(form, picture),
  });
  if (result.ok)
    return redirectWithFlash(`/event/${eventId}/wishlist`, wishlistWords.added(result.data.gift.name));
  return refusedForm(submission, worded(result, wishlistWords.addFailed));
}

/** Saves the posted form over a gift and leads back to the wishlist. */
export async function saveGift(request: Request, place: { eventId: string; giftId: string }) {
  const { form, picture } = await readGift(request);
  const submission = parseWithZod(form, { schema: editGiftForm });
  if (isTooLarge(picture)) return pictureTooLarge(submission);
  if (submission.status !== 'success') return giveBack(request, form, picture, editGiftForm);
  const result = await backend(request).send('updateGift', {
    params: place,
    form: withPicture(form, picture),
  });
  if (result.ok)
    return redirectWithFlash(`/event/${place.eventId}/wishlist`, wishlistWords.saved(result.data.gift.name));
  return refusedForm(submission, result);
}

/** The typed fields and the picture, apart: an answer repeats the fields. */
async function readGift(request: Request) {
  const form = await readUpload(request, LARGEST_FORM, imageWords.formTooLarge);
  const chosen = form.get('images');
  form.delete('images');
  return { form, picture: chosen instanceof File && chosen.size > 0 ? chosen : null };
}

/** Gives a form back for mending. Its picture is uploaded and named in it: a browser does not give a chosen file back. */
async function giveBack(request: Request, form: FormData, picture: File | null, schema: z.ZodType) {
  if (!picture) return invalidForm(parseWithZod(form, { schema }));
  const body = new FormData();
  body.set('image', picture, picture.name);
  const uploaded = await backend(request).send('uploadImage', { form: body });
  if (uploaded.ok) form.set('image', uploaded.data.image._id);
  const submission = parseWithZod(form, { schema });
  const lastResult = submission.reply(
    uploaded.ok ? {} : { fieldErrors: { images: [uploaded.error.message] } },
  );
  return data<FormResult>({ lastResult }, { status: 400 });
}

function withPicture(form: FormData, picture: File | null): FormData {
  if (picture) form.set('images', picture);
  return form;
}

const isTooLarge = (picture: File | null) => picture !== null && picture.size > IMAGE_MAX_BYTES;

function pictureTooLarge(submission: Submission<unknown, string[], unknown>) {
  const lastResult = submission.reply({ fieldErrors: { images: [imageWords.tooLarge] } });
  return data<FormResult>({ lastResult }, { status: 400 });
}

/** The refusal in the page's words for what failed. */
function worded(refusal: { status: number; error: ErrorEnvelope }, say: (details: string) => string) {
  const message = say(refusal.error.message);
  return { ...refusal, error: { ...refusal.error, error: message, message } };
}
