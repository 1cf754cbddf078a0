import { PaymentDetails } from '#app/payments/payment-details.tsx';
import { usePaymentWords } from '#app/payments/payment-words.ts';
import { SupportLine } from '#app/payments/support-line.tsx';
import type { WayBack } from '#app/payments/way-back.server.ts';
import { WaysOn } from '#app/payments/ways-on.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import type { PaymentReport } from '#contract/money/payments.ts';

/** The money was paid and goes back. */
export function Refunded({ report, wayBack }: { report: PaymentReport; wayBack: WayBack | null }) {
  const words = usePaymentWords();
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.refunded} description={words.refundedHint} />
      {report.refund?.reason === 'event_cancelled' ? <p>{words.refundedCancelled}</p> : null}
      <Card title={words.detailsTitle}>
        <PaymentDetails payment={report.payment} />
      </Card>
      <WaysOn payment={report.payment} wayBack={wayBack} />
      <SupportLine />
    </Page>
  );
}
