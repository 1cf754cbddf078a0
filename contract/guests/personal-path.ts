/** What a personal link preselects: `reply` nothing, `yes` or `no` the answer of the pressed button. */
export type LinkResponse = 'yes' | 'no' | 'reply';

/** The channel a personal link was sent over; the reply records it as its source. */
export type LinkSource = 'email' | 'whatsapp' | 'sms' | 'link';

/** What proves who a guest is. */
export interface PersonalKey {
  eventId: string;
  guestId: string;
  key: string;
}

/** Where a guest gets the event's calendar with their own functions. */
export const personalCalendarPath = ({ eventId, guestId, key }: PersonalKey): string =>
  `/events/${eventId}/calendar.ics?${new URLSearchParams({ guest: guestId, key })}`;

/** The page a guest's personal link opens. Its key proves who the guest is. */
export const personalPath = (
  { eventId, guestId, key }: PersonalKey,
  response: LinkResponse,
  source: LinkSource,
): string => `/event/${eventId}/rsvp/${guestId}/${response}/${source}?${new URLSearchParams({ key })}`;
