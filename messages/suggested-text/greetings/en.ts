/*
 * The description of an event whose host wrote none, by its type. It states nothing that could
 * change later or that the host did not say: no name, day, place, food or music (decision 85).
 */

export const wedding =
  'There is a wedding in our family, and we would love to have you with us. Your blessings mean the world to us.';
export const engagement =
  'We have happy news, and we would love to share it with you. Please come and bless the couple.';
export const reception =
  'Please come and celebrate with the newly-weds. Your presence and your blessings will make our joy complete.';
export const birthday =
  'A birthday is a very good reason to celebrate, and it is more fun with you. We would love to see you there.';
export const babyShower =
  'A little one is on the way, and we are gathering the people we love. Please come with your blessings.';
export const houseWarming =
  'A house becomes a home when friends and family step in. Please come and bless ours.';
export const getTogether =
  'We need no reason to get our favourite people together. We would love to see you there.';
export const custom = 'We would love to have you with us. Your presence will make it special.';
