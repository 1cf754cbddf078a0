import { personalPath, type LinkResponse, type LinkSource } from '#contract/guests/personal-path.ts';

export type { LinkResponse, LinkSource } from '#contract/guests/personal-path.ts';

/**
 * The address a guest answers at (spec section 2). Its key proves who the guest is: it belongs
 * into messages to that guest, and to the organiser, and nowhere else.
 */
export const personalLinkOf = (
  appUrl: string,
  guest: { id: string; event_id: string; link_key: string },
  response: LinkResponse,
  source: LinkSource,
): string =>
  appUrl +
  personalPath({ eventId: guest.event_id, guestId: guest.id, key: guest.link_key }, response, source);
