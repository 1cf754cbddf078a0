import {
  goBack,
  saveTyped,
  type CreationAnswer,
  type Handler,
  type Work,
} from '#app/events/event-new/actions/work.server.ts';
import { PHOTO, PHOTO_FILE } from '#app/events/event-new/form-values.ts';
import { withValue } from '#app/events/event-new/draft-entries.server.ts';

const isPicture = (name: string) => name === PHOTO_FILE || /^giftsWanted\[\d+\]\.file$/.test(name);

/**
 * Uploads the pictures of gifts and of the event that came with the form, whatever button sent it, and puts
 * their identifiers into the typed values; what is wrong with the others, into the work.
 * Null when nobody has to sign in again first.
 */
export async function keepPictures(work: Work): Promise<CreationAnswer | null> {
  for (const [name, file] of work.form) {
    if (!isPicture(name) || !(file instanceof File) || file.size === 0) continue;
    const form = new FormData();
    form.set('image', file, file.name);
    if (name === PHOTO_FILE) form.set('shape', 'photo');
    const uploaded = await work.api.send('uploadImage', { form });
    if (uploaded.ok) work.entries = withValue(work.entries, imageOf(name), uploaded.data.image._id);
    else work.wrongPictures[name] = [uploaded.error.message];
  }
  return null;
}

export const removePicture: Handler = async (work, index) => {
  work.entries = withValue(work.entries, imageOf(`giftsWanted[${Number(index)}].file`), '');
  return (await saveTyped(work)) ?? goBack(work, 'gifts');
};

export const removePhoto: Handler = async (work) => {
  work.entries = withValue(work.entries, PHOTO, '');
  return (await saveTyped(work)) ?? goBack(work, 'photo');
};

const imageOf = (fileField: string) =>
  fileField === PHOTO_FILE ? PHOTO : fileField.replace(/\.file$/, '.image');
