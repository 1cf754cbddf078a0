import { Link } from '@remix-run/react';

export function ManageEvents() {
  return (
    <>
      <p>
        <Link to="/organised-events">Organised Events</Link> lists what you host, <Link to="/attending-events">Attending Events</Link> what
        you are invited to. Both can be sorted and filtered.
      </p>
      <h3>Replies</h3>
      <p>
        The invitation page shows every reply as Confirmed, Declined or Pending, with how many people come. You can note down a reply you
        got by phone, export the list as CSV and print it. Guests can change their answer.
      </p>
      <h3>Changes</h3>
      <p>
        Change the event on its page. When the date, time or place changes, or you cancel, the guests you invited are told by e-mail. A
        cancelled event stays visible and says so; contributions you have not used go back.
      </p>
      <h3>Requests and gifts</h3>
      <p>Requests to give a gift together stand on the event page, where those who are asked accept or reject them.</p>
      <h3>Your account</h3>
      <p>
        Your name, picture and contact are on your <Link to="/profile">profile</Link>. Under <Link to="/profile/data">Your data</Link> you
        download everything that is stored about you, or delete your account. Something else?{' '}
        <Link to="/contact">Write to us.</Link>
      </p>
    </>
  );
}
