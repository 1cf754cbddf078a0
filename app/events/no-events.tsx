import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as transferWords from '#messages/events/transfer/en.ts';

/** Stands in both places that list what somebody organises, before the first event. */
export function NoEventsOrganized() {
  return (
    <EmptyState
      title={eventWords.noneOrganised}
      action={
        <>
          <ButtonLink to="/dashboard">{eventWords.createNew}</ButtonLink>{' '}
          <ButtonLink to="/import-event" variant="quiet">
            {transferWords.importTitle}
          </ButtonLink>
        </>
      }
      illustration="/illustrations/custom.svg"
    >
      {eventWords.noneOrganisedHint}
    </EmptyState>
  );
}

/** Likewise for what somebody is invited to. */
export function NoEventsJoined() {
  return (
    <EmptyState title={eventWords.noneJoined} illustration="/illustrations/getTogether.svg">
      {eventWords.noneJoinedHint}
    </EmptyState>
  );
}
