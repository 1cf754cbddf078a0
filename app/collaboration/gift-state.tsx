import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ExternalLink } from '#app/ui/icons.tsx';
import { Progress } from '#app/ui/progress.tsx';

/** What is wished for and how much is still needed: what everybody looks for first. */
export function GiftState({ gift }: { gift: GiftTogether['gift'] }) {
  return (
    <Card as="div" className="stack">
      <div className="flex flex-wrap items-center gap-4">
        {gift.image ? <img src={gift.image} alt="" width={128} height={128} className="size-32 flex-none rounded-lg object-cover" /> : null}
        <div className="min-w-0 flex-1 basis-44">
          <Amounts gift={gift} />
          {gift.isDelivered ? <Badge tone="yes">Delivered</Badge> : gift.isPurchased ? <Badge tone="strong">Purchased</Badge> : null}
          {gift.link ? (
            <p>
              <a href={gift.link} target="_blank" rel="noopener noreferrer nofollow" className="inline-flex min-h-11 items-center gap-1">
                See it in the shop
                <ExternalLink size={14} aria-hidden="true" className="flex-none" />
                <span className="vh">, opens in a new window</span>
              </a>
            </p>
          ) : null}
        </div>
      </div>
      {gift.isCollaborative ? <Progress percent={gift.percent} label="Collected so far" /> : null}
      {gift.closesOn && !gift.isPurchased ? <p>Last day to contribute: {gift.closesOn}</p> : null}
      {gift.boughtBy ? <p>Bought by {gift.boughtBy}</p> : null}
      {gift.purchaseConfirmation ? <p className="text-ink-soft wrap-anywhere">“{gift.purchaseConfirmation}”</p> : null}
    </Card>
  );
}

function Amounts({ gift }: { gift: GiftTogether['gift'] }) {
  if (!gift.isCollaborative) return <p className="font-serif text-2xl">{gift.price}</p>;
  return (
    <>
      <p className="font-serif text-2xl">{gift.remaining} remaining</p>
      <p>
        {gift.collected} of {gift.price} collected
      </p>
    </>
  );
}
