import { z } from 'zod/v4';
import { INDIA } from '#app/events/event-fields/time-zones.ts';
import { eachText, type EventTextField } from '#contract/events/event-fields.ts';
import { eventDetails, MAX_GIFT_ROWS } from '#contract/events/events.ts';
import { functionRow, MAX_FUNCTIONS } from '#contract/events/functions.ts';
import { giftRow } from '#contract/gifts/wishlist.ts';
import * as words from '#messages/events/en.ts';
import * as functionWords from '#messages/functions/en.ts';

/** The creation form as typed, without its guests. */
export const creationForm = eventDetails.extend({
  giftsWanted: z.array(giftRow).max(MAX_GIFT_ROWS, words.tooManyGifts),
  functions: z.array(functionRow).max(MAX_FUNCTIONS, functionWords.tooMany).default([]),
  photo: z.string().max(64).optional(),
  requestId: z.string().max(64).optional(),
});

/** Id of the creation form; conform makes the ids of its fields from it. */
export const FORM_ID = 'create-event';

/** Name of the field with the draft's turn (contract `draftSave`). */
export const TURN = 'turn';

/** A gift row as typed. */
export interface GiftValues {
  name: string;
  price: string;
  link: string;
  type: string;
  /** Identifier of the uploaded picture, or empty. */
  image: string;
}

/** A function row as typed. */
export interface FunctionValues {
  name: string;
  date: string;
  time: string;
  venue: { name: string; location: string };
  /** 'everyone' or 'chosen'. */
  everyone: string;
}

/** A guest as typed, in the add form and while being changed. */
export interface GuestValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  withFamily: boolean;
}

/** Names of the photo's fields: the identifier of the uploaded one, and the file on its way. */
export const PHOTO = 'photo';
export const PHOTO_FILE = 'photoFile';

/** What conform keeps of the creation form: everything typed but the guests. */
export type EventFormValues = Record<EventTextField, string> & {
  suggestedTime: string;
  venue: { name: string; location: string; lat: string; lng: string; placeId: string };
  brideGroomDetails: Record<'bride' | 'groom', Record<'firstName' | 'lastName' | 'phone', string>>;
  /** 'yes', 'no' or empty. */
  giveTogether: string;
  functions: FunctionValues[];
  /** Identifier of the uploaded photo, or empty. */
  photo: string;
  giftsWanted: GiftValues[];
};

export const blankGift: GiftValues = { name: '', price: '', link: '', type: 'other', image: '' };
export const blankFunction: FunctionValues = {
  name: '',
  date: '',
  time: '',
  venue: { name: '', location: '' },
  everyone: 'everyone',
};
const blankPerson = { firstName: '', lastName: '', phone: '' };

/** The form before anything is typed, with the first row of each list. */
export const blankForm: EventFormValues = {
  ...eachText(() => ''),
  timeZone: INDIA,
  suggestedTime: '',
  venue: { name: '', location: '', lat: '', lng: '', placeId: '' },
  brideGroomDetails: { bride: blankPerson, groom: blankPerson },
  giveTogether: '',
  functions: [blankFunction],
  photo: '',
  giftsWanted: [blankGift],
};
