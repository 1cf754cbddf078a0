import { data } from '@remix-run/node';
import { sentences } from '#contract/errors.ts';

/** The most a whole form may weigh: a guest list of 10 MB and a handful of pictures of 5 MB. */
const LARGEST_FORM = 48 * 1024 * 1024;

/**
 * Reads a posted form that says how large it is and is not too large: the whole of it is
 * held in memory, so the length is judged before any of it is read.
 *
 * @throws 413 when it is larger or does not say, 400 when it is no form
 */
export async function readForm(request: Request, largest = LARGEST_FORM): Promise<FormData> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (!(length <= largest)) throw data({ message: sentences.tooLarge }, { status: 413 });
  return request.formData().catch(() => {
    throw data({ message: 'The form could not be read. Please go back and send it again.' }, { status: 400 });
  });
}
