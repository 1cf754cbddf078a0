import { z } from 'zod/v4';
import { rsvp, rsvpForm } from '#contract/guests/replies.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** The form with which the organiser records a guest's reply. `version` is the reply's, as the form was opened with. */
export const hostReply = rsvpForm
  .pick({ adults: true, children: true, note: true, names: true, version: true })
  .extend({
    rsvp: z.enum(rsvp.options, invitationWords.chooseReply),
  });
