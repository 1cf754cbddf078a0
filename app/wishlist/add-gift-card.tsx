import { GiftFields } from '#app/wishlist/gift-form.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import * as wishlistWords from '#messages/wishlist/en.ts';

interface AddGiftCardProps {
  requestId: string;
  /** How many gifts there are: with every gift added the form starts anew. */
  total: number;
  open: boolean;
}

/** 'Add Gift' of the spec: folded away until it is wanted, open while the list is empty or something has to be mended. */
export function AddGiftCard({ requestId, total, open }: AddGiftCardProps) {
  return (
    <Disclosure id="add-gift" title={wishlistWords.addTitle} open={open}>
      <GiftFields
        key={total}
        requestId={requestId}
        submit={{ label: wishlistWords.add, pending: wishlistWords.adding }}
      />
    </Disclosure>
  );
}
