import { eventLabels } from '#app/events/event-fields/details-fields.tsx';
import { FORM_ID, PHOTO_FILE } from '#app/events/event-new/form-values.ts';
import type { FieldLabels } from '#app/ui/form-errors.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import * as creationMessages from '#messages/events/creation/en.ts';
import * as functionMessages from '#messages/functions/pages/en.ts';
import { question } from '#messages/guests/shared/en.ts';
import * as uiMessages from '#messages/ui/en.ts';
import * as wishlistMessages from '#messages/wishlist/en.ts';

const ofFunction = (label: string) => (row: number) =>
  uiMessages.fieldIn(creationMessages.functionTitle(row), label);
const ofGift = (label: string) => (row: number) => uiMessages.fieldIn(creationMessages.giftTitle(row), label);
const ofGuest = (name: string, title: string): FieldLabels => ({
  [`${name}.firstName`]: uiMessages.fieldIn(title, creationMessages.guestFirstName),
  [`${name}.lastName`]: uiMessages.fieldIn(title, creationMessages.guestLastName),
  [`${name}.email`]: uiMessages.fieldIn(title, creationMessages.guestEmail),
  [`${name}.phone`]: uiMessages.fieldIn(title, creationMessages.guestPhone),
  [`${name}.shared`]: uiMessages.fieldIn(title, question),
});

/** What the fields of the creation form are called in a summary, in the order of the form. */
export const creationLabels: FieldLabels = {
  ...eventLabels,
  functions: creationMessages.functionsTitle,
  'functions[]': creationMessages.functionTitle,
  'functions[].name': ofFunction(functionMessages.nameLabel),
  'functions[].date': ofFunction(functionMessages.dateLabel),
  'functions[].time': ofFunction(functionMessages.timeLabel),
  'functions[].everyone': ofFunction(functionMessages.whoLabel),
  'functions[].venue.name': ofFunction(creationMessages.functionVenue),
  'functions[].venue.location': ofFunction(creationMessages.functionAddress),
  [PHOTO_FILE]: creationMessages.photoTitle,
  giftsWanted: creationMessages.giftsTitle,
  'giftsWanted[]': creationMessages.giftTitle,
  'giftsWanted[].name': ofGift(creationMessages.giftName),
  'giftsWanted[].price': ofGift(wishlistMessages.priceLabel),
  'giftsWanted[].type': ofGift(wishlistMessages.typeLabel),
  'giftsWanted[].link': ofGift(wishlistMessages.linkLabel),
  'giftsWanted[].file': ofGift(wishlistMessages.pictureLabel),
  ...ofGuest('newGuest', creationMessages.guestAddTitle),
  ...ofGuest('editGuest', creationMessages.guestChangeTitle),
  guestFile: creationMessages.importTitle,
  guestList: creationMessages.guestsTitle,
};

/** The id of a field's control, as conform makes it; of the guest list as a whole, its section's. */
export const controlId = (name: string): string => (name === 'guestList' ? 'guests' : `${FORM_ID}-${name}`);

/** A field of the creation form that conform does not keep, wired as its own are. */
export function plainField(name: string, value: string, errors: Record<string, string[]>): FormField {
  const id = controlId(name);
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: errors[name],
    initialValue: value,
  };
}
