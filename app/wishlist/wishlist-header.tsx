import { ButtonLink } from '#app/ui/button.tsx';
import { Stat } from '#app/ui/stat.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import { formatRupeesWithPaise } from '#contract/common/format.ts';
import type { WishlistGroups } from '#contract/gifts/wishlist.ts';
import * as shagunWords from '#messages/shagun/page/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

interface WishlistHeaderProps {
  event: { _id: string; eventName: string; giveTogether?: boolean | undefined };
  groups: WishlistGroups;
  /** Whether whoever looks owns the event, and so reads who gave what. */
  owns: boolean;
}

/** Whose wishlist it is and what it adds up to. */
export function WishlistHeader({ event, groups, owns }: WishlistHeaderProps) {
  const prices = groups.flatMap(({ items }) => items.map(({ price }) => price));
  // in paise, because sums of fractions drift
  const total = prices.reduce((sum, price) => sum + Math.round(price * 100), 0) / 100;
  return (
    <>
      <PageHeader title={wishlistWords.title} event={event.eventName} />
      {owns ? (
        <p className="row">
          <ButtonLink to={`/event/${event._id}/thank-yous`} discover="none" variant="secondary">
            {wishlistWords.thankYous}
          </ButtonLink>
          {event.giveTogether ? (
            <ButtonLink to={`/event/${event._id}/shagun`} discover="none" variant="secondary">
              {shagunWords.receivedTitle}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
      <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-2 sm:grid-cols-2">
        <Stat term={wishlistWords.totalGifts} value={String(prices.length)} />
        <Stat term={wishlistWords.totalValue} value={formatRupeesWithPaise(total)} />
      </dl>
    </>
  );
}
