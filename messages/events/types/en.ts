/** Each event type by its name on pages and in mails. */
export const typeNames = {
  wedding: 'Wedding',
  engagement: 'Engagement',
  reception: 'Reception',
  birthday: 'Birthday',
  babyShower: 'Baby Shower',
  houseWarming: 'House Warming',
  getTogether: 'Get Together',
  custom: 'Custom Event',
} as const;

/** A line about each, for the dashboard's picker and the landing page. */
export const typeDescriptions = {
  wedding: 'Guests, gifts and replies for the big day, with the couple’s names on every invitation.',
  engagement: 'Tell both families and friends, and see who is coming.',
  reception: 'One evening, many guests: invitations sent and heads counted.',
  birthday: 'From a first birthday to a sixtieth, along with a birthday wishlist.',
  babyShower: 'A gentle afternoon for parents-to-be, and what they still need.',
  houseWarming: 'Welcome people to your new home, and let them help you fill it.',
  getTogether: 'Friends, family or the old class: see who’s free.',
  custom: 'Anything else worth inviting people for.',
} as const;
