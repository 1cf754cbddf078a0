import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { isWithin, worthOf } from '#app/gift-cards/redemption/amounts.ts';
import { redeemAddress, withSearch } from '#app/gift-cards/addresses.ts';
import { readBrand } from '#app/gift-cards/redemption/catalogue.server.ts';
import { CatalogueUnavailable } from '#app/gift-cards/redemption/catalogue-unavailable.tsx';
import { ConfirmForm } from '#app/gift-cards/redemption/confirm-form.tsx';
import { redeemAction, type RedeemAnswer } from '#app/gift-cards/redemption/redeem.server.ts';
import { Step, StepButton, StepEmptyState, useRedeem } from '#app/gift-cards/redemption/step.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import * as cardWords from '#messages/gift-cards/en.ts';

export const meta: PageMeta = () => [{ title: cardWords.confirmPageTitle }];

export async function loader({ request, params }: RouteArgs<'brandId' | 'productId'>) {
  const offer = await readBrand(request, params.brandId);
  const product = offer?.products.find(({ id }) => id === params.productId);
  if (offer && !product) throw data({ message: cardWords.productGone }, { status: 404 });
  const search = new URL(request.url).searchParams.get('search') ?? '';
  // the mark of one redemption: the same form sent again buys no second voucher
  const view = {
    chosen: offer && product ? { brand: offer.brand, product } : null,
    search,
    requestKey: randomUUID(),
  };
  return data(view, { status: view.chosen ? 200 : 503 });
}

export async function action({ request, params }: RouteArgs<'giftCardId' | 'brandId' | 'productId'>) {
  return redeemAction(request, params, await readForm(request));
}

/** Step 3 of a redemption (spec section 2): how much, and who gets it. */
export default function Confirm() {
  const { chosen, search, requestKey } = useLoaderData<typeof loader>();
  const answer: RedeemAnswer | undefined = useActionData<typeof action>();
  const { card } = useRedeem();
  if (!chosen) {
    return (
      <Step
        title={cardWords.confirmTitle}
        back={{ to: withSearch(redeemAddress(card._id), search), label: cardWords.allBrands }}
      >
        <CatalogueUnavailable />
      </Step>
    );
  }
  const products = withSearch(redeemAddress(card._id, chosen.brand.id), search);
  return (
    <Step
      title={chosen.product.name}
      description={chosen.brand.brand}
      back={{ to: products, label: cardWords.backToVouchers(chosen.brand.brand) }}
    >
      {isWithin(chosen.product, card.amount) ? (
        <ConfirmForm
          chosen={chosen}
          products={products}
          requestKey={answer?.requestKey ?? requestKey}
          answer={answer}
        />
      ) : (
        <StepEmptyState
          title={cardWords.aboveBalance}
          action={<StepButton to={products}>{cardWords.chooseOtherVoucher}</StepButton>}
        >
          {cardWords.voucherAboveBalance(worthOf(chosen.product), card.amount)}
        </StepEmptyState>
      )}
    </Step>
  );
}

export const ErrorBoundary = WalletError;
