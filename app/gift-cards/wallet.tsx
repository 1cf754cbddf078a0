import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useLocation, useNavigate, useOutlet } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import type { PageMeta } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { CardDetails } from '#app/gift-cards/card-details.tsx';
import { cardAddress, cardSummary, cardTitle } from '#app/gift-cards/card-summary.ts';
import { earningsOf } from '#app/gift-cards/earnings.ts';
import { EarningsView } from '#app/gift-cards/earnings-view.tsx';
import { GiftCardList } from '#app/gift-cards/gift-card-list.tsx';
import { historyPage, type HistoryEntry } from '#app/gift-cards/history.ts';
import { useIsOrdering, type WalletContext } from '#app/gift-cards/redemption/step.tsx';
import { TransactionList } from '#app/gift-cards/transaction-list.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Download } from '#app/ui/icons.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { GiftCard } from '#contract/money/gift-cards.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

export const meta: PageMeta = () => [{ title: cardWords.walletPageTitle }];

const CARDS = '/wallet';

export async function loader({ request, params: { giftCardId } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const api = backend(request);
  const { giftCards, totalBalance } = await api.load('getWallet', {});
  // what somebody still has from when there was money here stays to be seen
  if (!site.hasWallet && giftCards.length === 0) throw data(null, { status: 404 });
  const tab = searchParams.get('tab');
  if (tab === 'earnings') return { tab, earnings: earningsOf(giftCards, new Date()) } as const;
  if (tab === 'history') return { tab, ...historyPage(giftCards, searchParams.get('page')) } as const;
  const cardId = giftCardId ?? searchParams.get('card');
  const opened = giftCards.find(({ _id }) => _id === cardId);
  if (cardId !== null && !opened)
    throw data({ message: cardWords.cardGone, code: 'card_not_found' }, { status: 404 });
  // what happened on a card travels only where it is shown
  const cards = giftCards.map(cardSummary);
  const { data: givers } = await api.extra('listGiversByEvent', {});
  return {
    tab: 'cards',
    cards,
    events: givers && givers.events,
    totalBalance,
    opened: giftCardId ? null : (opened ?? null),
  } as const;
}

/** The wallet (spec section 2): the gift cards, what they brought in, and everything that happened on them. */
export default function WalletPage() {
  const view = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const opened = view.tab === 'cards' ? view.opened : null;
  // opened by address, and so always without scripts, a card or a step of its redemption has the
  // page to itself; opened from the list it is a dialog
  const inside = pathname.replace(/\/$/, '') === CARDS ? (opened?._id ?? null) : 'step';
  const [arrivedAt, setArrivedAt] = useState(inside);
  if (arrivedAt !== null && inside !== arrivedAt) setArrivedAt(null);
  const alone = inside !== null && inside === arrivedAt;
  const step = useOutlet({
    cards: view.tab === 'cards' ? view.cards : [],
    inDialog: !alone,
  } satisfies WalletContext);
  if (alone && step) return step;
  return (
    <Page>
      <PageHeader title={cardWords.walletTitle} />
      <Tabs
        label={cardWords.walletTabsLabel}
        tabs={[
          { to: CARDS, label: cardWords.cardsTab, current: view.tab === 'cards' },
          { to: '?tab=earnings', label: cardWords.earningsTab, current: view.tab === 'earnings' },
          { to: '?tab=history', label: cardWords.historyTab, current: view.tab === 'history' },
        ]}
      />
      {view.tab === 'earnings' ? <EarningsView earnings={view.earnings} /> : null}
      {view.tab === 'history' ? (
        <History entries={view.entries} page={view.page} pageCount={view.pageCount} />
      ) : null}
      {alone && opened ? <CardPage card={opened} /> : null}
      {view.tab === 'cards' && !alone ? (
        <>
          <GiftCardList cards={view.cards} events={view.events} totalBalance={view.totalBalance} />
          <WalletDialog card={opened} step={step} />
        </>
      ) : null}
    </Page>
  );
}

function CardPage({ card }: { card: GiftCard }) {
  return (
    <>
      <p className="mb-4">
        <Link to={CARDS}>{cardWords.allCards}</Link>
      </p>
      <Card title={cardTitle(card)}>
        <CardDetails card={card} />
      </Card>
    </>
  );
}

/** One dialog for a card and for the steps of its redemption, so that the focus goes back to where it was opened. */
function WalletDialog({ card, step }: { card: GiftCard | null; step: ReactNode }) {
  const navigate = useNavigate();
  const ordering = useIsOrdering();
  const close = () => navigate(CARDS, { preventScrollReset: true });
  return (
    <Dialog
      open={card !== null || step !== null}
      onClose={ordering ? () => undefined : close}
      title={step === null ? cardWords.detailsDialogTitle : cardWords.redeemDialogTitle}
      wide={step !== null}
    >
      {step ?? (card ? <CardDetails card={card} /> : null)}
    </Dialog>
  );
}

/** The tab Transaction History (spec section 2, Wallet). */
function History({ entries, page, pageCount }: { entries: HistoryEntry[]; page: number; pageCount: number }) {
  if (entries.length === 0)
    return (
      <EmptyState title={cardWords.noTransactions} illustration="/illustrations/custom.svg">
        {cardWords.noTransactionsText}
      </EmptyState>
    );
  return (
    <>
      <p className="row mb-4 justify-end">
        <ButtonLink to="/api/gift-cards/transactions.csv" reloadDocument download variant="secondary">
          <Download size={18} aria-hidden /> {cardWords.downloadHistory}
        </ButtonLink>
      </p>
      <div className="card">
        <TransactionList
          lines={entries}
          more={({ cardId, cardNumber, eventName }) => (
            <p className="text-sm text-ink-soft">
              {eventName} ·{' '}
              <Link to={cardAddress(cardId)}>{cardWords.historyCard(cardNumber.slice(-4))}</Link>
            </p>
          )}
        />
      </div>
      <Pagination page={page} pageCount={pageCount} label={cardWords.historyPagesLabel} />
    </>
  );
}

export const ErrorBoundary = WalletError;
