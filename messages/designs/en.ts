/** Words on the pictures of invitations. Names, titles and places are set as the organiser wrote them. */

/** What stands above the names or the title, by type of event. */
export const openings = {
  wedding: 'With the blessings of our families',
  engagement: 'With hearts full of joy',
  reception: 'With the blessings of our elders',
  birthday: 'Come, celebrate with us',
  babyShower: 'A little blessing is on the way',
  houseWarming: 'With the blessings of the Almighty',
  getTogether: 'Good food, good company',
  custom: 'You are warmly invited',
};

/** What stands above the names of two people. */
export const coupleOpenings = {
  wedding: 'Together with their families',
  engagement: 'With hearts full of joy',
};

/** What stands above the title of a template made for one kind of event, when the event has no type of its own. */
export const cardOpenings = {
  corporate: 'You are cordially invited',
  graduation: 'Years of hard work, one proud day',
};

/** What follows the names of two people, as the end of a sentence they begin. */
export const coupleRequests = {
  wedding: 'request the pleasure of your company at their wedding',
  engagement: 'request the pleasure of your company at their engagement',
};

/** The same where the parents of the two stand between. It must not read as if the parents were to marry. */
export const requestsAfterParents = { ...coupleRequests };

/** What stands between title and date, by type of event. */
export const requests = {
  wedding: 'We request the pleasure of your company at the wedding',
  engagement: 'We request the pleasure of your company at the engagement',
  reception: 'We request the pleasure of your company at the reception',
  birthday: 'We request the pleasure of your company at the birthday party',
  babyShower: 'Please join us to shower the parents-to-be with love',
  houseWarming: 'We request the pleasure of your company at our new home',
  getTogether: 'We would love to see you there',
  custom: 'We request the pleasure of your company',
};

export const cardRequests = {
  corporate: 'We request the honour of your presence',
  graduation: 'We request the pleasure of your company at the celebration',
};

/** Below the name of bride and groom. */
export const daughterOf = (parents: string) => `daughter of ${parents}`;
export const sonOf = (parents: string) => `son of ${parents}`;
/** Who invites, where there is no couple. */
export const hostedBy = (hosts: string) => `With love, ${hosts}`;
export const hostedFormally = (hosts: string) => `Hosted by ${hosts}`;
/** `day` as `1 February`, with the year when it is not the event's. */
export const rsvpBy = (day: string) => `RSVP by ${day}`;

/** The word between two names. */
export const and = '&';

/** `hour` from 1 to 12, `minute` with two digits, `hours` from 0 to 23. */
export const time = ({ hour, minute, hours }: { hour: number; minute: string; hours: number }) =>
  `${hour}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
export const atTime = (clock: string) => `at ${clock}`;
export const timeInZone = (clock: string, zone: string) => `${clock} (${zone})`;
