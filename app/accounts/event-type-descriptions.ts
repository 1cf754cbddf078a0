import type { EventType } from '#contract/events.ts';

/** A line about each type of event, for the picker and the landing page. */
export const eventTypeDescriptions: Record<EventType, string> = {
  wedding: 'Guests, gifts and replies for the big day, with the couple’s names on every invitation.',
  engagement: 'Tell both families and friends, and see who is coming.',
  reception: 'One evening, many guests: invitations out and heads counted.',
  birthday: 'From a first birthday to a sixtieth, with the wishes of the one who celebrates.',
  babyShower: 'A gentle afternoon for parents-to-be, and what they still need.',
  houseWarming: 'Welcome people to the new home and let them help to fill it.',
  getTogether: 'Friends, family or the old class: find out who has time.',
  custom: 'Anything else worth inviting people for.',
};
