import { PaymentFacts } from '#app/payments/payment-facts.tsx';
import { SupportLine } from '#app/payments/support-line.tsx';
import { WaysOn } from '#app/payments/ways-on.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import type { PaymentReport } from '#contract/payments.ts';

/** The money was paid and sent back. */
export function Refunded({ report }: { report: PaymentReport }) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title="Payment Refunded"
        description="Your money is on its way back to the card or account you paid with. Banks usually take 5 to 7 working days to show it."
      />
      <Card title="Payment details">
        <PaymentFacts payment={report.payment} />
      </Card>
      <WaysOn />
      <SupportLine />
    </Page>
  );
}
