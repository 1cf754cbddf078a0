import { Link } from '@remix-run/react';
import { eventTypes } from '#contract/events/event-types.ts';
import * as accountWords from '#messages/accounts/en.ts';
import * as eventWords from '#messages/events/en.ts';

/** Cards that lead to the creation form of each type of event. */
export function EventTypePicker() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {eventTypes.map((type) => (
        <li key={type}>
          <Link
            to={`/create-event/${type}`}
            reloadDocument
            className="flex h-full items-center gap-4 rounded-lg border border-line p-4 text-ink no-underline hover:bg-rani-soft hover:text-ink"
          >
            <img
              src={`/illustrations/${type}.svg`}
              alt=""
              width={72}
              height={54}
              loading="lazy"
              className="flex-none"
            />
            <span>
              <span className="block font-semibold">{eventWords.typeNames[type]}</span>
              <span className="block text-sm text-ink-soft">{accountWords.eventTypeDescriptions[type]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
