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

/** What conform keeps of the creation form: everything typed but the guests. */
export type EventFormValues = Record<EventTextField, string> & {
  suggestedTime: string;
  venue: { name: string; location: string; lat: string; lng: string; placeId: string };
  brideGroomDetails: { bride: PersonValues; groom: PersonValues };
  /** 'on' or empty. */
  giveTogether: string;
  giftsWanted: GiftValues[];
};

export const blankGift: GiftValues = { name: '', price: '', link: '', type: 'other', image: '' };
export const blankGuest: GuestValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  withFamily: false,
};
