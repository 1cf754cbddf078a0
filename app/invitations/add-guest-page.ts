import type { GuestEntry } from '#contract/guests/guests.ts';

/** The address of the page that adds one guest without sending, with what was typed of them before. */
export function addGuestPage(
  eventId: string,
  typed?: Pick<GuestEntry, 'firstName' | 'lastName' | 'withFamily'>,
): string {
  const page = `/event/${eventId}/invite/guests/new`;
  if (!typed) return page;
  const { firstName, lastName, withFamily } = typed;
  return `${page}?${new URLSearchParams({ firstName, lastName, withFamily: withFamily ? 'on' : '' })}`;
}

/** What such an address holds of them. */
export const typedInAddress = ({ searchParams }: URL) => ({
  firstName: searchParams.get('firstName') ?? '',
  lastName: searchParams.get('lastName') ?? '',
  withFamily: searchParams.get('withFamily') === 'on' ? 'on' : '',
});
