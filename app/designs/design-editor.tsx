import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { z } from 'zod/v4';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import type { DesignAnswer } from '#app/designs/design-action.server.ts';
import { previewAddress, type DesignFields } from '#app/designs/design-form.ts';
import { DesignPreview, useLivePreview } from '#app/designs/design-preview.tsx';
import type { NamedEvent } from '#app/designs/names-on.ts';
import { PhotoField } from '#app/designs/photo-field.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { Alert } from '#app/ui/alert.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import {
  designSelection,
  FAMILY_LENGTH,
  INVOCATION_LENGTH,
  SUBTITLE_LENGTH,
  TITLE_LENGTH,
} from '#contract/designs/designs.ts';
import type { InvitationDesign } from '#contract/designs/design-list.ts';
import { hasField } from '#contract/events/event-fields.ts';
import type { EventType } from '#contract/events/events.ts';
import { languageNames, languages } from '#messages/language.ts';
import * as designWords from '#messages/designs/page/en.ts';

interface DesignEditorProps {
  event: NamedEvent & { _id: string; eventType: EventType };
  template: InvitationDesign;
  fields: DesignFields;
  answer: DesignAnswer | undefined;
  /** Whether the plan has this template. */
  allowed: boolean;
}

const labels = {
  title: designWords.titleLabel,
  subtitle: designWords.subtitleLabel,
  invocation: designWords.invocationLabel,
  brideParents: designWords.brideParentsLabel,
  groomParents: designWords.groomParentsLabel,
  hosts: designWords.hostsLabel,
  backgroundColor: designWords.backgroundLabel,
  textColor: designWords.textLabel,
  language: designWords.languageLabel,
  photo: designWords.photoLabel,
};

const parentFields = [
  { name: 'brideParents', label: designWords.brideParentsLabel, help: designWords.parentsHelp },
  { name: 'groomParents', label: designWords.groomParentsLabel, help: undefined },
] as const;
const hostFields = [{ name: 'hosts', label: designWords.hostsLabel, help: designWords.hostsHelp }] as const;

/** The form of one design beside its picture. Preview posts it; with scripts the picture follows the typing. */
export function DesignEditor({ event, template, fields: first, answer, allowed }: DesignEditorProps) {
  const start = answer
    ? { ...first, ...(answer.lastResult.initialValue as DesignFields | undefined), photo: answer.photo }
    : first;
  const [photo, setPhoto] = useState(start.photo ?? '');
  const [form, fields] = useConform<z.input<typeof designSelection>>({
    id: 'design',
    defaultValue: first,
    ...checkedInPage(designSelection),
  });
  const ofCouple = hasField(event.eventType, 'brideGroomDetails');
  const families = ofCouple ? parentFields : hostFields;
  const live = useLivePreview(event._id, previewAddress(event._id, start), photo);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <DesignPreview
        src={live.src}
        design={template}
        event={event}
        check={answer?.check ?? null}
        answer={answer?.check ?? undefined}
      />
      <ConformForm
        form={form}
        labels={labels}
        encType="multipart/form-data"
        preventScrollReset
        onInput={live.onInput}
        className="stack lg:order-first"
      >
        <input type="hidden" name="template" value={template.id} />
        {/* Enter in a field shows the picture; it does not yet choose the design */}
        <button className="vh" tabIndex={-1} aria-hidden="true" name="intent" value="preview">
          {designWords.preview}
        </button>
        {allowed ? null : (
          <Alert live={false}>
            {designWords.premiumNote} <Link to="/contact">{designWords.askForPlan}</Link>
          </Alert>
        )}
        <TextField
          field={fields.invocation}
          label={designWords.invocationLabel}
          help={designWords.invocationHelp}
          optional
          maxLength={INVOCATION_LENGTH}
          autoComplete="off"
          list="invocations"
        />
        <datalist id="invocations">
          {designWords.invocations.map((invocation) => (
            <option key={invocation} value={invocation} />
          ))}
        </datalist>
        {families.map(({ name, label, help }) => (
          <TextField
            key={name}
            field={fields[name]}
            label={label}
            help={help}
            optional
            maxLength={FAMILY_LENGTH}
            autoComplete="off"
          />
        ))}
        <TextField
          field={fields.title}
          label={designWords.titleLabel}
          help={ofCouple ? designWords.titleHelpCouple : designWords.titleHelp(event.eventName)}
          optional
          maxLength={TITLE_LENGTH}
          autoComplete="off"
        />
        <TextField
          field={fields.subtitle}
          label={designWords.subtitleLabel}
          help={designWords.subtitleHelp}
          optional
          maxLength={SUBTITLE_LENGTH}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.backgroundColor} label={designWords.backgroundLabel} type="color" />
          <TextField field={fields.textColor} label={designWords.textLabel} type="color" />
        </div>
        <SelectField
          field={fields.language}
          label={designWords.languageLabel}
          help={designWords.languageHelp}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        />
        <div className="grid gap-2 sm:grid-cols-2">
          <CheckboxField field={fields.includeDate} label={designWords.dateLabel} />
          <CheckboxField field={fields.includeLocation} label={designWords.placeLabel} />
        </div>
        <p className="field-help">
          {ofCouple ? designWords.coupleNote : designWords.factsNote}{' '}
          <Link to={`/event/${event._id}/edit`} reloadDocument>
            {designWords.editEvent}
          </Link>
          {' · '}
          <Link to={`/event/${event._id}/invite/reminders`}>{designWords.setReplyBy}</Link>
        </p>
        <PhotoField photo={photo} onPhoto={setPhoto} errors={fields.photo.errors} />
        <div className="row">
          {allowed ? (
            <SubmitButton value="use" pendingLabel={designWords.using}>
              {designWords.use}
            </SubmitButton>
          ) : null}
          <SubmitButton value="preview" variant="secondary" pendingLabel={designWords.previewing}>
            {designWords.preview}
          </SubmitButton>
        </div>
      </ConformForm>
    </div>
  );
}
