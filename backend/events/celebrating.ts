import { coupleDisplayName } from '#contract/events/couple-names.ts';
import type { EventType } from '#contract/events/event-types.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import type { Language } from '#messages/language.ts';
import type { EventRow } from './access.ts';

/** Who celebrates, as one says it to whoever reads `language`: 'Kavita & Arjun'; empty where two are not named. */
export const celebrating = (
  event: Pick<EventRow, 'event_type' | 'event_name' | 'bride_groom_details'>,
  language: Language,
): string =>
  plainLine(
    coupleDisplayName(
      {
        eventType: event.event_type as EventType,
        eventName: event.event_name,
        brideGroomDetails: event.bride_groom_details,
      },
      language,
    ),
  );
