import { Link } from '@remix-run/react';
import { paymentPageSentences } from '#contract/payments.ts';

/** The spec's line for a payer who does not know further: it leads to the contact form. */
export function SupportLine() {
  return (
    <p>
      <Link to="/contact?topic=payment">{paymentPageSentences.help}</Link>
    </p>
  );
}
