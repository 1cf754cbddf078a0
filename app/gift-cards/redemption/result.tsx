import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useRevalidator } from '@remix-run/react';
import { backend } from '#app/backend.server.ts';
import { redeemAddress } from '#app/gift-cards/redemption/addresses.ts';
import { Spinner } from '#app/gift-cards/redemption/processing.tsx';
import { RedemptionFacts } from '#app/gift-cards/redemption/redemption-facts.tsx';
import { Step, StepButton } from '#app/gift-cards/redemption/step.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import { useAskAgain } from '#app/payments/use-ask-again.ts';
import { Alert } from '#app/ui/alert.tsx';
import { redemptionSentences as say, type Redemption } from '#contract/redemptions.ts';

export const meta: MetaFunction = () => [{ title: 'Your voucher · Shagun' }];

export async function loader({ request, params: { redemptionId = '' } }: LoaderFunctionArgs) {
  return (await backend(request).load('getRedemption', { params: { redemptionId } })).redemption;
}

/** Step 4 of a redemption (spec section 2): what became of it. */
export default function Result() {
  const redemption: Redemption = useLoaderData<typeof loader>();
  if (redemption.status === 'processing') return <Waiting redemption={redemption} />;
  if (redemption.status === 'failed') return <Failed redemption={redemption} />;
  return (
    <Step key="completed" title="Your voucher is on its way">
      <Alert tone="success">The shop confirmed the order and sends the voucher by e-mail. Look into the spam folder, too.</Alert>
      <RedemptionFacts redemption={redemption} />
      <div className="row justify-end">
        <StepButton to="/wallet">Done</StepButton>
      </div>
    </Step>
  );
}

/** The shop has not said yet: nobody is told that it is done before it is. */
function Waiting({ redemption }: { redemption: Redemption }) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const asking = useAskAgain(revalidate);
  return (
    <Step key="processing" title="Your order is being processed">
      <div role="status" className="stack">
        {asking ? <Spinner /> : null}
        <p>The money is set aside on your gift card. The shop has not confirmed the order yet: that usually takes a few seconds, sometimes some minutes.</p>
        <p>
          Nothing is lost. When the voucher is on its way an e-mail will follow; if the shop cannot deliver it, the money goes back to your card.
          {asking ? ' This page asks again by itself.' : ''} You may also leave.
        </p>
      </div>
      <RedemptionFacts redemption={redemption} />
      <div className="row justify-end">
        <StepButton to="/wallet" variant="secondary">
          Back to the wallet
        </StepButton>
        <StepButton to={pathname} replace>
          Check again
        </StepButton>
      </div>
    </Step>
  );
}

function Failed({ redemption }: { redemption: Redemption }) {
  return (
    <Step key="failed" title="The voucher was not bought">
      <Alert tone="error">{say.failed(redemption.failure)}</Alert>
      <RedemptionFacts redemption={redemption} />
      <div className="row justify-end">
        <StepButton to="/wallet" variant="secondary">
          Done
        </StepButton>
        <StepButton to={redeemAddress(redemption.giftCardId)}>Choose another voucher</StepButton>
      </div>
    </Step>
  );
}

export const ErrorBoundary = WalletError;
