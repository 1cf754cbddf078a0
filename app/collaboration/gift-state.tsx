import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { GiftHead } from '#app/collaboration/gift-head.tsx';
import { Card } from '#app/ui/card.tsx';
import { ExternalLink } from '#app/ui/icons.tsx';
import { Progress } from '#app/ui/progress.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

/** What is wished for and how much is still needed: what everybody looks for first. */
export function GiftState({ view: { gift, isOpen, held } }: { view: GiftTogether }) {
  return (
    <Card as="div" className="stack">
      <GiftHead image={gift.image}>
        <Amounts gift={gift} isOpen={isOpen} />
        {gift.isDelivered ? (
          <Badge tone="yes">{togetherWords.delivered}</Badge>
        ) : gift.isPurchased ? (
          <Badge tone="strong">{togetherWords.purchasedBadge}</Badge>
        ) : null}
      </GiftHead>
      {gift.isCollaborative && !gift.isFree ? (
        <Progress percent={gift.percent} label={togetherWords.progress} />
      ) : null}
      {gift.link ? (
        <p>
          <a
            href={gift.link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-11 items-center gap-1"
          >
            {togetherWords.shop}
            <ExternalLink size={14} aria-hidden="true" className="flex-none" />
            <span className="vh">{togetherWords.shopOpens}</span>
          </a>
        </p>
      ) : null}
      {gift.closesOn && isOpen ? <p>{togetherWords.lastDay(gift.closesOn)}</p> : null}
      {gift.boughtBy ? <p>{togetherWords.boughtBy(gift.boughtBy)}</p> : null}
      {gift.purchaseConfirmation ? (
        <p className="text-ink-soft wrap-anywhere">{togetherWords.quoted(gift.purchaseConfirmation)}</p>
      ) : null}
      {held ? <p>{held}</p> : null}
    </Card>
  );
}

function Amounts({
  gift: { isCollaborative, isFree, price, collected, remaining },
  isOpen,
}: Pick<GiftTogether, 'gift' | 'isOpen'>) {
  const large = 'font-serif text-xl sm:text-2xl';
  if (isFree) return <p>{togetherWords.noMoney}</p>;
  if (!isCollaborative) return <p className={large}>{price}</p>;
  return (
    <>
      {isOpen ? <p className={large}>{togetherWords.remaining(remaining)}</p> : null}
      <p className={isOpen ? undefined : large}>{togetherWords.collectedOf(collected, price)}</p>
    </>
  );
}
