import { useLoaderData, useLocation } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redeemAddress } from '#app/gift-cards/addresses.ts';
import { Spinner } from '#app/gift-cards/redemption/processing.tsx';
import { Step, StepButton } from '#app/gift-cards/redemption/step.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import { useAskAgain } from '#app/ui/use-ask-again.ts';
import { Alert } from '#app/ui/alert.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import type { Redemption } from '#contract/money/redemptions.ts';
import { formatRupees, voucherTitle } from '#contract/common/format.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

export const meta: PageMeta = () => [{ title: cardWords.resultPageTitle }];

export async function loader({ request, params }: RouteArgs<'redemptionId'>) {
  return (await backend(request).load('getRedemption', { params })).redemption;
}

/** Step 4 of a redemption (spec section 2): what became of it. */
export default function Result() {
  const redemption: Redemption = useLoaderData<typeof loader>();
  if (redemption.status === 'processing') return <Waiting redemption={redemption} />;
  if (redemption.status === 'failed') return <Failed redemption={redemption} />;
  return (
    <Step key="completed" title={cardWords.completedTitle}>
      <Alert tone="success">{cardWords.completedText}</Alert>
      <RedemptionDetails redemption={redemption} />
      <div className="row justify-end">
        <StepButton to="/wallet">{cardWords.done}</StepButton>
      </div>
    </Step>
  );
}

/** The shop has not said yet: nobody is told that it is done before it is. */
function Waiting({ redemption }: { redemption: Redemption }) {
  const { pathname } = useLocation();
  const asking = useAskAgain();
  return (
    <Step key="processing" title={cardWords.waitingTitle}>
      <div role="status" className="stack">
        {asking ? <Spinner /> : null}
        <p>{cardWords.waitingText}</p>
        <p>{cardWords.waitingPromise(asking)}</p>
      </div>
      <RedemptionDetails redemption={redemption} />
      <div className="row justify-end">
        <StepButton to="/wallet" variant="secondary">
          {cardWords.backToWallet}
        </StepButton>
        <StepButton to={pathname} replace>
          {cardWords.checkAgain}
        </StepButton>
      </div>
    </Step>
  );
}

function Failed({ redemption }: { redemption: Redemption }) {
  return (
    <Step key="failed" title={cardWords.failedTitle}>
      <Alert tone="error">{cardWords.redemptionFailed(redemption.failure)}</Alert>
      <RedemptionDetails redemption={redemption} />
      <div className="row justify-end">
        <StepButton to="/wallet" variant="secondary">
          {cardWords.done}
        </StepButton>
        <StepButton to={redeemAddress(redemption.giftCardId)}>{cardWords.chooseOtherVoucher}</StepButton>
      </div>
    </Step>
  );
}

export const ErrorBoundary = WalletError;

/** What was bought, for whom, and under which order. */
function RedemptionDetails({ redemption }: { redemption: Redemption }) {
  const { amount, recipientEmail, orderId } = redemption;
  return (
    <DescriptionList
      facts={[
        { term: cardWords.voucherTerm, value: voucherTitle(redemption) },
        { term: cardWords.amountTerm, value: formatRupees(amount) },
        { term: cardWords.recipientTerm, value: <span className="wrap-anywhere">{recipientEmail}</span> },
        { term: cardWords.orderTerm, value: orderId || cardWords.orderUnknown },
      ]}
    />
  );
}
