import { z } from 'zod/v4';
import { INDIA } from '#app/events/event-fields/time-zones.ts';
import { eachText } from '#contract/events/event-fields.ts';
import { eventDetails, MAX_GIFT_ROWS } from '#contract/events/events.ts';
import { functionRow, MAX_FUNCTIONS } from '#contract/events/functions.ts';
import { giftRow } from '#contract/gifts/wishlist.ts';
import * as eventWords from '#messages/events/en.ts';
import * as functionWords from '#messages/functions/en.ts';

/** The creation form as typed, without its guests. */
export const creationForm = eventDetails.extend({
  giftsWanted: z.array(giftRow).max(MAX_GIFT_ROWS, eventWords.tooManyGifts),
  functions: z.array(functionRow).max(MAX_FUNCTIONS, functionWords.tooMany).default([]),
  photo: z.string().max(64).optional(),
  requestId: z.string().max(64).optional(),
});

/** Id of the creation form; conform makes the ids of its fields from it. */
export const FORM_ID = 'create-event';

/** Name of the field with the draft's turn (contract `draftSave`). */
export const TURN = 'turn';

/** Names of the photo's fields: the identifier of the uploaded one, and the file on its way. */
export const PHOTO = 'photo';
export const PHOTO_FILE = 'photoFile';

/** Name of the field into which a guest list is pasted. */
export const PASTED_GUESTS = 'pastedGuests';

/** A gift row before anything is typed; `image` is the identifier of an uploaded picture. */
export const blankGift = { name: '', price: '', link: '', type: 'other', image: '' };
export type GiftValues = typeof blankGift;

/** The same of a function; `everyone` is 'everyone' or 'chosen'. */
export const blankFunction = {
  name: '',
  date: '',
  time: '',
  venue: { name: '', location: '' },
  everyone: 'everyone',
};
export type FunctionValues = typeof blankFunction;

const blankPerson = { firstName: '', lastName: '', phone: '' };

/** What conform keeps of the creation form, before anything is typed, with the first row of each list: everything but the guests. */
export const blankForm = {
  ...eachText(() => ''),
  timeZone: INDIA,
  suggestedTime: '',
  venue: { name: '', location: '', lat: '', lng: '', placeId: '' },
  brideGroomDetails: { bride: blankPerson, groom: blankPerson },
  /** 'yes', 'no' or empty. */
  giveTogether: '',
  functions: [blankFunction],
  /** Identifier of the uploaded photo, or empty. */
  photo: '',
  giftsWanted: [blankGift],
};
export type EventFormValues = typeof blankForm;
