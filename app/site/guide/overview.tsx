import { Link } from '@remix-run/react';

export function Overview() {
  return (
    <>
      <p>
        You create an event, add the people you want to invite and, if you like, a wishlist. Everyone gets a personal link by e-mail or
        message. They answer with one tap and need no account. You see who is coming, and with how many.
      </p>
      <p>
        Whoever wants to give money signs in, chooses a gift and pays a part of it or all. What is paid reaches you as gift cards in your{' '}
        <Link to="/wallet">wallet</Link>, and you exchange them for vouchers of brands.
      </p>
      <ol>
        <li>
          <a href="#create-event">Create the event</a>: name, day, place.
        </li>
        <li>
          <a href="#add-gifts">Add gifts</a>, now or later.
        </li>
        <li>
          <a href="#invite-guests">Invite guests</a> by e-mail or with a link you send yourself.
        </li>
        <li>
          <a href="#manage-events">Look after it</a>: replies, changes, money.
        </li>
      </ol>
      <p>The Basic plan is free: 3 events a calendar year, 50 guests each.</p>
    </>
  );
}
