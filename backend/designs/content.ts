import { createHmac } from 'node:crypto';
import { eventType } from '#contract/events/events.ts';
import { startingSelection, type DesignSelection, type DesignSize } from '#contract/designs/designs.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import type { EventRow } from '#backend/events/access.ts';
import { eventNameIn } from '#backend/events/second-language.ts';
import type { CardFacts } from './card-words.ts';
import type { DesignRow } from './repository.ts';

/** Raise it when drawing changes: every picture is then made anew the next time its event or design changes. */
const DRAWING = 6;

/** What the card tells of the event, in the language chosen for the card. */
export const cardFactsOf = (event: EventRow, { language }: Pick<DesignSelection, 'language'>): CardFacts => ({
  eventType: eventType.parse(event.event_type),
  eventName: eventNameIn(event, language),
  date: event.date,
  time: event.time,
  timeZone: event.time_zone,
  venueName: event.venue_name,
  venueLocation: event.venue_location,
  couple: event.bride_groom_details,
  replyBy: event.reply_by ?? '',
  ...(event.invitation_from && { invitationFrom: event.invitation_from }),
});

/** What was chosen. */
export const selectionOf = ({
  selection,
  photo_id: photo,
}: Pick<DesignRow, 'selection' | 'photo_id'>): DesignSelection => ({
  ...startingSelection(selection.template),
  ...selection,
  photo: photo ?? '',
});

/** A digest of everything a design's pictures are made from. Without the secret it cannot be guessed. */
export function contentOf(env: Env, event: EventRow, selection: DesignSelection): string {
  const { date, time, timeZone, venueName, venueLocation, ...always } = cardFactsOf(event, selection);
  const shown = [
    DRAWING,
    event.id,
    always,
    selection,
    // what the card does not tell does not change it
    selection.includeDate ? [date, time, timeZone] : null,
    selection.includeLocation ? [venueName, venueLocation] : null,
  ];
  return createHmac('sha256', env.SESSION_SECRET)
    .update('invitation design')
    .update(JSON.stringify(shown))
    .digest('base64url');
}

/** What a picture of such content is kept as: the same content is never drawn twice. */
export const pictureId = (content: string, size: DesignSize): string => `${size}-${content}`;
