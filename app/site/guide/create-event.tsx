import { Link } from '@remix-run/react';
import { ExampleText } from '#app/site/guide/example-text.tsx';

const description = `Please join us as we celebrate with family and friends.
Lunch is served from 12.30. There is parking behind the hall, and the lift takes wheelchairs.
Tell us if anybody needs a ride from the station.`;

export function CreateEvent() {
  return (
    <>
      <p>
        Choose the type of event on your <Link to="/dashboard">dashboard</Link>. Until your profile is complete, its form stands there
        instead.
      </p>
      <ul>
        <li>A name, a date from today on and a description are needed. The time is needed when the event is today.</li>
        <li>For a wedding or an engagement you can add the couple; their names stand on the invitation.</li>
        <li>Guests and gifts can be added on the same page or afterwards.</li>
      </ul>
      <p>What you type is kept as a draft until you press Create Event, also when you close the page or your session ends.</p>
      <p>A description that answers what guests usually ask:</p>
      <ExampleText what="example description" text={description} />
    </>
  );
}
