import { Link, useNavigation } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { useState } from 'react';
import type { z } from 'zod/v4';
import type { EditAnswer } from '#app/events/event-change/edit-answer.ts';
import { keptTexts } from '#app/events/suggested-text/kept-texts.ts';
import { CoupleFields } from '#app/events/event-fields/couple-fields.tsx';
import { DetailsFields, eventLabels } from '#app/events/event-fields/details-fields.tsx';
import { GiveTogetherField, giveTogetherValue } from '#app/events/event-fields/give-together-field.tsx';
import { SUGGESTED_TIME } from '#app/events/event-fields/suggested-time.ts';
import type { VenueSearchView } from '#app/events/venue/venue-search-view.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { eachText, hasField } from '#contract/events/event-fields.ts';
import { updateEventForm, type editableEvent } from '#contract/events/events.ts';
import * as giftWords from '#messages/events/creation/en.ts';
import * as eventWords from '#messages/events/en.ts';
import * as functionWords from '#messages/functions/pages/en.ts';

interface EventEditFormProps {
  event: z.infer<typeof editableEvent>['event'];
  guestCount: number;
  functionCount: number;
  venueSearch: VenueSearchView;
  now: string;
  /** Whether the organiser is asked whether guests give together: only they answer, and only where money can be given. */
  asksGiving: boolean;
  answer: EditAnswer | undefined;
}

/** The fields of creation without guests and gifts. */
export function EventEditForm({
  event,
  guestCount,
  functionCount,
  venueSearch,
  now,
  asksGiving,
  answer,
}: EventEditFormProps) {
  const navigation = useNavigation();
  const saving = navigation.formMethod === 'POST';
  // only the action may renew it: a page that looked again would overwrite a change nobody has seen
  const [opened] = useState(String(event.version));
  const { name, location, lat, lng, placeId } = event.venue;
  const couple = hasField(event.eventType, 'brideGroomDetails');
  const [form, fields] = useConform({
    id: 'event',
    defaultValue: {
      ...eachText((name) => event[name]),
      venue: { name, location, lat: String(lat ?? ''), lng: String(lng ?? ''), placeId: placeId ?? '' },
      giveTogether: giveTogetherValue(event.giveTogether),
      ...(couple ? { brideGroomDetails: event.brideGroomDetails ?? {} } : {}),
    },
    ...checkedInPage(updateEventForm),
  });
  return (
    <ConformForm form={form} labels={eventLabels}>
      {/* what the Enter key presses: without it, the search for a venue */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      {answer?.stored ? <StoredNow differences={answer.stored} /> : null}
      <input type="hidden" name="version" value={answer?.version ?? opened} />
      {guestCount > 0 ? <Alert live={false}>{eventWords.editNotificationNote}</Alert> : null}
      {functionCount > 0 ? (
        <p>
          {functionWords.editKeeps(functionCount)}{' '}
          <Link to={`/event/${event._id}/functions`}>{functionWords.open}</Link>
        </p>
      ) : null}
      <Card title={eventWords.detailsTitle}>
        <DetailsFields
          fields={fields}
          now={now}
          keptDate={event.date}
          suggestedTime={String(answer?.lastResult.initialValue?.[SUGGESTED_TIME] ?? '')}
          venueSearch={venueSearch}
          venueFound={answer?.venueFound}
          venueNotice={answer?.venueNotice ?? null}
          description={{
            eventType: event.eventType,
            kept: keptTexts((name) => answer?.lastResult.initialValue?.[name]),
            notice: answer?.descriptionNotice ?? null,
            problem: answer?.descriptionProblem ?? null,
          }}
        />
      </Card>
      {couple ? (
        <Card title={eventWords.coupleTitle}>
          <CoupleFields fields={fields.brideGroomDetails.getFieldset()} />
        </Card>
      ) : null}
      {asksGiving ? (
        <Card title={giftWords.giftsTitle}>
          <GiveTogetherField field={fields.giveTogether} />
        </Card>
      ) : null}
      <div className="row">
        <Button pending={saving} pendingLabel={eventWords.editSaving}>
          {eventWords.editSave}
        </Button>
        <ButtonLink to={`/event/${event._id}`} reloadDocument variant="secondary">
          {eventWords.editLeave}
        </ButtonLink>
        <ButtonLink to={`/event/${event._id}/cancel`} variant="quiet" className="ms-auto">
          {eventWords.editCancelEvent}
        </ButtonLink>
      </div>
    </ConformForm>
  );
}

/** What the other window stored, to compare with what stands in the fields below. */
function StoredNow({ differences }: { differences: EditAnswer['stored'] }) {
  if (!differences || differences.length === 0) return <p>{eventWords.storedSame}</p>;
  return (
    <Card title={eventWords.storedTitle} level={3}>
      <p className="field-help mb-4">{eventWords.storedHelp}</p>
      <DescriptionList
        facts={differences.map(({ label, stored }) => ({
          term: label,
          value: stored ? (
            <span className="whitespace-pre-line">{stored}</span>
          ) : (
            <em>{eventWords.storedNothing}</em>
          ),
        }))}
      />
    </Card>
  );
}
