import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import type { GiftCard } from '#contract/gift-cards.ts';

const looks: Record<GiftCard['status'], { word: string; tone: BadgeTone }> = {
  active: { word: 'Active', tone: 'yes' },
  used: { word: 'Used', tone: 'plain' },
  expired: { word: 'Expired', tone: 'no' },
};

/** The state of a card: a tick for one that can be used, a cross for one whose time is over. */
export function CardStatus({ status }: { status: GiftCard['status'] }) {
  const { word, tone } = looks[status];
  return <Badge tone={tone}>{word}</Badge>;
}
