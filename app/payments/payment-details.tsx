import { usePaymentWords } from '#app/payments/payment-words.ts';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { useFrame } from '#app/site/frame-words.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { PaymentReport } from '#contract/money/payments.ts';
import { locales } from '#messages/language.ts';

/** Payments have no place: their time is India's, whatever zone the event is in. */
const paidAt = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'short',
} as const;

/** The card of facts about a payment, with the spec's words for what is not known. */
export function PaymentDetails({ payment }: { payment: PaymentReport['payment'] }) {
  const words = usePaymentWords();
  const { language } = useFrame();
  const { eventId, gift, amount, gatewayPaymentId, completedAt } = payment;
  return (
    <DescriptionList
      facts={[
        { term: words.terms.event, value: eventId.eventName || words.eventFallback },
        ...(gift ? [{ term: words.terms.gift, value: gift.name }] : []),
        { term: words.terms.amountPaid, value: formatRupees(amount) },
        { term: words.terms.method, value: words.method },
        {
          term: words.terms.transaction,
          value: <span className="break-all">{gatewayPaymentId ?? words.transactionFallback}</span>,
        },
        {
          term: words.terms.date,
          value: completedAt
            ? new Intl.DateTimeFormat(locales[language], paidAt).format(new Date(completedAt))
            : words.dateFallback,
        },
      ]}
    />
  );
}
