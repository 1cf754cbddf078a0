import type { EventTextRequest } from '#contract/events/event-text.ts';
import { dayAndPlace, wordings } from '#messages/suggested-text/wordings/en.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { textFactsOf } from './facts.ts';

/** Different wordings of one event: each opening with each way to tell day and place. */
export const VARIANTS = 12;

/**
 * A wording for an event, made here. The same event gets the same one, but never the one
 * that stands in the field already: asking again leads through all `VARIANTS`.
 */
export function suggestWording(event: EventTextRequest): string {
  const all = Array.from({ length: VARIANTS }, (_, variant) => wordingOf(event, variant));
  const shown = all.indexOf(event.current);
  return all[shown >= 0 ? (shown + 1) % VARIANTS : seedOf(event)] ?? '';
}

function wordingOf(event: EventTextRequest, variant: number): string {
  const { openings, closings } = wordings[event.eventType];
  const { name, ...rest } = textFactsOf(event);
  // a full stop or a mark of the name's own would meet the sentence's
  const blanks = { ...rest, name: name.replace(/[\s.:,;]+$/, '') || name };
  const pieces = [
    openings[variant % 3]?.(blanks),
    dayAndPlace[variant % 4]?.(blanks),
    closings[(variant + Math.floor(variant / 3)) % 3],
  ];
  return pieces.join('\n\n');
}

const seedOf = ({ eventType, eventName, date }: EventTextRequest): number =>
  Number.parseInt(sha256(`${eventType} ${eventName} ${date}`).slice(0, 8), 16) % VARIANTS;
