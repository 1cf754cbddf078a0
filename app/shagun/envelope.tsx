import type { EnvelopeView } from '#app/shagun/envelope.server.ts';

/** The envelope that a shagun goes in: whom it is for, in the colours of their invitation. The coin on it is the one rupee that goes on. */
export const Envelope = ({ to, reaches }: EnvelopeView) => (
  <div className="envelope">
    <b aria-hidden="true">₹1</b>
    <p>{to}</p>
    <small>{reaches}</small>
  </div>
);
