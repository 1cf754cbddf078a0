import { useEffect, useRef } from 'react';
import type { RedeemAnswer } from '#app/gift-cards/redemption/redeem.server.ts';
import { Alert } from '#app/ui/alert.tsx';

/** Why nothing was bought (spec section 8), in the spec's words; it takes the focus. What is wrong with a field stands beside it. */
export function FailedAlert({ answer }: { answer: RedeemAnswer }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [answer]);
  return (
    // without scripts the answer is a new page: autofocus brings the reader here
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} tabIndex={-1} autoFocus>
      <Alert tone="error">{answer.failure}</Alert>
    </div>
  );
}
