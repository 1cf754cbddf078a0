import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { cardTitle } from '#app/gift-cards/card-summary.ts';
import { BrandChoice } from '#app/gift-cards/redemption/brand-choice.tsx';
import { readBrands } from '#app/gift-cards/redemption/catalogue.server.ts';
import { CatalogueUnavailable } from '#app/gift-cards/redemption/catalogue-unavailable.tsx';
import { Step, StepEmptyState, useRedeem } from '#app/gift-cards/redemption/step.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import * as cardWords from '#messages/gift-cards/en.ts';

export const meta: PageMeta = () => [{ title: cardWords.brandsPageTitle }];

export async function loader({ request }: RouteArgs) {
  const brands = await readBrands(request);
  const search = new URL(request.url).searchParams.get('search')?.slice(0, 100) ?? '';
  return data({ brands, search }, { status: brands ? 200 : 503 });
}

/** Step 1 of a redemption (spec section 2): the brands. */
export default function Brands() {
  const { brands, search } = useLoaderData<typeof loader>();
  const { card } = useRedeem();
  return (
    <Step
      title={cardWords.chooseBrand}
      description={cardWords.cardToSpend(cardTitle(card), card.amount)}
      back={{ to: '/wallet', label: cardWords.backToWallet }}
      width="normal"
    >
      {brands ? null : <CatalogueUnavailable />}
      {brands?.length === 0 ? (
        <StepEmptyState title={cardWords.noBrandsTitle}>{cardWords.noBrandsText}</StepEmptyState>
      ) : null}
      {brands && brands.length > 0 ? <BrandChoice brands={brands} sent={search} /> : null}
    </Step>
  );
}

export const ErrorBoundary = WalletError;
