import { Link } from '@remix-run/react';
import * as words from '#messages/payments/en.ts';

/** The spec's line for a payer who does not know further: it leads to the contact form. */
export function SupportLine() {
  return (
    <p>
      <Link to="/contact?topic=payment">{words.help}</Link>
    </p>
  );
}
