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
}

/**
 * What stands above the form when something was not accepted: the summary of a failed
 * creation. Without scripts also what a smaller action has to say, because the page then
 * opens at its top; with scripts that stands where the button is.
 */
export function FormProblems({ form, answer, enhanced }: FormProblemsProps) {
  const listed = Object.entries(answer?.errors ?? {}).flatMap(([name, messages]) =>
    messages.map((message): ListedError =>
      name ? { id: `${FORM_ID}-${name}`, label: labelOf(labels, name), message } : { message },
    ),
  );
  if (answer?.lastResult)
    return <FormErrors form={form} labels={labels} errors={listed} lastResult={answer.lastResult} />;
  if (enhanced) {
    const general = listed.filter(({ id }) => !id);
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
