import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import type { GiftCard } from '#contract/money/gift-cards.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

const tones: Record<GiftCard['status'], BadgeTone> = { active: 'yes', used: 'plain', expired: 'no' };

/** The state of a card: a tick for one that can be used, a cross for one whose time is over. What went back to its giver was not used. */
export function CardStatus({ status, wentBack = false }: { status: GiftCard['status']; wentBack?: boolean }) {
  if (wentBack && status === 'used') return <Badge tone="plain">{cardWords.cardWentBack}</Badge>;
  return <Badge tone={tones[status]}>{cardWords.cardStatusNames[status]}</Badge>;
}
