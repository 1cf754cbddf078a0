import { SupportLine } from '#app/payments/support-line.tsx';
import { WaysOn } from '#app/payments/ways-on.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Page } from '#app/ui/page.tsx';
import { paymentSentences } from '#contract/payments.ts';

/** No payment that this visitor may see. */
export function UnknownPayment() {
  return (
    <Page width="narrow">
      <div className="centred">
        <Mark size={72} />
        <h1>{paymentSentences.notFound}</h1>
        <p>The address may not be complete, or it belongs to somebody else. If it is your payment, sign in with the account you paid with and open this page again.</p>
        <p>If you paid, your money is safe: a payment is counted even when its page is not opened.</p>
        <WaysOn />
        <SupportLine />
      </div>
    </Page>
  );
}
