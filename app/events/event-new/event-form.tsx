import { parse, useForm } from '@conform-to/react';
import { useActionData, useRevalidator, useSearchParams } from '@remix-run/react';
import { useReducer, useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { CoupleFields } from '#app/events/event-fields/couple-fields.tsx';
import { DetailsFields } from '#app/events/event-fields/details-fields.tsx';
import type { ActionAnswer } from '#app/events/event-new/work.server.ts';
import { GiveTogetherField } from '#app/events/event-fields/give-together-field.tsx';
import { DraftBar, FormBar } from '#app/events/event-new/form-bars.tsx';
import { FORM_ID, PHOTO_FILE, TURN, type EventFormValues } from '#app/events/event-new/form-values.ts';
import { FormPicture, type FormPictureProps } from '#app/events/event-new/form-picture.tsx';
import { FunctionRows } from '#app/events/event-new/function-rows.tsx';
import { FormProblems } from '#app/events/event-new/form-problems.tsx';
import { GiftRows } from '#app/events/event-new/gift-rows.tsx';
import { GuestSection } from '#app/events/event-new/guest-section.tsx';
import { noticeFor } from '#app/events/event-new/notices.ts';
import { useAutosave } from '#app/events/event-new/use-autosave.ts';
import { SectionList } from '#app/events/event-new/section-list.tsx';
import { dayForFunction, formErrors } from '#app/events/event-new/sections.ts';
import { useMendedErrors } from '#app/events/event-new/use-mended-errors.ts';
import { useOpenFields } from '#app/events/event-new/use-open-fields.ts';
import type { EventNewView } from '#app/events/event-new/view.server.ts';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { useListUpload } from '#app/guest-list-file/use-list-upload.ts';
import { Folded } from '#app/ui/folded.tsx';
import { initialText } from '#app/ui/form-field.ts';
import { Form } from '#app/ui/form.tsx';
import type { FieldErrors } from '#contract/common/errors.ts';
import * as creationMessages from '#messages/events/creation/en.ts';
import * as eventMessages from '#messages/events/en.ts';
import * as photoMessages from '#messages/events/photo/en.ts';

/** The creation form: one native form whose every button sends all that is typed, with the list of its sections. */
export function EventForm({ view }: { view: EventNewView }) {
  const { revalidate } = useRevalidator();
  // once it is read, the draft has the file's preview
  const list = useListUpload({ to: `/events/drafts/${view.eventType}/import`, onDone: revalidate });
  const pressed = useActionData<ActionAnswer>();
  const answer = list.isLatest ? withoutFile(pressed) : pressed;
  const [params] = useSearchParams();
  const enhanced = useHydrated();
  const formElement = useRef<HTMLFormElement>(null);
  const autosave = useAutosave(formElement, `/create-event/${view.eventType}/draft`, view.savedAt);
  const [requestId] = useState(view.requestId);
  const staying = useRef<readonly string[] | null>(null);
  const [form, fields] = useForm<EventFormValues>({
    id: FORM_ID,
    defaultValue: view.values,
    lastResult: answer?.lastResult ?? null,
    onValidate: (sent) => answerInPage(sent, staying.current),
  });
  const [pictures, notePicture] = useReducer(withPicture, {});
  const look = useOpenFields(
    formElement,
    view.open,
    { ...(answer?.lastResult ? form.allErrors : {}), ...pictures, ...answer?.errors },
    pressed,
  );
  useMendedErrors(formElement, form, look.latest, staying);
  const standing = without(answer?.errors, look.mended);
  const errors = { ...form.allErrors, ...standing };
  const changed = () => {
    autosave.changed();
    look.changed();
  };
  // what was done before is old news beside what is wrong now
  const noticeIn = (section: Parameters<typeof noticeFor>[0]) =>
    answer || list.isLatest ? null : noticeFor(section, params);
  const notice = noticeIn('top');

  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,46rem)] lg:gap-10">
      <SectionList hasCouple={view.hasCouple} open={look.open} guests={view.guests.summary.total} />
      <Form
        method="post"
        encType="multipart/form-data"
        id={form.id}
        ref={formElement}
        onSubmit={form.onSubmit}
        onInput={changed}
        onBlur={autosave.left}
        data-enhanced={enhanced || undefined}
        preventScrollReset
        replace
        className="stack gap-6"
      >
        <DraftBar autosave={autosave} confirming={view.place.startOver} />
        {view.created ? (
          <Alert tone="success" live={false}>
            {creationMessages.createdBefore(view.created.name)}{' '}
            <a href={`/event/${view.created._id}`}>{creationMessages.openCreated(view.created.name)}</a>
          </Alert>
        ) : null}
        {notice ? <Alert tone="success">{notice}</Alert> : null}
        <FormProblems
          form={form}
          answer={answer}
          standing={standing}
          enhanced={enhanced}
          pictures={pictures}
        />
        <WriterField />
        <input type="hidden" name="enhanced" value={enhanced ? '1' : ''} />
        <input type="hidden" name={TURN} value={view.turn} />
        <input type="hidden" name="requestId" value={requestId} />

        <Card id="details" title={eventMessages.detailsTitle}>
          <DetailsFields
            fields={fields}
            now={view.now}
            suggestedTime={view.values.suggestedTime}
            venueSearch={view.venueSearch}
            venueFound={answer?.venueFound}
            venueNotice={noticeIn('venue')}
            description={{
              eventType: view.eventType,
              kept: view.keptTexts,
              notice: noticeIn('description'),
              problem: standing.description?.[0] ?? null,
            }}
          />
          <FunctionRows
            form={form}
            functions={fields.functions}
            eventType={view.eventType}
            onChanged={changed}
          />
          <EventPhoto image={fields.photo} errors={errors} onChanged={changed} onProblem={notePicture} />
        </Card>
        {view.hasCouple ? (
          <Card id="couple" title={eventMessages.coupleTitle}>
            <CoupleFields fields={fields.brideGroomDetails.getFieldset()} />
          </Card>
        ) : null}
        <Card id="gifts" title={creationMessages.giftsTitle}>
          <GiftRows
            form={form}
            gifts={fields.giftsWanted}
            errors={errors}
            onChanged={changed}
            onProblem={notePicture}
          />
          {view.takesPayments ? (
            <div className="mt-6">
              <GiveTogetherField field={fields.giveTogether} />
            </div>
          ) : null}
        </Card>
        <GuestSection
          view={view}
          answer={answer}
          standing={standing}
          notice={noticeIn('guests')}
          list={list}
          errors={errors}
          enhanced={enhanced}
        />
        <p className="text-ink-soft">{creationMessages.nothingSent}</p>
        <FormBar />
      </Form>
    </div>
  );
}

/** The event's photo, folded away until there is one or something is wrong with one. */
function EventPhoto({
  image,
  errors,
  ...heard
}: Pick<FormPictureProps, 'image' | 'errors' | 'onChanged' | 'onProblem'>) {
  return (
    <Folded
      id="photo"
      title={creationMessages.photoTitle}
      inUse={Boolean(initialText(image) || errors[PHOTO_FILE]?.length)}
    >
      <FormPicture
        image={image}
        fileName={PHOTO_FILE}
        shape="photo"
        label={photoMessages.chooseLabel}
        help={photoMessages.chooseHelp}
        accept="image/png,image/jpeg,image/webp"
        alt={creationMessages.photoAlt}
        removeLabel={creationMessages.photoRemove}
        errors={errors}
        {...heard}
      />
    </Folded>
  );
}

/** What a press found wrong, but for the guest list file: another has been sent since. */
function withoutFile(answer: ActionAnswer | undefined): ActionAnswer | undefined {
  if (!answer?.errors) return answer;
  const { guestFile: _, ...errors } = answer.errors;
  return { ...answer, errors };
}

/** Messages by field but for those of some fields. */
const without = (errors: FieldErrors = {}, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/** What is wrong with pictures that are sent when they are chosen, with the news of one; null says that nothing is. */
function withPicture(wrong: FieldErrors, [field, message]: readonly [string, string | null]): FieldErrors {
  const { [field]: before, ...others } = wrong;
  if (message === null) return before ? others : wrong;
  return { ...others, [field]: [message] };
}

/**
 * Rows are added and removed in the page; messages already shown stay, or those that are given. A creation is judged by what the page knows first.
 * Every other button is the server's to answer, which `error: null` tells conform.
 */
function answerInPage(
  { form, formData }: { form: HTMLFormElement; formData: FormData },
  staying: readonly string[] | null,
) {
  const shown =
    staying ??
    [...form.elements]
      .filter((control) => control.hasAttribute('aria-invalid'))
      .map((control) => control.getAttribute('name') ?? '');
  dayForFunction(formData);
  return parse<EventFormValues, string[]>(formData, {
    resolve: (_, intent) => ({
      error: intent ? Object.fromEntries(shown.map((name) => [name, null])) : wrongIn(formData),
    }),
  });
}

function wrongIn(formData: FormData): FieldErrors | null {
  if (formData.get('do') !== 'create') return null;
  const errors = formErrors(formData, new Date());
  return Object.keys(errors).length > 0 ? errors : null;
}
