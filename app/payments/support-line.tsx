import { paymentPageSentences } from '#contract/payments.ts';

/** The spec's line for a payer who does not know further. */
export function SupportLine({ email }: { email: string }) {
  return (
    <p>
      <a href={`mailto:${email}`}>{paymentPageSentences.help}</a>
    </p>
  );
}
