import type { EventTextField } from '#contract/events/event-fields.ts';

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

interface PersonValues {
  firstName: string;
  lastName: string;
  phone: string;
}

/** Names of the photo's fields: the identifier of the uploaded one, and the file on its way. */
export const PHOTO = 'photo';
export const PHOTO_FILE = 'photoFile';

/** What conform keeps of the creation form: everything typed but the guests. */
export type EventFormValues = Record<EventTextField, string> & {
  suggestedTime: string;
  venue: { name: string; location: string; lat: string; lng: string; placeId: string };
  brideGroomDetails: { bride: PersonValues; groom: PersonValues };
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
export const blankGuest: GuestValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  withFamily: false,
};
