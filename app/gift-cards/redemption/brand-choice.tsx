import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { redeemAddress, withSearch } from '#app/gift-cards/addresses.ts';
import { BrandLogo } from '#app/gift-cards/redemption/brand-logo.tsx';
import { searchBrands } from '#app/gift-cards/redemption/search-brands.ts';
import { StepButton, StepEmptyState, useRedeem } from '#app/gift-cards/redemption/step.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import type { CatalogBrand } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** Brands to choose from; `sent` is what the address searches for, and while somebody types the list follows by itself. */
export function BrandChoice({ brands, sent }: { brands: readonly CatalogBrand[]; sent: string }) {
  const { card, inDialog } = useRedeem();
  const [search, setSearch] = useState(sent);
  useEffect(() => setSearch(sent), [sent]);
  const found = searchBrands(brands, search);
  const all = redeemAddress(card._id);

  function type(text: string) {
    setSearch(text);
    // the way back to this step finds the same brands, though nothing was sent
    window.history.replaceState(window.history.state, '', withSearch(all, text));
  }
  return (
    <>
      <Form
        method="get"
        action={all}
        replace
        preventScrollReset={inDialog}
        role="search"
        className="flex items-end gap-3"
      >
        <TextField
          type="search"
          name="search"
          label={cardWords.searchBrandsLabel}
          hideLabel
          placeholder={cardWords.searchBrandsPlaceholder}
          maxLength={100}
          autoComplete="off"
          value={search}
          onChange={(event) => type(event.target.value)}
          className="min-w-0 grow"
        />
        <Button variant="secondary">{cardWords.searchBrandsSend}</Button>
      </Form>
      <p role="status" className="text-sm text-ink-soft">
        {cardWords.brandsFound(found.length)}
      </p>
      {/* as high for one brand as for a row or two: nothing jumps while somebody types */}
      <div className="min-h-96">
        {found.length === 0 ? (
          <NoneFound search={search} all={all} onShowAll={() => type('')} />
        ) : (
          <ul
            className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
            aria-label={cardWords.brandListLabel}
          >
            {found.map((brand) => (
              <BrandTile
                key={brand.id}
                brand={brand}
                to={withSearch(redeemAddress(card._id, brand.id), search.trim())}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function NoneFound({ search, all, onShowAll }: { search: string; all: string; onShowAll: () => void }) {
  return (
    <StepEmptyState
      title={cardWords.noBrandFoundTitle}
      action={
        <StepButton to={all} variant="secondary" onClick={onShowAll}>
          {cardWords.showAllBrands}
        </StepButton>
      }
    >
      {cardWords.noBrandFoundText(search.trim())}
    </StepEmptyState>
  );
}

function BrandTile({
  brand: { brand, description, imageUrl, rating },
  to,
}: {
  brand: CatalogBrand;
  to: string;
}) {
  const { inDialog } = useRedeem();
  return (
    <li>
      <Link
        to={to}
        discover="none"
        preventScrollReset={inDialog}
        className="grid h-full content-start justify-items-start gap-2 rounded-lg border border-edge p-3 text-ink no-underline hover:bg-rani-soft hover:text-ink"
      >
        <BrandLogo brand={brand} imageUrl={imageUrl} />
        <span className="max-w-full font-semibold wrap-anywhere">{brand}</span>
        {rating === null ? null : <span className="text-sm">{cardWords.brandRating(rating)}</span>}
        {description ? (
          <span className="max-w-full text-sm text-ink-soft wrap-anywhere">{description}</span>
        ) : null}
      </Link>
    </li>
  );
}
