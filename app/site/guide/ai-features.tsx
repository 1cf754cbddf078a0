import { Link } from '@remix-run/react';

/** Says what works in this version and nothing else: change it with the feature. */
export function AiFeatures() {
  return (
    <>
      <p>
        There are none yet. A helper that drafts the description of an event from its name, date and place is planned; until it is there,
        you write the description yourself, or start from the example under <a href="#create-event">Create Event</a>.
      </p>
      <p>
        Nothing you or your guests type is given to an AI service. Should that change, it will stand here and under{' '}
        <Link to="/privacy">Privacy</Link>.
      </p>
    </>
  );
}
