import { parseWithZod } from '@conform-to/zod/v4';
import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { LARGEST_LIST } from '#app/forms/form-data.server.ts';
import { readUpload } from '#app/forms/upload-form.server.ts';
import { invalidForm, refusedForm, type FormResult } from '#app/forms/form-result.server.ts';
import { addGuestPage } from '#app/invitations/add-guest-page.ts';
import { askedOfRows, inviteForm, isAbroad, hasInput } from '#app/invitations/invite-rows.ts';
import type { GuestEntry } from '#contract/guests/guests.ts';
import type { InviteResult } from '#contract/guests/invitations.ts';
import { likelyEmail } from '#contract/guests/likely-email.ts';
import * as errorMessages from '#messages/errors/en.ts';
import * as guestWords from '#messages/guests/en.ts';

/** What the invite form's action answers. */
export interface InviteAnswer extends FormResult {
  /** The number the next press of the button carries: a new one once this one is used up. */
  requestId: string;
  /** One result per typed row, once they were sent. */
  results?: TypedResult[];
}

/** What became of a typed row. With `addPage` it had a name alone, and can be added there without sending. */
export type TypedResult = InviteResult & { addPage?: string };

/** Of a row that was typed and what became of it. */
function typedResult(eventId: string, result: InviteResult, typed?: GuestEntry): TypedResult {
  const isWithoutContact = result.type === 'none' && result.status === 'invalid';
  if (isWithoutContact) return { ...result, addPage: addGuestPage(eventId, typed) };
  return result;
}

/** A number for one sending: however often it arrives, guests are added and written to once. */
export const newRequestId = (): string => randomUUID();

/** Adds the typed guests and sends their invitations. Blank rows are dropped; one with only a name is not added either, but its result says so. */
export async function addInviteesAction(request: Request, eventId: string) {
  const submission = parseWithZod(await readUpload(request, LARGEST_LIST, errorMessages.tooLarge), {
    schema: inviteForm,
  });
  const idInput = submission.payload.requestId;
  const requestId = typeof idInput === 'string' && idInput !== '' ? idInput : newRequestId();
  // adding or removing a row is no failed attempt
  const isSent = submission.status !== undefined;
  const input = { params: { eventId }, body: { newGuests: submission.payload.newGuests } };
  // the backend alone knows the numbers of other countries: a row with one that is none stays, with all others
  const isKnown = submission.status === 'success' && !submission.value.newGuests.some(isAbroad);
  const wrong = isSent && !isKnown ? await backend(request).check('addInvitees', input) : {};
  const alsoWrong = {
    ...(submission.status === 'success' && askedOfRows(submission.value.newGuests)),
    ...wrong,
  };
  if (submission.status !== 'success' || Object.keys(alsoWrong).length > 0) {
    const answer = invalidForm(submission, alsoWrong);
    return data<InviteAnswer>({ ...answer.data, requestId }, { status: isSent ? 400 : 200 });
  }

  const rows = submission.value.newGuests.map((guest, index) => ({ guest, index }));
  const sent = rows.filter(({ guest }) => hasInput(guest));
  const result = await backend(request).send('addInvitees', {
    params: { eventId },
    // where nobody can tell who is meant, nothing is sent before it is asked
    body: {
      newGuests: sent.map(({ guest: { emailStands: _, shared = 'ask', ...guest } }) => ({
        ...guest,
        shared,
      })),
      requestId,
    },
  });
  if (result.ok) {
    const results = result.data.inviteResults;
    const kept = results.flatMap(({ guestId }, place) => {
      const { email = '', emailStands = '' } = sent[place]?.guest ?? {};
      return guestId && emailStands !== '' && likelyEmail(email) ? [{ guestId, email }] : [];
    });
    await Promise.all(
      kept.map(({ guestId, email }) =>
        backend(request).call('settleEmail', {
          params: { eventId, guestId },
          body: { email, take: false },
        }),
      ),
    );
    return data<InviteAnswer>({
      lastResult: submission.reply({ resetForm: true }),
      requestId: newRequestId(),
      results: results.map((row, place) => typedResult(eventId, row, sent[place]?.guest)),
    });
  }
  const answer = refusedForm(submission, result, {
    fallback: guestWords.invitesFailed,
    // the backend counts the rows it was sent, the form counts the rows on the page
    fieldName: (path) =>
      path.replace(
        /^newGuests\[(\d+)\]/,
        (_, index: string) => `newGuests[${sent[Number(index)]?.index ?? index}]`,
      ),
  });
  // a refused request changed nothing, and a number used for other guests before would be refused for ever
  return data<InviteAnswer>(
    { ...answer.data, requestId: result.status < 500 ? newRequestId() : requestId },
    { status: result.status },
  );
}
