import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** Stands in both places that list what somebody organises, before the first event. */
export function NoEventsOrganized() {
  return (
    <EmptyState
      title="No events organized"
      action={<ButtonLink to="/dashboard">Create New Event</ButtonLink>}
      illustration="/illustrations/custom.svg"
    >
      Create an event, add your guests and send the invitations: it takes a few minutes.
    </EmptyState>
  );
}

/** Likewise for what somebody is invited to. */
export function NoEventsJoined() {
  return (
    <EmptyState title="No events joined" illustration="/illustrations/getTogether.svg">
      You haven't joined any events yet. When you receive invitations, they'll appear here.
    </EmptyState>
  );
}
