import { Link } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { spokenZone } from '#app/events/event-fields/time-zones.ts';
import { VenueFields, venueLabels } from '#app/events/venue/venue-fields.tsx';
import type { VenueSearchView } from '#app/events/venue/venue-search-view.server.ts';
import type { SaveAnswer } from '#app/functions/save-function.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { initialText } from '#app/ui/form-field.ts';
import { FormButton } from '#app/ui/submit-button.tsx';
import {
  FUNCTION_NAME_LENGTH,
  functionEntry,
  newFunction,
  type HostedFunction,
} from '#contract/events/functions.ts';
import type { Venue } from '#contract/events/venue.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

interface FunctionFormProps {
  event: { _id: string; timeZone: string; place: string };
  /** What the form starts with; one without a version is new. */
  start: {
    name: string;
    date: string;
    time: string;
    venue: Venue | null;
    version?: HostedFunction['version'];
  };
  /** The first day there is to choose; a date a function has may stay. */
  minDate: string;
  venueSearch: VenueSearchView;
  answer: SaveAnswer | undefined;
}

const labels = {
  name: functionPageWords.nameLabel,
  date: functionPageWords.dateLabel,
  time: functionPageWords.timeLabel,
  everyone: functionPageWords.whoLabel,
  ...venueLabels,
};

/** Name, day, time and place of a function; of a new one also who is invited. */
export function FunctionForm({ event, start, minDate, venueSearch, answer }: FunctionFormProps) {
  const isNew = start.version === undefined;
  const zone = spokenZone(event.timeZone);
  const { name = '', location = '', lat, lng, placeId } = start.venue ?? {};
  const [form, fields] = useConform({
    id: 'function',
    defaultValue: {
      name: start.name,
      date: start.date,
      time: start.time,
      venue: { name, location, lat: String(lat ?? ''), lng: String(lng ?? ''), placeId: placeId ?? '' },
      everyone: 'everyone',
      version: String(start.version ?? ''),
    },
    ...checkedInPage(isNew ? newFunction : functionEntry),
  });
  return (
    <ConformForm form={form} labels={labels}>
      {/* what the Enter key presses: without it, the search for a place */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      {answer?.stale ? (
        <p>
          <Link to="." reloadDocument>
            {functionPageWords.showAsItIsNow}
          </Link>
        </p>
      ) : null}
      {isNew ? null : <input type="hidden" name="version" value={initialText(fields.version)} />}
      <Card as="div" className="stack">
        <TextField
          field={fields.name}
          label={functionPageWords.nameLabel}
          help={functionPageWords.nameHelp}
          aria-required
          maxLength={FUNCTION_NAME_LENGTH}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            field={fields.date}
            label={functionPageWords.dateLabel}
            type="date"
            help={zone ? functionPageWords.dateHelp(zone) : undefined}
            aria-required
            min={start.date && start.date < minDate ? start.date : minDate}
          />
          <TextField
            field={fields.time}
            label={functionPageWords.timeLabel}
            type="time"
            optional
            help={functionPageWords.timeHelp}
          />
        </div>
        {isNew ? (
          <RadioGroup
            field={fields.everyone}
            label={functionPageWords.whoLabel}
            layout="tiles"
            choicesClassName="sm:grid-cols-2"
            options={(['everyone', 'chosen'] as const).map((value) => ({
              value,
              label: functionPageWords.whoOptions[value],
              help: functionPageWords.whoHelp[value],
            }))}
          />
        ) : null}
      </Card>
      <Card title={functionPageWords.placeTitle}>
        <p className="field-help mb-4">{functionPageWords.placeHelp(event.place)}</p>
        <VenueFields
          fields={fields.venue.getFieldset()}
          venueSearch={venueSearch}
          venueFound={answer?.venueFound}
          venueNotice={answer?.venueNotice ?? null}
        />
      </Card>
      {isNew ? null : <p>{functionPageWords.changeNotificationNote}</p>}
      <div className="row">
        <FormButton pendingLabel={functionPageWords.saving}>{functionPageWords.save}</FormButton>
        <ButtonLink to={`/event/${event._id}/functions`} variant="secondary">
          {functionPageWords.back}
        </ButtonLink>
      </div>
    </ConformForm>
  );
}
