import { data } from '@remix-run/node';
import { sendToSignIn } from '#app/events/event-new/actions/rescue.server.ts';
import {
  goBack,
  saveTyped,
  type ActionAnswer,
  type CreationAnswer,
  type Handler,
  type Work,
} from '#app/events/event-new/actions/work.server.ts';
import { withValue } from '#app/events/event-new/draft-entries.server.ts';
import type { FieldErrors } from '#contract/common/errors.ts';

const pictureField = /^giftsWanted\[\d+\]\.file$/;

/**
 * Uploads the gift pictures that came with the form, whatever button sent it, and puts
 * their identifiers into the typed values. Null when none was refused.
 */
export async function keepPictures(work: Work): Promise<CreationAnswer | null> {
  const errors: FieldErrors = {};
  for (const [name, file] of work.form) {
    if (!pictureField.test(name) || !(file instanceof File) || file.size === 0) continue;
    const form = new FormData();
    form.set('image', file, file.name);
    const uploaded = await work.api.call('uploadImage', { form });
    if (uploaded.ok) work.entries = withValue(work.entries, imageOf(name), uploaded.data.image._id);
    else if (uploaded.status === 401) return sendToSignIn(work);
    else errors[name] = [uploaded.error.message];
  }
  if (Object.keys(errors).length === 0) return null;
  await saveTyped(work);
  return data<ActionAnswer>({ errors }, { status: 400 });
}

export const removePicture: Handler = async (work, index) => {
  work.entries = withValue(work.entries, imageOf(`giftsWanted[${Number(index)}].file`), '');
  return (await saveTyped(work)) ?? goBack(work, 'gifts');
};

const imageOf = (fileField: string) => fileField.replace(/\.file$/, '.image');
