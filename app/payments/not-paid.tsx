import type { MouseEvent } from 'react';
import { SupportLine } from '#app/payments/support-line.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { formatRupees } from '#contract/format.ts';
import { paymentPageSentences, type PaymentReport } from '#contract/payments.ts';

interface Ending {
  title: string;
  hint: string;
  happened: string;
}

const cancelled: Ending = {
  title: paymentPageSentences.cancelled,
  hint: paymentPageSentences.cancelledHint,
  happened: 'The payment page was left before the payment was complete.',
};

/** What happened, in the words of the state; a payer whose payment we do not know was on the way back from giving up. */
const endings: Partial<Record<PaymentReport['payment']['status'], Ending>> = {
  failed: {
    title: 'Payment Failed',
    hint: 'Your payment did not go through. No charges were made to your account.',
    happened: 'Your bank or the payment provider did not accept the payment.',
  },
  expired: {
    title: 'Payment Expired',
    hint: 'This payment was not completed in time. No charges were made to your account.',
    happened: 'The time for this payment was over before it was complete.',
  },
};

/** No money moved: cancelled, failed or run out of time, and the ways on. */
export function NotPaid({ report }: { report: PaymentReport | null }) {
  const payment = report?.payment;
  const { title, hint, happened } = (payment && endings[payment.status]) ?? cancelled;
  const event = payment?.eventId._id ? `/event/${payment.eventId._id}` : '/events';
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={title} description={hint} />
      <Card title="What happened?">
        <ul className="grid list-disc gap-2 ps-5">
          <li>{happened}</li>
          <li>{payment ? `The ${formatRupees(payment.amount)} were not taken, and nothing was added to the gift.` : 'No money was taken, and nothing was added to a gift.'}</li>
          <li>You can try again whenever you like.</li>
          <li>Should your bank show a charge all the same, do not pay twice: money that reaches us later is counted, and what does not reach us comes back from your bank.</li>
        </ul>
      </Card>
      <div className="row">
        <ButtonLink to={event} onClick={(click) => goBack(click, 1)}>
          Try Payment Again
        </ButtonLink>
        <ButtonLink to={event} variant="secondary" onClick={payment?.eventId._id ? undefined : (click) => goBack(click, 2)}>
          Back to Event
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
      <SupportLine />
    </Page>
  );
}

/** Back in the browser's history where there is that much of it; else the link leads on as it says. */
function goBack(click: MouseEvent, steps: number): void {
  if (window.history.length <= steps) return;
  click.preventDefault();
  window.history.go(-steps);
}
