import { appLanguage } from '#messages/app-language/en.ts';
import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { InOtherLanguage } from '#app/payments/in-other-language.tsx';
import { endingOf, NotPaid } from '#app/payments/not-paid.tsx';
import { paymentHandle } from '#app/payments/payment-handle.ts';
import { lookUpPayment } from '#app/payments/payment-of-request.server.ts';
import { languageBegunIn, readWayBack } from '#app/payments/way-back.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { hasArrived } from '#contract/money/payments.ts';
import { paymentWords } from '#messages/payments/by-language.ts';

export const meta: PageMeta<typeof loader> = ({ data: finding }) => {
  const words = paymentWords[finding?.language ?? appLanguage];
  const { title } = endingOf(finding?.report?.payment.status, words);
  return [{ title: words.tab(title) }, { name: 'robots', content: 'noindex' }];
};

export const handle = paymentHandle;

/** A payment that was made after all is shown as such: this page says that no money moved. */
export async function loader({ request }: RouteArgs) {
  const finding = await lookUpPayment(request);
  const { language, headers } = await readLanguage(request, await languageBegunIn(request, finding));
  const report = finding.kind === 'found' ? finding.report : null;
  if (report && hasArrived(report.payment)) throw redirect(`/payment-success${new URL(request.url).search}`);
  const wayBack = report && (await readWayBack(request, report.payment._id));
  return data(
    {
      kind: finding.kind,
      report,
      wayBack,
      language,
      otherLanguage: otherLanguage(request, language),
      ...frameIn(language),
    },
    { headers },
  );
}

/** Spec section 2, the payment cancel page; also where a failed payment ends. */
export default function PaymentCancel() {
  const { report, wayBack, otherLanguage: other } = useLoaderData<typeof loader>();
  return (
    <>
      <NotPaid report={report} wayBack={wayBack} />
      <InOtherLanguage to={other} />
    </>
  );
}
