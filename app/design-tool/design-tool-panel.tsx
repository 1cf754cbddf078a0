import { useLocation } from '@remix-run/react';
import { ConnectCard } from '#app/design-tool/connect-card.tsx';
import { DesignList } from '#app/design-tool/design-list.tsx';
import type { DesignToolView } from '#app/design-tool/design-tool-view.server.ts';
import { Pictures } from '#app/design-tool/pictures.tsx';
import { PostButton } from '#app/design-tool/post-button.tsx';
import { Card } from '#app/ui/card.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { formatEventDate, formatEventMoment } from '#contract/common/format.ts';
import type { DesignToolTemplates } from '#contract/designs/design-tool.ts';
import type { EventSummary } from '#contract/events/events.ts';
import { joinNames } from '#contract/events/couple-names.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

interface DesignToolPanelProps {
  event: DesignedEvent;
  /** What `designToolView` loaded. */
  view: DesignToolView;
}

/**
 * The outside design tool in the invitation's design (spec section 2): the connect button,
 * or the person's own designs with what can be done with them. Works on any page below
 * `/event/{eventId}/invite` whose loader hands over `designToolView(request, eventId)`.
 */
export function DesignToolPanel({
  event,
  view: { connection, templates, chosen, designs },
}: DesignToolPanelProps) {
  return (
    <div className="stack">
      {connection && chosen ? null : (
        <MissingPart>
          {connection ? designToolWords.picturesMissing : designToolWords.panelMissing}
        </MissingPart>
      )}
      {chosen ? <Pictures eventId={event._id} chosen={chosen} /> : null}
      {designs ? (
        <>
          <DesignList event={event} designs={designs} />
          <NewDesign event={event} templates={templates} />
          <Card className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {connection?.connectedAt
                ? designToolWords.connectedSince(
                    formatEventDate({ startsAt: connection.connectedAt, timeZone: event.timeZone }),
                  )
                : null}
            </p>
            <PostButton
              action={`/event/${event._id}/invite/design-tool/disconnect`}
              label={designToolWords.disconnect}
              variant="danger"
            />
          </Card>
        </>
      ) : connection ? (
        <ConnectCard connection={connection} />
      ) : null}
    </div>
  );
}

/** What the panel says of the event a design is for. */
type DesignedEvent = Pick<
  EventSummary,
  '_id' | 'eventName' | 'date' | 'time' | 'timeZone' | 'startsAt' | 'venue' | 'brideGroomDetails'
>;

interface NewDesignProps {
  event: DesignedEvent;
  /** Null when they could not be loaded. */
  templates: DesignToolTemplates | null;
}

const coupleOf = ({ brideGroomDetails: couple }: DesignedEvent): string =>
  couple
    ? joinNames(
        [couple.bride, couple.groom]
          .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
          .filter(Boolean),
      )
    : '';

/** Begins a design in the person's own account, with the event's details at hand to copy. */
function NewDesign({ event, templates }: NewDesignProps) {
  const { pathname } = useLocation();
  const action = `/event/${event._id}/invite/design-tool/create`;
  const couple = coupleOf(event);
  const where = [event.venue.name, event.venue.location].filter(Boolean).join(', ');
  if (!templates) {
    return (
      <Card title={designToolWords.templatesTitle}>
        <Alert tone="error">{designToolWords.loadTemplatesFailed}</Alert>
      </Card>
    );
  }
  return (
    <Card title={designToolWords.templatesTitle} className="stack">
      <p>{designToolWords.templatesText}</p>
      <DescriptionList
        facts={[
          { term: designToolWords.factEvent, value: event.eventName },
          ...(couple ? [{ term: designToolWords.factFor, value: couple }] : []),
          { term: designToolWords.factWhen, value: formatEventMoment(event) },
          ...(where ? [{ term: designToolWords.factWhere, value: where }] : []),
        ]}
      />
      <Form method="post" action={action} preventScrollReset className="stack">
        <WriterField />
        <input type="hidden" name="back" value={pathname} />
        <SelectField
          id="tool-template"
          name="template"
          label={designToolWords.kindLabel}
          options={templates.templates.map(({ id, title, isPremium }) => ({
            value: id,
            label: isPremium ? designToolWords.premiumName(title) : title,
          }))}
        />
        <TextField
          id="tool-title"
          name="title"
          label={designToolWords.titleLabel}
          defaultValue={templates.title.slice(0, 120)}
          maxLength={120}
        />
        <p>
          <FormButton action={action} pendingLabel={designToolWords.creating} variant="secondary">
            {designToolWords.createDesign}
          </FormButton>
        </p>
      </Form>
    </Card>
  );
}
