/** What a personal link preselects: `reply` nothing, `yes` or `no` the answer of the pressed button. */
export type LinkResponse = 'yes' | 'no' | 'reply';

/** The channel a personal link was sent over; the reply records it as its source. */
export type LinkSource = 'email' | 'whatsapp' | 'sms' | 'link';

/**
 * The address a guest answers at (design 5). Its key proves who the guest is: it belongs
 * into messages to that guest, and to the organiser, and nowhere else.
 */
export function personalLinkOf(
  appUrl: string,
  guest: { id: string; event_id: string; link_key: string },
  response: LinkResponse,
  source: LinkSource,
): string {
  return `${appUrl}/event/${guest.event_id}/rsvp/${guest.id}/${response}/${source}?key=${guest.link_key}`;
}
