import { Link } from '@remix-run/react';
import { personName } from '#app/collaboration/person-name.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { ExternalLink, Gift } from '#app/ui/icons.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { formatRupees } from '#contract/common/format.ts';
import type { WishlistGift, WishlistGroups } from '#contract/gifts/wishlist.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

interface GiftGroupProps {
  eventId: string;
  group: WishlistGroups[number];
  /** False for a cancelled event: gifts can be deleted, not changed. */
  open: boolean;
  /** Whether whoever looks may change anything. */
  edits: boolean;
}

/** The gifts of one type. */
export function GiftGroup({ eventId, group, open, edits }: GiftGroupProps) {
  return (
    <Card title={wishlistWords.typeNames[group.type]}>
      <ul className="divide-y divide-line">
        {group.items.map((gift) => (
          <GiftItem key={gift._id} eventId={eventId} gift={gift} open={open} edits={edits} />
        ))}
      </ul>
    </Card>
  );
}

function GiftItem({
  eventId,
  gift,
  open,
  edits,
}: {
  eventId: string;
  gift: WishlistGift;
  open: boolean;
  edits: boolean;
}) {
  const page = `/event/${eventId}/wishlist/gifts/${gift._id}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <Picture gift={gift} />
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <h3 className="text-lg">{gift.name}</h3>
        <p className="row gap-2">
          {formatRupees(gift.price)}
          {gift.isDelivered ? (
            <Badge tone="yes">{wishlistWords.delivered}</Badge>
          ) : gift.isPurchased ? (
            <Badge tone="strong">{wishlistWords.purchased}</Badge>
          ) : null}
        </p>
        {gift.broughtBy ? <BroughtBy {...gift.broughtBy} /> : null}
        <Together eventId={eventId} gift={gift} />
        {gift.link ? (
          <a
            href={gift.link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-11 items-center gap-1 text-sm"
          >
            {new URL(gift.link).hostname}
            <ExternalLink size={14} aria-hidden="true" className="flex-none" />
            <VisuallyHidden>{wishlistWords.linkOf(gift.name)}</VisuallyHidden>
          </a>
        ) : null}
      </div>
      {edits ? (
        <div className="row -ms-3 gap-0 sm:ms-0">
          {gift.isPurchased && !gift.isDelivered ? <DeliveredButton page={page} gift={gift} /> : null}
          {gift.isPurchased && open ? (
            <Link
              to={`/event/${eventId}/gift/${gift._id}/purchase/undo`}
              discover="none"
              className="btn btn-quiet"
            >
              <RichText text={wishlistWords.undoPurchase(gift.name)} parts={{ hidden }} />
            </Link>
          ) : null}
          {open ? (
            <Link to={page} discover="none" className="btn btn-quiet">
              <RichText text={wishlistWords.edit(gift.name)} parts={{ hidden }} />
            </Link>
          ) : null}
          <Link to={`${page}/delete`} discover="none" className="btn btn-quiet text-brick">
            <RichText text={wishlistWords.remove(gift.name)} parts={{ hidden }} />
          </Link>
        </div>
      ) : null}
    </li>
  );
}

/** Who said that they bring it, with their blessing. */
function BroughtBy({ blessing, ...person }: NonNullable<WishlistGift['broughtBy']>) {
  return (
    <p className="text-sm">
      {wishlistWords.broughtBy(personName(person))}
      {blessing ? <span className="block text-ink-soft">{wishlistWords.blessingOf(blessing)}</span> : null}
    </p>
  );
}

/** How far giving it together has come and who bought it; the gift's own page tells the rest. */
function Together({ eventId, gift }: { eventId: string; gift: WishlistGift }) {
  const { isCollaborative, totalCollected, purchasedBy, purchaseConfirmation } = gift;
  return (
    <>
      {isCollaborative ? (
        <p className="row gap-2 text-sm">
          {gift.price > 0 || totalCollected > 0
            ? wishlistWords.collected(formatRupees(totalCollected))
            : wishlistWords.noMoney}
          <Link
            to={`/event/${eventId}/gift/${gift._id}`}
            discover="none"
            className="inline-flex min-h-11 items-center"
          >
            <RichText text={wishlistWords.seeWhoGives(gift.name)} parts={{ hidden }} />
          </Link>
        </p>
      ) : null}
      {purchasedBy.length > 0 ? (
        <p className="text-sm">
          {wishlistWords.boughtBy(purchasedBy.map((person) => personName(person)).join(', '))}
        </p>
      ) : null}
      {purchaseConfirmation ? (
        <p className="text-sm text-ink-soft">{wishlistWords.quoted(purchaseConfirmation)}</p>
      ) : null}
    </>
  );
}

function Picture({ gift }: { gift: WishlistGift }) {
  const frame = 'size-20 flex-none rounded-lg';
  if (gift.image) {
    return (
      <img
        src={gift.image.thumbnailUrl}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className={`${frame} object-cover`}
      />
    );
  }
  return (
    <span className={`${frame} grid place-items-center bg-marigold-soft text-ink-soft`}>
      <Gift size={28} aria-hidden="true" />
    </span>
  );
}

function DeliveredButton({ page, gift }: { page: string; gift: WishlistGift }) {
  const action = `${page}/delivered`;
  return (
    <Form method="post" action={action}>
      <FormButton variant="quiet" action={action} aria-label={wishlistWords.markDeliveredOf(gift.name)}>
        {wishlistWords.markDelivered}
      </FormButton>
    </Form>
  );
}
