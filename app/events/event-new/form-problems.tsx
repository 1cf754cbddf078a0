import type { ActionAnswer } from '#app/events/event-new/actions/work.server.ts';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { eventLabels } from '#app/events/event-fields/details-fields.tsx';
import { LeftOutGuests } from '#app/events/event-new/left-out.tsx';
import {
  FormErrors,
  labelOf,
  type FailedForm,
  type FieldLabels,
  type ListedError,
} from '#app/ui/form-errors.tsx';
import type { FieldErrors } from '#contract/common/errors.ts';
import * as words from '#messages/events/creation/en.ts';
import * as uiWords from '#messages/ui/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

const ofGift = (label: string) => (row: number) => uiWords.fieldIn(words.giftTitle(row), label);
const ofGuest = (name: string, title: string): FieldLabels => ({
  [`${name}.firstName`]: uiWords.fieldIn(title, words.guestFirstName),
  [`${name}.lastName`]: uiWords.fieldIn(title, words.guestLastName),
  [`${name}.email`]: uiWords.fieldIn(title, words.guestEmail),
  [`${name}.phone`]: uiWords.fieldIn(title, words.guestPhone),
});

const labels: FieldLabels = {
  ...eventLabels,
  giftsWanted: words.giftsTitle,
  'giftsWanted[]': words.giftTitle,
  'giftsWanted[].name': ofGift(words.giftName),
  'giftsWanted[].price': ofGift(wishlistWords.priceLabel),
  'giftsWanted[].type': ofGift(wishlistWords.typeLabel),
  'giftsWanted[].link': ofGift(wishlistWords.linkLabel),
  'giftsWanted[].file': ofGift(wishlistWords.pictureLabel),
  ...ofGuest('newGuest', words.guestAddTitle),
  ...ofGuest('editGuest', words.guestChangeTitle),
  guestFile: words.importTitle,
  guestList: words.guestsTitle,
};

interface FormProblemsProps {
  form: FailedForm;
  answer: ActionAnswer | undefined;
  enhanced: boolean;
  /** What is wrong with pictures that were sent ahead of the form, by field. */
  pictures: FieldErrors;
}

/** As the fields stand in the form. */
const order = Object.keys(labels);
const placeOf = (name: string) => order.indexOf(name.replace(/\[\d+\]/g, '[]'));
const inOrder = (errors: FieldErrors) =>
  Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other));

/** The id of what a message is about: the guest list as a whole is its section. */
const idOf = (name: string) => (name === 'guestList' ? 'guests' : `${FORM_ID}-${name}`);

const listOf = (errors: FieldErrors | undefined): (ListedError & { ofGuests: boolean })[] =>
  inOrder(errors ?? {}).flatMap(([name, messages]) =>
    messages.map((message) => ({
      ...(name ? { id: idOf(name), label: labelOf(labels, name) } : {}),
      message,
      ofGuests: /^(newGuest|editGuest|guestFile|guestList)/.test(name),
    })),
  );

/** What the press of a button among the guests found wrong, where the button is: with scripts the page stays there. */
export function GuestProblems({ answer }: { answer: ActionAnswer | undefined }) {
  if (answer?.lastResult) return null;
  return (
    <FormErrors errors={listOf(answer?.errors).filter(({ ofGuests }) => ofGuests)} lastResult={answer} />
  );
}

/**
 * What stands above the form when something was not accepted: the summary of a failed
 * creation. Without scripts also what a button among the guests has to say, because the page
 * then opens at its top; with scripts that stands where the button is (`GuestProblems`).
 */
export function FormProblems({ form, answer, enhanced, pictures }: FormProblemsProps) {
  const listed = listOf(answer?.lastResult ? { ...pictures, ...answer.errors } : answer?.errors);
  if (answer?.lastResult)
    return <FormErrors form={form} labels={labels} errors={listed} lastResult={answer.lastResult} />;
  if (enhanced) {
    const general = listed.filter(({ ofGuests }) => !ofGuests);
    return general.length > 0 ? (
      <FormErrors errors={general} lastResult={answer} />
    ) : (
      <FormErrors form={form} labels={labels} />
    );
  }
  return (
    <>
      <FormErrors errors={listed} lastResult={answer} />
      {answer?.leftOut ? <LeftOutGuests {...answer.leftOut} /> : null}
    </>
  );
}
