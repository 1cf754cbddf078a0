import { useLocation } from '@remix-run/react';
import { StepButton } from '#app/gift-cards/redemption/step.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as words from '#messages/gift-cards/en.ts';

/** Stands where brands or vouchers would be while the shop cannot be asked. */
export function CatalogueUnavailable() {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        level={3}
        title={words.noVouchersTitle}
        action={<StepButton to={pathname + search}>{words.tryAgain}</StepButton>}
      >
        {words.catalogueUnavailable}
      </EmptyState>
    </div>
  );
}
