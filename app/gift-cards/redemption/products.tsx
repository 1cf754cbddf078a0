import { data } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { isWithin, worthOf } from '#app/gift-cards/redemption/amounts.ts';
import { redeemAddress, withSearch } from '#app/gift-cards/addresses.ts';
import { readBrand } from '#app/gift-cards/redemption/catalogue.server.ts';
import { CatalogueUnavailable } from '#app/gift-cards/redemption/catalogue-unavailable.tsx';
import { Step, StepButton, StepEmptyState, useRedeem } from '#app/gift-cards/redemption/step.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import type { CatalogProduct } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

export const meta: PageMeta<typeof loader> = ({ data: view }) => [
  { title: cardWords.vouchersPageTitle(view?.offer?.brand.brand ?? cardWords.chooseVoucher) },
];

export async function loader({ request, params: { brandId } }: RouteArgs<'brandId'>) {
  const offer = await readBrand(request, brandId);
  const search = new URL(request.url).searchParams.get('search') ?? '';
  return data({ offer, search }, { status: offer ? 200 : 503 });
}

/** Step 2 of a redemption (spec section 2): the vouchers of a brand. */
export default function Products() {
  const { offer, search } = useLoaderData<typeof loader>();
  const { card } = useRedeem();
  const brands = withSearch(redeemAddress(card._id), search);
  return (
    <Step
      title={offer?.brand.brand ?? cardWords.chooseVoucher}
      description={cardWords.toSpend(card.amount)}
      back={{ to: brands, label: cardWords.allBrands }}
    >
      {offer ? null : <CatalogueUnavailable />}
      {offer?.products.length === 0 ? (
        <StepEmptyState
          title={cardWords.noVouchersTitle}
          action={<StepButton to={brands}>{cardWords.chooseOtherBrand}</StepButton>}
        >
          {cardWords.noVouchersText}
        </StepEmptyState>
      ) : null}
      {offer && offer.products.length > 0 ? (
        <ul className="stack" aria-label={cardWords.voucherListLabel}>
          {offer.products.map((product) => (
            <Product
              key={product.id}
              product={product}
              to={withSearch(redeemAddress(card._id, offer.brand.id, product.id), search)}
            />
          ))}
        </ul>
      ) : null}
    </Step>
  );
}

function Product({ product, to }: { product: CatalogProduct; to: string }) {
  const { card, inDialog } = useRedeem();
  const facts = (
    <>
      <span className="font-semibold wrap-anywhere">{product.name}</span>
      <span className="text-lg">{worthOf(product)}</span>
      {product.description ? (
        <span className="text-sm text-ink-soft wrap-anywhere">{product.description}</span>
      ) : null}
    </>
  );
  if (!isWithin(product, card.amount)) {
    return (
      <li className="grid gap-1 rounded-lg border border-line p-4 text-ink-soft">
        {facts}
        <span className="text-sm">{cardWords.voucherTooDear}</span>
      </li>
    );
  }
  return (
    <li>
      <Link
        to={to}
        discover="none"
        preventScrollReset={inDialog}
        className="grid gap-1 rounded-lg border border-edge p-4 text-ink no-underline hover:bg-rani-soft hover:text-ink"
      >
        {facts}
      </Link>
    </li>
  );
}

export const ErrorBoundary = WalletError;
