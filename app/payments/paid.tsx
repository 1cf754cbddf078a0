import { PaymentFacts } from '#app/payments/payment-facts.tsx';
import { WaysOn } from '#app/payments/ways-on.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { count, formatRupees } from '#contract/format.ts';
import { paymentPageSentences, type PaymentReport } from '#contract/payments.ts';

/** The money arrived: what was paid, what the organiser got for it, and what happens next. */
export function Paid({ report }: { report: PaymentReport }) {
  const { giftCards } = report;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={paymentPageSentences.paid} />
      <Alert tone="success">{paymentPageSentences.paidHint}</Alert>
      <Card title="Payment details">
        <PaymentFacts payment={report.payment} />
      </Card>
      {giftCards.length > 0 ? <IssuedCards cards={giftCards} /> : null}
      <Card title="What happens next?">
        <ul className="grid list-disc gap-2 ps-5">
          <li>The organiser gets gift cards worth what you paid.</li>
          <li>The cards work at partner stores.</li>
          <li>A confirmation e-mail will follow.</li>
          <li>Your contribution helps to make the event a success.</li>
        </ul>
      </Card>
      <WaysOn />
    </Page>
  );
}

function IssuedCards({ cards }: { cards: PaymentReport['giftCards'] }) {
  const title = cards.length === 1 ? 'Gift card issued' : `${count(cards.length, 'gift card')} issued`;
  return (
    <Card title={title}>
      <div className="stack">
        {cards.map(({ cardNumber, amount }) => (
          <Facts
            key={cardNumber}
            facts={[
              { term: 'Card number', value: <span className="tabular-nums whitespace-nowrap">{cardNumber}</span> },
              { term: 'Value', value: formatRupees(amount) },
            ]}
          />
        ))}
        <p className="field-help">
          {cards.length === 1
            ? 'The organiser received this gift card. It can be used at partner stores.'
            : 'The organiser received these gift cards. They can be used at partner stores.'}
        </p>
      </div>
    </Card>
  );
}
