import type { SubmissionResult } from '@conform-to/react';
import { GiftForm } from '#app/wishlist/gift-form.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import * as words from '#messages/wishlist/en.ts';

interface AddGiftCardProps {
  lastResult: SubmissionResult<string[]> | null;
  requestId: string;
  /** How many gifts there are: with every gift added the form starts anew. */
  total: number;
  open: boolean;
}

/** 'Add Gift' of the spec: folded away until it is wanted, open while the list is empty or something has to be mended. */
export function AddGiftCard({ lastResult, requestId, total, open }: AddGiftCardProps) {
  return (
    <details id="add-gift" className="card group" open={open}>
      <summary className="-m-3 flex min-h-11 items-center justify-between gap-4 rounded-lg p-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{words.addTitle}</h2>
        <span className="group-open:rotate-180">
          <Glyph name="down" />
        </span>
      </summary>
      <div className="mt-4">
        <GiftForm key={total} lastResult={lastResult} requestId={requestId} submit={{ label: words.add, pending: words.adding }} />
      </div>
    </details>
  );
}
