import { Facts } from '#app/ui/facts.tsx';
import { formatRupees } from '#contract/format.ts';
import { paymentPageSentences, type PaymentReport } from '#contract/payments.ts';

/** Payments have no place: their time is India's, whatever zone the event is in. */
const paidAt = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'short',
});

/** The card of facts about a payment, with the spec's words for what is not known. */
export function PaymentFacts({ payment }: { payment: PaymentReport['payment'] }) {
  const { eventId, amount, gatewayPaymentId, completedAt } = payment;
  return (
    <Facts
      facts={[
        { term: 'Event', value: eventId.eventName || paymentPageSentences.eventFallback },
        { term: 'Amount paid', value: formatRupees(amount) },
        { term: 'Payment method', value: paymentPageSentences.method },
        { term: 'Transaction ID', value: <span className="break-all">{gatewayPaymentId ?? paymentPageSentences.transactionFallback}</span> },
        { term: 'Payment date', value: completedAt ? paidAt.format(new Date(completedAt)) : paymentPageSentences.dateFallback },
      ]}
    />
  );
}
