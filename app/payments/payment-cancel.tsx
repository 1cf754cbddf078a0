import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NotPaid } from '#app/payments/not-paid.tsx';
import { lookUpPayment } from '#app/payments/payment-of-request.server.ts';
import * as words from '#messages/payments/en.ts';

export const meta: MetaFunction = () => [
  { title: words.tab(words.cancelled) },
  { name: 'robots', content: 'noindex' },
];

/** A payment that was made after all is shown as such: this page says that no money moved. */
export async function loader({ request }: LoaderFunctionArgs) {
  const finding = await lookUpPayment(request);
  const report = finding.kind === 'found' ? finding.report : null;
  const status = report?.payment.status;
  if (status === 'paid' || status === 'refunded')
    throw redirect(`/payment-success${new URL(request.url).search}`);
  return { report };
}

/** Spec section 2, the payment cancel page; also where a failed payment ends. */
export default function PaymentCancel() {
  return <NotPaid {...useLoaderData<typeof loader>()} />;
}
