import { Link } from '@remix-run/react';

export function AddGifts() {
  return (
    <>
      <p>
        A gift has a name and a price, and can have a link to a shop and one picture (PNG or JPG up to 5MB). Open{' '}
        <Link to="/organised-events">your events</Link> and choose Add Gifts. Guests see the list on the event page.
      </p>
      <h3>Giving together</h3>
      <p>
        Any signed-in person who sees a gift can enable collaboration for it. The first one joins with an amount; whoever comes later asks
        one of those who take part. As the organiser you can open a gift to everybody, set a last day, and see who gave what. Givers can
        hide their amount from other guests.
      </p>
      <p>The money collected is the gift, also when the price is not reached.</p>
      <h3>From money to gift card to voucher</h3>
      <ol>
        <li>A guest pays on the page of the payment provider. The amount counts once the provider confirms it.</li>
        <li>
          You get one or more gift cards in your <Link to="/wallet">wallet</Link>; each shows its last day.
        </li>
        <li>Use Card leads to the brands. You choose a voucher, confirm the amount, and it comes by e-mail.</li>
        <li>If the voucher shop cannot deliver, the amount goes back to your card.</li>
      </ol>
      <h3>Taking money back</h3>
      <p>
        A guest can take a contribution back for a while, as long as you have not used it and the gift is not bought; the page of the gift
        says until when. When you cancel an event, what you have not used goes back to those who gave it. A gift with money on it cannot be
        deleted.
      </p>
      <h3>Bought and delivered</h3>
      <p>Those who give a gift, or you, mark it as purchased; you mark it as delivered. The event page shows both.</p>
    </>
  );
}
