import { Link } from '@remix-run/react';
import { useId, type ReactNode } from 'react';
import {
  cardAddress,
  cardsByEvent,
  cardTitle,
  percentUsed,
  walletDate,
  type CardSummary,
  type EventCardGroup,
} from '#app/gift-cards/card-summary.ts';
import { CardStatus } from '#app/gift-cards/card-status.tsx';
import { UseCard } from '#app/gift-cards/use-card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { personName } from '#app/collaboration/person-name.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { GiversByEvent } from '#contract/gifts/thank-yous.ts';
import * as cardWords from '#messages/gift-cards/en.ts';
import * as thankYouWords from '#messages/thank-yous/page/en.ts';

interface GiftCardListProps {
  cards: readonly CardSummary[];
  /** Who gave, by event; null where that could not be had. */
  events: GiversByEvent['events'] | null;
  /** What the active cards hold, in rupees. */
  totalBalance: number;
}

/** The tab Gift Cards (spec section 2, Wallet): what there is to spend, and by event what it comes from, with every card. */
export function GiftCardList({ cards, events, totalBalance }: GiftCardListProps) {
  const active = cards.filter(({ status }) => status === 'active').length;
  return (
    <>
      <section className="card mb-6" aria-label={cardWords.balanceLabel}>
        <p className="text-ink-soft">{cardWords.totalBalance}</p>
        <p className="font-serif text-3xl wrap-anywhere">{formatRupees(totalBalance)}</p>
        <p className="text-sm text-ink-soft">{cardWords.activeCards(active)}</p>
      </section>
      {events || cards.length === 0 ? null : (
        <MissingPart className="mb-6">{cardWords.giversMissing}</MissingPart>
      )}
      {cards.length === 0 ? (
        <EmptyState title={cardWords.noCardsTitle} illustration="/illustrations/custom.svg">
          {cardWords.noCardsText}
        </EmptyState>
      ) : (
        cardsByEvent(cards).map((ofEvent) => (
          <EventCards
            key={ofEvent.eventId ?? ''}
            {...ofEvent}
            given={events?.find(({ _id }) => _id === ofEvent.eventId)}
          />
        ))
      )}
    </>
  );
}

/** An event's balance, who gave it with which blessing, and below it its cards. */
function EventCards({
  title,
  balance,
  cards,
  given,
}: EventCardGroup & { given: GiversByEvent['events'][number] | undefined }) {
  const id = useId();
  return (
    <section className="mb-8" aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="min-w-0 text-xl wrap-anywhere">
          {title}
        </h2>
        <p>
          <span className="text-sm text-ink-soft">{cardWords.eventBalance}</span>{' '}
          <strong className="text-xl">{formatRupees(balance)}</strong>
        </p>
      </div>
      {given ? <EventGivers {...given} /> : null}
      <ul className="grid gap-4 md:grid-cols-2" aria-label={cardWords.cardListLabel}>
        {cards.map((card) => (
          <CardItem key={card._id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function CardItem({ card }: { card: CardSummary }) {
  const used = card.wentBack ? null : percentUsed(card);
  return (
    <li className="card relative flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="font-mono text-sm">{card.cardNumber}</h3>
          <p className="text-sm text-ink-soft">{cardTitle(card)}</p>
        </div>
        <CardStatus status={card.status} wentBack={card.wentBack} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        <Fact term={cardWords.currentBalance}>
          <span className="text-xl font-semibold">{formatRupees(card.amount)}</span>
        </Fact>
        <Fact term={cardWords.originalAmount}>{formatRupees(card.originalAmount)}</Fact>
        <Fact term={cardWords.expiryDate}>{walletDate(card.expiryDate)}</Fact>
      </dl>
      {card.wentBack ? <p className="text-sm text-ink-soft">{cardWords.cardWentBackHint}</p> : null}
      {used === null ? null : (
        <div>
          <p className="mb-1 text-sm text-ink-soft">{cardWords.percentUsed(used)}</p>
          <Progress percent={used} label={cardWords.usedOfCard(card.cardNumber.slice(-4))} />
        </div>
      )}
      <div className="row mt-auto">
        {card.status === 'active' ? (
          <span className="relative z-1">
            <UseCard card={card} />
          </span>
        ) : null}
        {/* stretched over the card, which opens wherever it is pressed (spec section 2) */}
        <Link
          to={cardAddress(card._id)}
          discover="none"
          preventScrollReset
          className="btn btn-secondary static after:absolute after:inset-0"
        >
          <RichText
            text={cardWords.openDetails(card.cardNumber.slice(-4))}
            parts={{ more: (text) => <span className="vh">{text}</span> }}
          />
        </Link>
      </div>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Who gave to an event last, with their blessings, and the way to thank them. */
function EventGivers({ _id, givers, giverCount, toThank }: GiversByEvent['events'][number]) {
  return (
    <div className="card mb-4">
      <h3 className="text-lg">{cardWords.giversTitle(giverCount)}</h3>
      <ul className="divide-y divide-line">
        {givers.map((giver) => (
          <li key={giver._id} className="py-2 wrap-anywhere">
            <p className="row gap-2">
              {cardWords.giverLine(personName(giver, thankYouWords.someGuest), giver.total)}
              {giver.thanked ? <Badge tone="yes">{cardWords.giverThanked}</Badge> : null}
            </p>
            {giver.blessing ? (
              <p className="font-serif whitespace-pre-line italic">
                {thankYouWords.blessingQuoted(giver.blessing)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link to={`/event/${_id}/thank-yous${toThank > 0 ? '?show=to-thank' : ''}`} discover="none">
          {toThank > 0 ? cardWords.thankGivers(toThank) : cardWords.seeAllGivers}
        </Link>
      </p>
    </div>
  );
}
