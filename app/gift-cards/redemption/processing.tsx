import { useEffect, useRef } from 'react';
import * as cardWords from '#messages/gift-cards/en.ts';

/** The first part of step 4 (spec section 2): the order is on its way to the shop. It takes the focus from the button that is gone. */
export function Processing() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="centred">
      <Spinner />
      <p className="text-lg text-ink">{cardWords.processing}</p>
      <p>{cardWords.processingHelp}</p>
    </div>
  );
}

/** Turns while something is waited for; the words beside it say what. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-12 animate-spin rounded-full border-4 border-line border-t-rani"
    />
  );
}
