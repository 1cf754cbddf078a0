import { Link, useNavigation, useOutletContext } from '@remix-run/react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { CardSummary } from '#app/gift-cards/card-summary.ts';
import { ButtonLink, type ButtonLinkProps } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';

/** What the wallet tells the page inside it. */
interface StepContext {
  /** Whether the wallet shows the page as a dialog: only when it was opened from there, with scripts. */
  inDialog: boolean;
}

/** The wallet also hands on its cards. */
export interface WalletContext extends StepContext {
  cards: readonly CardSummary[];
}

/** What choosing a voucher knows of the card it is bought with. */
export interface RedeemContext extends StepContext {
  card: CardSummary;
}

/** The context of the steps from the brands to the confirmation. */
export const useRedeem = () => useOutletContext<RedeemContext>();

const useInDialog = () => useOutletContext<StepContext>().inDialog;

interface StepProps {
  title: string;
  description?: ReactNode;
  /** The address of the step before, and what it is. */
  back?: { to: string; label: string };
  /** Of the page: `narrow` for reading and forms. */
  width?: 'narrow' | 'normal';
  children: ReactNode;
}

/** One step of a redemption: a page with a heading of its own, or the content of the wallet's dialog. */
export function Step({ title, description, back, width = 'narrow', children }: StepProps) {
  const inDialog = useInDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  // what was pressed is gone: without this the reader would be nowhere
  useEffect(() => heading.current?.focus(), []);
  const way = back ? <StepLink {...back} /> : null;
  if (!inDialog) {
    return (
      <Page width={width} className="stack">
        <PageHeader title={title} description={description} back={way} />
        {children}
      </Page>
    );
  }
  return (
    <div className="stack">
      <header>
        {way}
        <h3 ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h3>
        {description ? <p className="text-ink-soft">{description}</p> : null}
      </header>
      {children}
    </div>
  );
}

/** Stands in a step where there is nothing to choose, with a heading of the level below the step's. */
export const StepEmptyState = (props: ComponentProps<typeof EmptyState>) => (
  <EmptyState {...props} level={useInDialog() ? 3 : 2} />
);

function StepLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      discover="none"
      preventScrollReset={useInDialog()}
      className="inline-flex min-h-11 items-center"
    >
      {label}
    </Link>
  );
}

/** A link to another step that looks like a button; the wallet behind the dialog stays where it is. */
export function StepButton(props: Omit<ButtonLinkProps, 'preventScrollReset' | 'discover'>) {
  return <ButtonLink {...props} discover="none" preventScrollReset={useInDialog()} />;
}

/** Whether the address is being opened: what leads there says so. */
export function useIsOpening(address: string): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === address.split('?')[0];
}

/** Whether an order is on its way: what became of it has to be seen. */
export function useIsOrdering(): boolean {
  return useNavigation().formData?.has('requestKey') === true;
}
