import { useLocation } from '@remix-run/react';
import { StepButton, StepEmptyState } from '#app/gift-cards/redemption/step.tsx';
import * as cardWords from '#messages/gift-cards/en.ts';

/** Stands where brands or vouchers would be while the shop cannot be asked. */
export function CatalogueUnavailable() {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <StepEmptyState
        title={cardWords.noVouchersTitle}
        action={<StepButton to={pathname + search}>{cardWords.tryAgain}</StepButton>}
      >
        {cardWords.catalogueUnavailable}
      </StepEmptyState>
    </div>
  );
}
