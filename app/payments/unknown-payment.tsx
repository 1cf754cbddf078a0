import { usePaymentWords } from '#app/payments/payment-words.ts';
import { SupportLine } from '#app/payments/support-line.tsx';
import { WaysOn } from '#app/payments/ways-on.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Page } from '#app/ui/page.tsx';

/** No payment that this visitor may see. */
export function UnknownPayment() {
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
