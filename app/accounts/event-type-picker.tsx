import { Link } from '@remix-run/react';
import { eventTypeNames, eventTypes, type EventType } from '#contract/events.ts';

/** What each card of the picker says. */
const descriptions: Record<EventType, string> = {
  wedding: 'Guests, gifts and replies for the big day, with the couple’s names on every invitation.',
  engagement: 'Tell both families and friends, and see who is coming.',
  reception: 'One evening, many guests: invitations out and heads counted.',
  birthday: 'From a first birthday to a sixtieth, with the wishes of the one who celebrates.',
  babyShower: 'A gentle afternoon for parents-to-be, and what they still need.',
  houseWarming: 'Welcome people to the new home and let them help to fill it.',
  getTogether: 'Friends, family or the old class: find out who has time.',
  custom: 'Anything else worth inviting people for.',
};

/** Cards that lead to the creation form of each type of event. */
export function EventTypePicker() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {eventTypes.map((type) => (
        <li key={type}>
          <Link
            to={`/create-event/${type}`}
            className="flex h-full items-center gap-4 rounded-lg border border-line p-4 text-ink no-underline hover:bg-rani-soft hover:text-ink"
          >
            <img src={`/illustrations/${type}.svg`} alt="" width={72} height={54} loading="lazy" />
            <span>
              <span className="block font-semibold">{eventTypeNames[type]}</span>
              <span className="block text-sm text-ink-soft">{descriptions[type]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
