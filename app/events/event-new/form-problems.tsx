import type { ActionAnswer } from '#app/events/event-new/actions/work.server.ts';
import { FORM_ID, PHOTO_FILE } from '#app/events/event-new/form-values.ts';
import { eventLabels } from '#app/events/event-fields/details-fields.tsx';
import { isInSight, stepOfField, type ShownPart } from '#app/events/event-new/steps.ts';
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
import * as stepWords from '#messages/events/creation/steps/en.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import * as uiWords from '#messages/ui/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

const ofFunction = (label: string) => (row: number) => uiWords.fieldIn(stepWords.functionTitle(row), label);
const ofGift = (label: string) => (row: number) => uiWords.fieldIn(words.giftTitle(row), label);
const ofGuest = (name: string, title: string): FieldLabels => ({
  [`${name}.firstName`]: uiWords.fieldIn(title, words.guestFirstName),
  [`${name}.lastName`]: uiWords.fieldIn(title, words.guestLastName),
  [`${name}.email`]: uiWords.fieldIn(title, words.guestEmail),
  [`${name}.phone`]: uiWords.fieldIn(title, words.guestPhone),
});

const labels: FieldLabels = {
  ...eventLabels,
  functions: stepWords.functionsTitle,
  'functions[]': stepWords.functionTitle,
  'functions[].name': ofFunction(functionWords.nameLabel),
  'functions[].date': ofFunction(functionWords.dateLabel),
  'functions[].time': ofFunction(functionWords.timeLabel),
  'functions[].everyone': ofFunction(functionWords.whoLabel),
  'functions[].venue.name': ofFunction(stepWords.placeName),
  'functions[].venue.location': ofFunction(stepWords.placeAddress),
  [PHOTO_FILE]: stepWords.photoTitle,
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
  /** What of the form is in sight: a message about another step leads there. */
  shown: ShownPart;
}

/** As the fields stand in the form. */
const order = Object.keys(labels);
const placeOf = (name: string) => order.indexOf(name.replace(/\[\d+\]/g, '[]'));
const inOrder = (errors: FieldErrors) =>
  Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other));

/** The id of what a message is about: the guest list as a whole is its section. */
const idOf = (name: string) => (name === 'guestList' ? 'guests' : `${FORM_ID}-${name}`);

/** Where a message leads: to the field, or to the step it stands in, with what is wrong there beside the fields. */
const wayTo = (name: string, shown: ShownPart): string | undefined => {
  const step = stepOfField(name);
  return isInSight(shown, step) ? undefined : `?step=${step}&checked=1#${idOf(name)}`;
};

type Listed = ListedError & { ofGuests: boolean };

const listOf = (errors: FieldErrors | undefined, shown: ShownPart): Listed[] =>
  lines(inOrder(errors ?? {}), shown);

const lines = (errors: [string, string[]][], shown: ShownPart): Listed[] =>
  errors.flatMap(([name, messages]) =>
    messages.map((message) => ({
      ...(name ? { id: idOf(name), href: wayTo(name, shown), label: labelOf(labels, name) } : {}),
      message,
      ofGuests: /^(newGuest|editGuest|guestFile|guestList)/.test(name),
    })),
  );

/** What the press of a button among the guests found wrong, where the button is: with scripts the page stays there. */
export function GuestProblems({ answer }: { answer: ActionAnswer | undefined }) {
  if (answer?.lastResult) return null;
  return (
    <FormErrors
      errors={listOf(answer?.errors, 'all').filter(({ ofGuests }) => ofGuests)}
      lastResult={answer}
    />
  );
}

/**
 * What stands above the form when something was not accepted: the summary of a failed
 * creation. Without scripts also what a button among the guests has to say, because the page
 * then opens at its top; with scripts that stands where the button is (`GuestProblems`).
 */
export function FormProblems({ form, answer, enhanced, pictures, shown }: FormProblemsProps) {
  const listed = listOf(answer?.lastResult ? { ...pictures, ...answer.errors } : answer?.errors, shown);
  if (answer?.lastResult)
    return (
      <FormErrors
        errors={[...lines(Object.entries(form.allErrors), shown), ...listed]}
        id={form.errorId}
        lastResult={answer.lastResult}
      />
    );
  // once the answer is gone, what it found wrong stands in the steps and in the list of the last one
  if (enhanced && !answer && shown !== 'all') return null;
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

/** What a draft still lacks, each thing with the way to its field. */
export function MissingList({ errors }: { errors: FieldErrors }) {
  return (
    <ul>
      {listOf(errors, 'check').map(({ id, href, label, message }) => (
        <li key={`${id}${message}`}>
          <a href={href}>{label ? uiWords.fieldError(label, message) : message}</a>
        </li>
      ))}
    </ul>
  );
}
