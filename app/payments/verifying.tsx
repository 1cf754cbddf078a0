import { useLocation, useRevalidator } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { useAskAgain } from '#app/payments/use-ask-again.ts';
import { formatRupees } from '#contract/format.ts';
import { paymentPageSentences, type PaymentReport } from '#contract/payments.ts';

/** The payer is back and the provider has not confirmed yet; `report` is null when not even we could be asked. */
export function Verifying({ report }: { report: PaymentReport | null }) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const asking = useAskAgain(revalidate);
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={paymentPageSentences.verifying} />
      <div role="status" className="stack">
        <p>
          {report
            ? 'Your bank or the payment provider has not confirmed this payment yet. That usually takes a few seconds, sometimes a few minutes.'
            : 'We cannot look up this payment right now. If you paid, your money is recorded at the payment provider and will be counted.'}
        </p>
        <p>
          {asking
            ? 'This page asks again by itself. You may also leave: a payment that is confirmed later still counts.'
            : 'Check again in a moment. You may also leave: a payment that is confirmed later still counts. Please do not pay twice.'}
        </p>
      </div>
      {report ? (
        <Card title="Payment details">
          <Facts
            facts={[
              { term: 'Event', value: report.payment.eventId.eventName || paymentPageSentences.eventFallback },
              { term: 'Amount', value: formatRupees(report.payment.amount) },
              { term: 'Payment date', value: paymentPageSentences.dateFallback },
            ]}
          />
        </Card>
      ) : null}
      <div className="row">
        <ButtonLink to={pathname + search} reloadDocument>
          Check again
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </Page>
  );
}
