import { useLocation } from '@remix-run/react';
import { giftPageOf } from '#app/payments/gift-page.ts';
import { usePaymentWords } from '#app/payments/payment-words.ts';
import { useAskAgain } from '#app/ui/use-ask-again.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { formatRupees } from '#contract/common/format.ts';
import type { PaymentReport } from '#contract/money/payments.ts';

/** The payer is back and the provider has not confirmed yet; `report` is null when not even we could be asked. */
export function Verifying({ report }: { report: PaymentReport | null }) {
  const words = usePaymentWords();
  const { pathname, search } = useLocation();
  const asking = useAskAgain();
  const gift = report ? giftPageOf(report.payment) : undefined;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.verifying} />
      <div role="status" className="stack">
        <p>{report ? words.verifyingWaits : words.verifyingUnavailable}</p>
        <p>{asking ? words.verifyingAsks : words.verifyingAskYourself}</p>
      </div>
      {report ? (
        <Card title={words.detailsTitle}>
          <DescriptionList
            facts={[
              { term: words.terms.event, value: report.payment.eventId.eventName || words.eventFallback },
              ...(report.payment.gift ? [{ term: words.terms.gift, value: report.payment.gift.name }] : []),
              { term: words.terms.amount, value: formatRupees(report.payment.amount) },
              { term: words.terms.date, value: words.dateFallback },
            ]}
          />
        </Card>
      ) : null}
      <div className="row">
        <ButtonLink to={pathname + search} reloadDocument>
          {words.checkAgain}
        </ButtonLink>
        {gift ? (
          <ButtonLink to={gift} variant="secondary">
            {words.backToGift}
          </ButtonLink>
        ) : null}
        <ButtonLink to="/" variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </Page>
  );
}
