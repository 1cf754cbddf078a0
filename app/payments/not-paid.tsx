import type { MouseEvent } from 'react';
import { giftPageOf, shagunPageOf } from '#app/payments/gift-page.ts';
import { usePaymentWords } from '#app/payments/payment-words.ts';
import type { WayBack } from '#app/payments/way-back.server.ts';
import { SupportLine } from '#app/payments/support-line.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { formatRupees } from '#contract/common/format.ts';
import type { PaymentReport } from '#contract/money/payments.ts';

/** What happened, in the words of the state; a payer whose payment we do not know was on the way back from giving up. */
export function endingOf(
  status: PaymentReport['payment']['status'] | undefined,
  words: ReturnType<typeof usePaymentWords>,
) {
  if (status === 'failed')
    return { title: words.failed, hint: words.failedHint, happened: words.failedHappened };
  if (status === 'expired')
    return { title: words.expired, hint: words.expiredHint, happened: words.expiredHappened };
  return { title: words.cancelled, hint: words.cancelledHint, happened: words.cancelledHappened };
}

/** No money moved: cancelled, failed or run out of time, and the ways on. */
export function NotPaid({ report, wayBack }: { report: PaymentReport | null; wayBack: WayBack | null }) {
  const words = usePaymentWords();
  const payment = report?.payment;
  const { title, hint, happened } = endingOf(payment?.status, words);
  const event = wayBack ? wayBack.page : payment?.eventId._id ? `/event/${payment.eventId._id}` : '/events';
  const gift = payment && giftPageOf(payment);
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={title} description={hint} />
      <Card title={words.happenedTitle}>
        <ul className="grid list-disc gap-2 ps-5">
          <li>{happened}</li>
          <li>{payment ? notTaken(payment, words) : words.nothingTaken}</li>
          <li>{words.tryWhenever}</li>
          <li>{words.chargedAnyway}</li>
        </ul>
      </Card>
      <div className="row">
        {/* the form of a personal link stands there as it was filled in; a step back leads to the provider's page */}
        <ButtonLink
          to={wayBack?.form ?? gift ?? (payment && shagunPageOf(payment)) ?? event}
          onClick={wayBack ? undefined : (click) => goBack(click, 1)}
        >
          {words.tryAgain}
        </ButtonLink>
        {gift ? (
          <ButtonLink to={gift} variant="secondary">
            {words.backToGift}
          </ButtonLink>
        ) : null}
        <ButtonLink
          to={event}
          variant="secondary"
          onClick={payment?.eventId._id ? undefined : (click) => goBack(click, 2)}
        >
          {wayBack ? words.backToInvitation : words.backToEvent}
        </ButtonLink>
        {wayBack ? null : (
          <ButtonLink to="/" variant="secondary">
            {words.home}
          </ButtonLink>
        )}
      </div>
      <SupportLine />
    </Page>
  );
}

/** A shagun is for no gift. */
const notTaken = ({ amount, gift }: PaymentReport['payment'], words: ReturnType<typeof usePaymentWords>) =>
  (gift ? words.notTaken : words.shagunNotTaken)(formatRupees(amount));

/** Back in the browser's history where there is that much of it; else the link leads on as it says. */
function goBack(click: MouseEvent, steps: number): void {
  if (window.history.length <= steps) return;
  click.preventDefault();
  window.history.go(-steps);
}
