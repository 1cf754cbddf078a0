import { parse, useForm } from '@conform-to/react';
import { useActionData, useSearchParams } from '@remix-run/react';
import { useReducer, useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { CoupleFields } from '#app/events/event-fields/couple-fields.tsx';
import { DetailsFields } from '#app/events/event-fields/details-fields.tsx';
import type { ActionAnswer } from '#app/events/event-new/actions/work.server.ts';
import { GiveTogetherField } from '#app/events/event-fields/give-together-field.tsx';
import { DraftBar } from '#app/events/event-new/draft-bar.tsx';
import { FormBar } from '#app/events/event-new/form-bar.tsx';
import { FORM_ID, TURN, type EventFormValues } from '#app/events/event-new/form-values.ts';
import { FormProblems } from '#app/events/event-new/form-problems.tsx';
import { GiftRows } from '#app/events/event-new/gift-rows.tsx';
import { GuestSection } from '#app/events/event-new/guest-section.tsx';
import { noticeFor } from '#app/events/event-new/notices.ts';
import { useAutosave } from '#app/events/event-new/use-autosave.ts';
import type { EventNewView } from '#app/events/event-new/view.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import type { FieldErrors } from '#contract/common/errors.ts';
import * as words from '#messages/events/creation/en.ts';
import * as eventWords from '#messages/events/en.ts';

/** The creation form: one native form whose every button sends all that is typed. */
export function EventForm({ view }: { view: EventNewView }) {
  const answer = useActionData<ActionAnswer>();
  const [params] = useSearchParams();
  const enhanced = useHydrated();
  const formElement = useRef<HTMLFormElement>(null);
  const autosave = useAutosave(formElement, `/create-event/${view.eventType}/draft`, view.savedAt);
  const [requestId] = useState(view.requestId);
  const [form, fields] = useForm<EventFormValues>({
    id: FORM_ID,
    defaultValue: view.values,
    lastResult: answer?.lastResult,
    onValidate: answerInPage,
  });
  const [pictures, notePicture] = useReducer(withPicture, {});
  const errors = { ...form.allErrors, ...answer?.errors };
  // what was done before is old news beside what is wrong now
  const noticeIn = (section: Parameters<typeof noticeFor>[0]) => (answer ? null : noticeFor(section, params));
  const notice = noticeIn('top');

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      ref={formElement}
      onSubmit={form.onSubmit}
      onInput={autosave.changed}
      onBlur={autosave.left}
      data-enhanced={enhanced || undefined}
      preventScrollReset
      replace
      className="stack gap-6 [&_:is(a,button,input,select,summary,textarea):not(.sticky_*)]:scroll-mt-6 [&_:is(a,button,input,select,summary,textarea):not(.sticky_*)]:scroll-mb-24"
    >
      <DraftBar autosave={autosave} confirming={view.place.startOver} />
      {notice ? <Alert tone="success">{notice}</Alert> : null}
      <FormProblems form={form} answer={answer} enhanced={enhanced} pictures={pictures} />
      <input type="hidden" name="enhanced" value={enhanced ? '1' : ''} />
      <input type="hidden" name={TURN} value={view.turn} />
      <input type="hidden" name="requestId" value={requestId} />

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
      <GuestSection view={view} answer={answer} errors={errors} enhanced={enhanced} />
      <FormBar />
    </Form>
  );
}

/** What is wrong with pictures that are sent when they are chosen, with the news of one; null says that nothing is. */
function withPicture(wrong: FieldErrors, [field, message]: readonly [string, string | null]): FieldErrors {
  const { [field]: before, ...others } = wrong;
  if (message === null) return before ? others : wrong;
  return { ...others, [field]: [message] };
}

/**
 * Gift rows are added and removed in the page; messages already shown stay. Every other
 * button is the server's to answer, which `error: null` tells conform.
 */
function answerInPage({ form, formData }: { form: HTMLFormElement; formData: FormData }) {
  const shown = [...form.elements]
    .filter((control) => control.hasAttribute('aria-invalid'))
    .map((control) => control.getAttribute('name') ?? '');
  return parse<EventFormValues, string[]>(formData, {
    resolve: (_, intent) => ({
      error: intent ? Object.fromEntries(shown.map((name) => [name, null])) : null,
    }),
  });
}
