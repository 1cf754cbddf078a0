import { paidAt } from '#app/payments/paid-at.ts';
import { usePaymentWords } from '#app/payments/payment-words.ts';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { useFrame } from '#app/frame/frame-words.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { PaymentReport } from '#contract/money/payments.ts';

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
          value: completedAt ? paidAt(completedAt, language) : words.dateFallback,
        },
      ]}
    />
  );
}
