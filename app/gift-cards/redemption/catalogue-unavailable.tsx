import { useLocation } from '@remix-run/react';
import { StepButton } from '#app/gift-cards/redemption/step.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { redemptionSentences as say } from '#contract/redemptions.ts';

/** Stands where brands or vouchers would be while the shop cannot be asked. */
export function CatalogueUnavailable() {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState level={3} title="No vouchers right now" action={<StepButton to={pathname + search}>Try Again</StepButton>}>
        {say.catalogueUnavailable}
      </EmptyState>
    </div>
  );
}
