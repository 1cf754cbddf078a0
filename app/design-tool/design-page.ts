/** The page with an event's designs, where buttons lead that name no other. */
export const designPage = (eventId: string): string => `/event/${eventId}/invite/design-tool`;

/** The page a button stood on: below the event's invitation, nowhere else. */
export function pageBehind({ eventId }: { eventId: string }, form?: FormData): string {
  const back = String(form?.get('back') ?? '');
  return new RegExp(`^/event/${eventId.replace(/[^\w-]/g, '')}/invite(/[a-z-]+)*$`).test(back)
    ? back
    : designPage(eventId);
}
