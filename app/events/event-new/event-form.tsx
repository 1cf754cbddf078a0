import { parse, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData, useRevalidator, useSearchParams } from '@remix-run/react';
import { useReducer, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { CoupleFields } from '#app/events/event-fields/couple-fields.tsx';
import { DetailsFields } from '#app/events/event-fields/details-fields.tsx';
import type { ActionAnswer } from '#app/events/event-new/actions/work.server.ts';
import { GiveTogetherField } from '#app/events/event-fields/give-together-field.tsx';
import { creationForm } from '#app/events/event-new/creation-form.ts';
import { DraftBar } from '#app/events/event-new/draft-bar.tsx';
import { FormBar } from '#app/events/event-new/form-bar.tsx';
import { FORM_ID, PHOTO_FILE, TURN, type EventFormValues } from '#app/events/event-new/form-values.ts';
import { FormPicture } from '#app/events/event-new/form-picture.tsx';
import { FunctionRows } from '#app/events/event-new/function-rows.tsx';
import { LookThrough } from '#app/events/event-new/look-through.tsx';
import { StepByStep, StepNav, StepTitle } from '#app/events/event-new/step-nav.tsx';
import { isInSight, STEP, type ShownPart, type StepName } from '#app/events/event-new/steps.ts';
import { useStepChange } from '#app/events/event-new/use-step-change.ts';
import { FormProblems } from '#app/events/event-new/form-problems.tsx';
import { GiftRows } from '#app/events/event-new/gift-rows.tsx';
import { GuestSection } from '#app/events/event-new/guest-section.tsx';
import { noticeFor } from '#app/events/event-new/notices.ts';
import { useAutosave } from '#app/events/event-new/use-autosave.ts';
import type { EventNewView } from '#app/events/event-new/view.server.ts';
import { TypedBy } from '#app/frame/typed-by.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { useListUpload } from '#app/guest-list-file/use-list-upload.ts';
import { Form } from '#app/ui/form.tsx';
import type { FieldErrors } from '#contract/common/errors.ts';
import * as words from '#messages/events/creation/en.ts';
import * as stepWords from '#messages/events/creation/steps/en.ts';
import * as photoWords from '#messages/events/photo/en.ts';
import * as eventWords from '#messages/events/en.ts';

/** The creation form: one native form whose every button sends all that is typed. */
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
  const shown = view.step;
  const inSteps = shown !== 'all';
  const go = useStepChange(shown);
  const [requestId] = useState(view.requestId);
  const [form, fields] = useForm<EventFormValues>({
    id: FORM_ID,
    defaultValue: view.values,
    lastResult: answer?.lastResult ?? view.wrong,
    onValidate: answerInPage,
  });
  const [pictures, notePicture] = useReducer(withPicture, {});
  const errors = { ...form.allErrors, ...answer?.errors };
  // what was done before is old news beside what is wrong now
  const noticeIn = (section: Parameters<typeof noticeFor>[0]) =>
    answer || list.isLatest ? null : noticeFor(section, params);
  const notice = noticeIn('top');

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      ref={formElement}
      onSubmit={(event) => {
        form.onSubmit(event);
        go(event);
      }}
      onInput={autosave.changed}
      onBlur={autosave.left}
      data-enhanced={enhanced || undefined}
      preventScrollReset
      replace
      className="stack gap-6"
    >
      <DraftBar autosave={autosave} confirming={view.place.startOver} />
      {inSteps ? <StepNav current={shown} finished={view.finished} /> : <StepByStep />}
      {view.created ? (
        <Alert tone="success" live={false}>
          {stepWords.createdBefore(view.created.name)}{' '}
          <a href={`/event/${view.created._id}`}>{stepWords.openCreated(view.created.name)}</a>
        </Alert>
      ) : null}
      {notice ? <Alert tone="success">{notice}</Alert> : null}
      <FormProblems form={form} answer={answer} enhanced={enhanced} pictures={pictures} shown={shown} />
      <TypedBy />
      <input type="hidden" name="enhanced" value={enhanced ? '1' : ''} />
      <input type="hidden" name={STEP} value={shown} />
      <input type="hidden" name={TURN} value={view.turn} />
      <input type="hidden" name="requestId" value={requestId} />

      {inSteps ? <StepTitle step={shown} /> : null}
      <StepPart step="event" shown={shown}>
        <Card id="details" title={eventWords.detailsTitle}>
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
              problem: answer?.errors?.description?.[0] ?? null,
            }}
          />
        </Card>
        {view.hasCouple ? (
          <Card id="couple" title={eventWords.coupleTitle}>
            <CoupleFields fields={fields.brideGroomDetails.getFieldset()} />
          </Card>
        ) : null}
      </StepPart>
      <StepPart step="functions" shown={shown}>
        <Card id="functions" title={stepWords.functionsTitle}>
          <FunctionRows
            form={form}
            functions={fields.functions}
            eventType={view.eventType}
            day={view.values.date}
            onChanged={autosave.changed}
          />
        </Card>
        <Card id="photo" title={stepWords.photoTitle}>
          <FormPicture
            image={fields.photo}
            fileName={PHOTO_FILE}
            shape="photo"
            label={photoWords.chooseLabel}
            help={photoWords.chooseHelp}
            accept="image/png,image/jpeg,image/webp"
            alt={stepWords.photoAlt}
            remove={{ does: 'remove-photo', label: stepWords.photoRemove }}
            errors={errors}
            onChanged={autosave.changed}
            onProblem={notePicture}
          />
        </Card>
      </StepPart>
      <StepPart step="gifts" shown={shown}>
        <Card id="gifts" title={words.giftsTitle}>
          <GiftRows
            form={form}
            gifts={fields.giftsWanted}
            errors={errors}
            onChanged={autosave.changed}
            onPicture={notePicture}
          />
          {view.takesPayments ? <GiveTogetherField field={fields.giveTogether} /> : null}
        </Card>
      </StepPart>
      <StepPart step="guests" shown={shown}>
        <GuestSection
          view={view}
          answer={answer}
          notice={noticeIn('guests')}
          list={list}
          errors={errors}
          enhanced={enhanced}
        />
      </StepPart>
      {shown === 'check' ? <LookThrough view={view} refused={answer?.lastResult !== undefined} /> : null}
      <FormBar shown={shown} />
    </Form>
  );
}

/** The sections of a step, which take part in the form also while another step is in sight. */
function StepPart({ step, shown, children }: { step: StepName; shown: ShownPart; children: ReactNode }) {
  const inSight = isInSight(shown, step);
  return (
    <div hidden={!inSight} className={inSight ? 'stack gap-6' : undefined}>
      {children}
    </div>
  );
}

/** What a press found wrong, but for the guest list file: another has been sent since. */
function withoutFile(answer: ActionAnswer | undefined): ActionAnswer | undefined {
  if (!answer?.errors) return answer;
  const { guestFile: _, ...errors } = answer.errors;
  return { ...answer, errors };
}

/** What is wrong with pictures that are sent when they are chosen, with the news of one; null says that nothing is. */
function withPicture(wrong: FieldErrors, [field, message]: readonly [string, string | null]): FieldErrors {
  const { [field]: before, ...others } = wrong;
  if (message === null) return before ? others : wrong;
  return { ...others, [field]: [message] };
}

/**
 * Gift rows are added and removed in the page; messages already shown stay. An event that is created where every section is
 * in sight is judged by its schema first. Every other button is the server's to answer, which `error: null` tells conform.
 */
function answerInPage({ form, formData }: { form: HTMLFormElement; formData: FormData }) {
  const shown = [...form.elements]
    .filter((control) => control.hasAttribute('aria-invalid'))
    .map((control) => control.getAttribute('name') ?? '');
  return parse<EventFormValues, string[]>(formData, {
    resolve: (_, intent) => ({
      error: intent ? Object.fromEntries(shown.map((name) => [name, null])) : wrongIn(formData),
    }),
  });
}

function wrongIn(formData: FormData) {
  if (formData.get('do') !== 'create' || formData.get(STEP) !== 'all') return null;
  const submission = parseWithZod(formData, { schema: creationForm });
  return submission.status === 'error' ? submission.error : null;
}
