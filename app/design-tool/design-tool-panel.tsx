import { ConnectCard } from '#app/design-tool/connect-card.tsx';
import { DesignList } from '#app/design-tool/design-list.tsx';
import type { DesignToolView } from '#app/design-tool/design-tool-view.server.ts';
import { NewDesign, type DesignedEvent } from '#app/design-tool/new-design.tsx';
import { Pictures } from '#app/design-tool/pictures.tsx';
import { PostButton } from '#app/design-tool/post-button.tsx';
import { Card } from '#app/ui/card.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import { formatEventDate } from '#contract/common/format.ts';
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
