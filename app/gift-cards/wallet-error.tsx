import { isRouteErrorResponse, useLocation, useParams, useRouteError } from '@remix-run/react';
import { redeemAddress } from '#app/gift-cards/addresses.ts';
import { UnsentForm, useUnsent } from '#app/frame/unsent.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import * as cardWords from '#messages/gift-cards/en.ts';

/** What a page of the wallet shows when it cannot be opened: the backend's sentence where there is one, and a way on. */
export function WalletError() {
  const error = useRouteError();
  const unsent = useUnsent();
  const { pathname, search } = useLocation();
  const { giftCardId, brandId } = useParams();
  const answer = isRouteErrorResponse(error) ? error : null;
  const problem = answer?.data as { message?: unknown; code?: unknown } | null | undefined;
  const message = typeof problem?.message === 'string' ? problem.message : undefined;
  if (unsent) return <UnsentForm unsent={unsent} />;
  const isHome = pathname.replace(/\/$/, '') === '/wallet';
  // one that is not there will not be there at the next try
  if (answer && answer.status < 500 && answer.status !== 429) {
    const goesOn = giftCardId !== undefined && brandId !== undefined && problem?.code !== 'card_not_found';
    const way = goesOn ? (
      <ButtonLink to={redeemAddress(giftCardId)}>{cardWords.allBrands}</ButtonLink>
    ) : (
      <ButtonLink to="/wallet">{cardWords.backToWallet}</ButtonLink>
    );
    return <ErrorPage status={answer.status} message={message} actions={way} />;
  }
  return (
    <ErrorPage
      status={answer?.status ?? 500}
      title={cardWords.walletErrorTitle}
      message={message}
      actions={
        <>
          <ButtonLink to={pathname + search} reloadDocument>
            {cardWords.tryAgain}
          </ButtonLink>
          {isHome ? null : (
            <ButtonLink to="/wallet" variant="secondary">
              {cardWords.backToWallet}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
