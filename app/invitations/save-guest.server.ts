import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { invalidForm, refusedForm, type FormResult } from '#app/forms/form-result.server.ts';
import { answersIn, fieldInForm } from '#app/replies/answers-in.server.ts';
import { readReply } from '#app/replies/reply-in.server.ts';
import { hostReply } from '#app/invitations/host-reply.ts';
import { nameOf } from '#app/invitations/delivery-state.tsx';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { guestUpdate } from '#contract/guests/guests.ts';
import * as replyWords from '#messages/guests/reply/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** Which of the guest page's forms was not accepted, and why. */
interface GuestAnswer extends FormResult {
  form: 'reply' | 'contact';
  /** What was typed to the questions, by question. */
  answers?: Record<string, string[]>;
}

interface Place {
  eventId: string;
  guestId: string;
}

const pageOf = ({ eventId, guestId }: Place) => `/event/${eventId}/invite/guests/${guestId}`;

/** Records a reply the guest gave in another way; `pending` takes it back. */
export async function recordReply(request: Request, form: FormData, place: Place) {
  const submission = parseWithZod(form, { schema: hostReply });
  const answers = answersIn(form);
  if (submission.status !== 'success') return answered('reply', invalidForm(submission), answers);
  const { rsvp, version, adults, children, ...party } = submission.value;
  const stated = readReply(form);
  const heads = stated.household ? {} : { adults, children };
  const api = backend(request);
  const result =
    rsvp === 'pending'
      ? await api.send('resetRsvp', { params: place, body: { version } })
      : await api.send('setRsvp', { params: place, body: { rsvp, version, ...heads, ...party, ...stated } });
  if (result.ok) return redirectWithFlash(pageOf(place), result.data.message);
  const fallback = rsvp === 'pending' ? replyWords.unrsvpFailed : replyWords.rsvpFailed;
  return answered(
    'reply',
    refusedForm(submission, result, { fallback, fieldName: (field) => fieldInForm(field, form) }),
    answers,
  );
}

/** Mends the guest's name or contact. */
export async function saveContact(request: Request, form: FormData, place: Place) {
  const submission = parseWithZod(form, { schema: guestUpdate });
  const api = backend(request);
  if (submission.status !== 'success') {
    const alsoWrong = await api.check('updateGuest', { params: { ...place }, body: submission.payload });
    return answered('contact', invalidForm(submission, alsoWrong));
  }
  const result = await api.send('updateGuest', {
    params: place,
    // what was emptied in the form is gone
    body: {
      ...submission.value,
      partyLimit: submission.value.partyLimit ?? null,
      side: submission.value.side ?? '',
      title: submission.value.title ?? '',
      greeting: submission.value.greeting ?? '',
      otherContacts: submission.value.otherContacts ?? '',
      household: submission.value.household ?? [],
      tags: submission.value.tags ?? [],
    },
  });
  if (result.ok) {
    const { linkChanged, linkOutdated, guest } = result.data;
    if (guest._id !== place.guestId)
      return redirectWithFlash(
        pageOf({ ...place, guestId: guest._id }),
        invitationWords.guestJoined(nameOf(guest)),
      );
    const text =
      linkOutdated && linkChanged
        ? invitationWords.contactSavedSendAgain
        : linkChanged
          ? invitationWords.contactSavedNewLink
          : invitationWords.contactSaved;
    return redirectWithFlash(pageOf(place), text);
  }
  return answered('contact', refusedForm(submission, result));
}

type Refusal = ReturnType<typeof invalidForm>;

const answered = (
  form: GuestAnswer['form'],
  { data: result, init }: Refusal,
  answers: Record<string, string[]> = {},
) => data<GuestAnswer>({ ...result, form, answers }, init ?? {});
