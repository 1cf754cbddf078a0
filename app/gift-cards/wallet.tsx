import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { backend } from '#app/backend.server.ts';
import { CardDetails } from '#app/gift-cards/card-details.tsx';
import { cardAddress, cardTitle } from '#app/gift-cards/card-facts.ts';
import { earningsOf } from '#app/gift-cards/earnings.ts';
import { EarningsView } from '#app/gift-cards/earnings-view.tsx';
import { GiftCardList } from '#app/gift-cards/gift-card-list.tsx';
import { historyPage, type HistoryEntry } from '#app/gift-cards/history.ts';
import { TransactionList } from '#app/gift-cards/transaction-list.tsx';
import { RouteError } from '#app/site/route-error.tsx';
import { Card } from '#app/ui/card.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { GiftCard } from '#contract/gift-cards.ts';

export const meta: MetaFunction = () => [{ title: 'Wallet · Shagun' }];

const CARDS = '/wallet';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { giftCards, totalBalance } = await backend(request).load('getWallet', {});
  const tab = searchParams.get('tab');
  if (tab === 'earnings') return { tab, earnings: earningsOf(giftCards, new Date()) } as const;
  if (tab === 'history') return { tab, ...historyPage(giftCards, searchParams.get('page')) } as const;
  const cardId = searchParams.get('card');
  const opened = giftCards.find(({ _id }) => _id === cardId);
  if (cardId !== null && !opened) throw data({ message: 'This gift card is not in your wallet.' }, { status: 404 });
  // a card's history travels only where it is shown
  const cards = giftCards.map(({ transactions: _, ...card }) => card);
  return { tab: 'cards', cards, totalBalance, opened: opened ?? null } as const;
}

/** The wallet (spec section 2): the gift cards, what they brought in, and everything that happened on them. */
export default function WalletPage() {
  const view = useLoaderData<typeof loader>();
  const opened = view.tab === 'cards' ? view.opened : null;
  // opened by address, and so always without scripts, a card has the page to itself; opened from the list it is a dialog
  const [arrivedAt] = useState(opened?._id);
  const alone = opened !== null && opened._id === arrivedAt;
  return (
    <Page>
      <PageHeader title="Wallet" />
      <Tabs
        label="Wallet"
        tabs={[
          { to: CARDS, label: 'Gift Cards', current: view.tab === 'cards' },
          { to: '?tab=earnings', label: 'Earnings', current: view.tab === 'earnings' },
          { to: '?tab=history', label: 'Transaction History', current: view.tab === 'history' },
        ]}
      />
      {view.tab === 'earnings' ? <EarningsView earnings={view.earnings} /> : null}
      {view.tab === 'history' ? <History entries={view.entries} page={view.page} pageCount={view.pageCount} /> : null}
      {alone ? <CardPage card={opened} /> : null}
      {view.tab === 'cards' && !alone ? (
        <>
          <GiftCardList cards={view.cards} totalBalance={view.totalBalance} />
          <CardDialog card={opened} />
        </>
      ) : null}
    </Page>
  );
}

function CardPage({ card }: { card: GiftCard }) {
  return (
    <>
      <p className="mb-4">
        <Link to={CARDS}>All gift cards</Link>
      </p>
      <Card title={cardTitle(card)}>
        <CardDetails card={card} />
      </Card>
    </>
  );
}

function CardDialog({ card }: { card: GiftCard | null }) {
  const navigate = useNavigate();
  return (
    <Dialog open={card !== null} onClose={() => void navigate(CARDS, { preventScrollReset: true })} title="Gift Card Details">
      {card ? <CardDetails card={card} /> : null}
    </Dialog>
  );
}

/** The tab Transaction History (spec section 2, Wallet). */
function History({ entries, page, pageCount }: { entries: HistoryEntry[]; page: number; pageCount: number }) {
  if (entries.length === 0) return <EmptyState title="No transactions yet" />;
  return (
    <>
      <div className="card">
        <TransactionList
          lines={entries}
          more={({ cardId, cardNumber, eventName }) => (
            <p className="text-sm text-ink-soft">
              {eventName} · <Link to={cardAddress(cardId)}>card {cardNumber.slice(-4)}</Link>
            </p>
          )}
        />
      </div>
      <Pagination page={page} pageCount={pageCount} label="Pages of transactions" />
    </>
  );
}

export const ErrorBoundary = RouteError;
