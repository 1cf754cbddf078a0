import { Link } from '@remix-run/react';
import { usePaymentWords } from '#app/payments/payment-words.ts';

/** The spec's line for a payer who does not know further: it leads to the contact form. */
export function SupportLine() {
  const words = usePaymentWords();
  return (
    <p>
      <Link to="/contact?topic=payment">{words.help}</Link>
    </p>
  );
}
