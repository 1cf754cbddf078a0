import { appLanguage } from '#messages/app-language/en.ts';
import { data } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { goesBack } from '#app/payments/goes-back.ts';
import { InOtherLanguage } from '#app/payments/in-other-language.tsx';
import { NotPaid } from '#app/payments/not-paid.tsx';
import { Paid } from '#app/payments/paid.tsx';
import { paymentHandle } from '#app/payments/payment-handle.ts';
import { lookUpPayment, statusOf } from '#app/payments/payment-of-request.server.ts';
import { languageBegunIn, readWayBack, type WayBack } from '#app/payments/way-back.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { usePaymentWords } from '#app/payments/payment-words.ts';
import { SupportLine } from '#app/payments/support-line.tsx';
import { WaysOn } from '#app/payments/ways-on.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { PaymentDetails } from '#app/payments/payment-details.tsx';
import { Card } from '#app/ui/card.tsx';
import { giftPageOf } from '#app/payments/gift-page.ts';
import { useAskAgain } from '#app/ui/use-ask-again.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import type { PaymentReport } from '#contract/money/payments.ts';
import { formatRupees } from '#contract/common/format.ts';
import { paymentWords } from '#messages/payments/by-language.ts';

export const meta: PageMeta<typeof loader> = ({ data: finding }) => {
  const isPaid =
    finding?.kind === 'found' && finding.report.payment.status === 'paid' && !goesBack(finding.report);
  const words = paymentWords[finding?.language ?? appLanguage];
  const title = finding?.kind === 'unknown' ? words.tab(words.notFound) : words.tabUnknown;
  return [{ title: isPaid ? words.tab(words.paid) : title }, { name: 'robots', content: 'noindex' }];
};

export const handle = paymentHandle;

export async function loader({ request }: RouteArgs) {
  const finding = await lookUpPayment(request);
  const { language, headers } = await readLanguage(request, await languageBegunIn(request, finding));
  const wayBack = finding.kind === 'found' ? await readWayBack(request, finding.report.payment._id) : null;
  return data(
    { ...finding, wayBack, language, otherLanguage: otherLanguage(request, language), ...frameIn(language) },
    { status: statusOf(finding), headers },
  );
}

/** Spec section 2, the payment success page; open to everybody who holds the way back from the provider. */
export default function PaymentSuccess() {
  const finding = useLoaderData<typeof loader>();
  return (
    <>
      <Result finding={finding} />
      <InOtherLanguage to={finding.otherLanguage} />
    </>
  );
}

function Result({ finding }: { finding: ReturnType<typeof useLoaderData<typeof loader>> }) {
  if (finding.kind === 'unknown') return <UnknownPayment />;
  if (finding.kind === 'unavailable') return <Verifying report={null} wayBack={null} />;
  const { report } = finding;
  const { status } = report.payment;
  const { wayBack } = finding;
  // said before it is done: who closes this page should not leave with thanks for money that comes back
  if (goesBack(report)) return <Refunded report={report} wayBack={wayBack} />;
  if (status === 'paid') return <Paid report={report} wayBack={wayBack} />;
  if (status === 'created') return <Verifying report={report} wayBack={wayBack} />;
  return <NotPaid report={report} wayBack={wayBack} />;
}

/** No payment that this visitor may see. */
function UnknownPayment() {
  const words = usePaymentWords();
  return (
    <Page width="narrow">
      <div className="centred">
        <Logo size={72} />
        <h1>{words.notFound}</h1>
        <p>{words.unknownWhy}</p>
        <p>{words.unknownSafe}</p>
        <WaysOn />
        <SupportLine />
      </div>
    </Page>
  );
}

/** The money was paid and goes back. */
function Refunded({ report, wayBack }: { report: PaymentReport; wayBack: WayBack | null }) {
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

/** The payer is back and the provider has not confirmed yet; `report` is null when not even we could be asked. */
function Verifying({ report, wayBack }: { report: PaymentReport | null; wayBack: WayBack | null }) {
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
        {wayBack ? (
          <ButtonLink to={wayBack.page} reloadDocument variant="secondary">
            {words.backToInvitation}
          </ButtonLink>
        ) : (
          <>
            {gift ? (
              <ButtonLink to={gift} variant="secondary">
                {words.backToGift}
              </ButtonLink>
            ) : null}
            <ButtonLink to="/" variant="secondary">
              {words.home}
            </ButtonLink>
          </>
        )}
      </div>
    </Page>
  );
}
