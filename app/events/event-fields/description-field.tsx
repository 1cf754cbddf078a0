import { useRef, useState, type MouseEvent } from 'react';
import {
  GENERATE_DESCRIPTION,
  OWN_DESCRIPTION,
  OWN_TEXT,
  WRITTEN_TEXT,
} from '#app/events/suggested-text/description-names.ts';
import type { KeptTexts } from '#app/events/suggested-text/kept-texts.ts';
import { useDescription } from '#app/events/suggested-text/use-description.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { foldLineEnds } from '#contract/common/plain-line.ts';
import { LONGEST_DESCRIPTION } from '#contract/events/event-fields.ts';
import type { EventType } from '#contract/events/events.ts';
import * as textWords from '#messages/suggested-text/en.ts';
import * as eventWords from '#messages/events/en.ts';

/** What 'AI Generate' needs to know besides the fields of the form. */
export interface DescriptionHelper {
  eventType: EventType;
  /** The texts kept from an earlier press. */
  kept: KeptTexts;
  /** What a press without scripts has done, in a sentence. */
  notice: string | null;
  problem: string | null;
}

/** The description with a count of its characters, and 'AI Generate' beside it: a button of the form without scripts. */
export function DescriptionField({ field, helper }: { field: FormField; helper: DescriptionHelper }) {
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(foldLineEnds(initialText(field) ?? '').length);
  const { eventType, kept: start, notice, problem: refused } = helper;
  const { phase, whole, kept, status, problem, press, putBack } = useDescription(
    box,
    eventType,
    { ...start, status: notice ?? '', problem: refused ?? '' },
    setLength,
  );
  const statusId = `${field.id}-ai`;

  const inPage = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };

  return (
    <div id="description" ref={box}>
      <TextArea
        field={field}
        label={eventWords.descriptionLabel}
        help={eventWords.descriptionHelp}
        aria-required
        rows={5}
        maxLength={LONGEST_DESCRIPTION}
        disabled={phase === 'typing'}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      {/* a disabled field is not sent: a form that is sent meanwhile has the whole text */}
      {phase === 'typing' ? <input type="hidden" name={field.name} value={whole} /> : null}
      <p className="mt-1 text-end text-sm text-ink-soft tabular-nums">
        {eventWords.descriptionLength(length, LONGEST_DESCRIPTION)}
      </p>
      <div className="row mt-2">
        <Button
          name="do"
          value={GENERATE_DESCRIPTION}
          formAction="#description"
          variant="secondary"
          aria-describedby={statusId}
          onClick={inPage(press)}
        >
          {phase === 'idle' ? textWords.generate : textWords.stop}
        </Button>
        {kept.own && phase === 'idle' ? (
          <Button
            name="do"
            value={OWN_DESCRIPTION}
            formAction="#description"
            variant="quiet"
            onClick={inPage(putBack)}
          >
            {textWords.putBack}
          </Button>
        ) : null}
      </div>
      <p id={statusId} className="field-help mt-1">
        {textWords.help}
      </p>
      {/* start and end are read out, not each character */}
      <p role="status" className={status ? 'mt-2' : undefined}>
        {status}
      </p>
      {problem ? (
        <Alert tone="error" className="mt-2">
          {problem}
        </Alert>
      ) : null}
      <input type="hidden" name={OWN_TEXT} value={kept.own} />
      <input type="hidden" name={WRITTEN_TEXT} value={kept.written} />
    </div>
  );
}
