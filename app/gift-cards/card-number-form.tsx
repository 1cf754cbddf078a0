import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { cardNumberAddress } from '#app/gift-cards/card-summary.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import type { GiftCard } from '#contract/money/gift-cards.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** What pressing 'Show number' is answered with. */
export type CardNumberAnswer = { cardNumber: string } | { problem: string };

/** The masked number, and the whole one once it was asked for: in this place with scripts, on a page of its own without. */
export function CardNumber({ card }: { card: Pick<GiftCard, '_id' | 'cardNumber'> }) {
  const fetcher = useFetcher<CardNumberAnswer>();
  const answer = fetcher.data;
  const whole = answer && 'cardNumber' in answer ? answer.cardNumber : null;
  const shown = useRef<HTMLSpanElement>(null);
  // the button that had the focus is gone
  useEffect(() => {
    if (whole !== null) shown.current?.focus();
  }, [whole]);
  return (
    <>
      <span ref={shown} tabIndex={-1} role="status" className="font-mono">
        {whole === null ? card.cardNumber : inFours(whole)}
      </span>
      {answer && 'problem' in answer ? <Alert tone="error">{answer.problem}</Alert> : null}
      {whole === null ? (
        <fetcher.Form method="post" noValidate action={cardNumberAddress(card._id)}>
          <Button
            variant="quiet"
            className="-ms-3"
            pending={fetcher.state !== 'idle'}
            pendingLabel={cardWords.showNumberPending}
          >
            {cardWords.showNumber}
          </Button>
        </fetcher.Form>
      ) : null}
    </>
  );
}

/** Sixteen digits as they stand on a card. */
export const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
