import { PaymentDetails } from '#app/payments/payment-details.tsx';
import { usePaymentWords } from '#app/payments/payment-words.ts';
import { WaysOn } from '#app/payments/ways-on.tsx';
import type { WayBack } from '#app/payments/way-back.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { formatRupees } from '#contract/common/format.ts';
import type { PaymentReport } from '#contract/money/payments.ts';

/** The money arrived: what was paid, what the organiser got for it, and what happens next. */
export function Paid({ report, wayBack }: { report: PaymentReport; wayBack: WayBack | null }) {
  const words = usePaymentWords();
  const { giftCards } = report;
  const { byLink } = report.payment;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.paid} />
      <Alert tone="success">{byLink ? words.byLink.thanks : words.paidHint}</Alert>
      <Card title={words.detailsTitle}>
        <PaymentDetails payment={report.payment} />
      </Card>
      {giftCards.length > 0 ? <IssuedCards cards={giftCards} /> : null}
      <Card title={words.nextTitle}>
        <ul className="grid list-disc gap-2 ps-5">
          {(byLink ? words.byLink.next[byLink.receipt ? 'receipt' : 'none'] : words.nextSteps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Card>
      <WaysOn payment={report.payment} wayBack={wayBack} />
    </Page>
  );
}

function IssuedCards({ cards }: { cards: PaymentReport['giftCards'] }) {
  const words = usePaymentWords();
  return (
    <Card title={words.cardsTitle(cards.length)}>
      <div className="stack">
        {cards.map(({ cardNumber, amount }) => (
          <DescriptionList
            key={cardNumber}
            facts={[
              {
                term: words.terms.cardNumber,
                value: <span className="tabular-nums whitespace-nowrap">{cardNumber}</span>,
              },
              { term: words.terms.cardValue, value: formatRupees(amount) },
            ]}
          />
        ))}
        <p className="field-help">{words.cardsHint(cards.length)}</p>
      </div>
    </Card>
  );
}
