import type { PageMeta } from '#app/server/route-types.ts';

type HasEvent = () => Promise<{ event: { eventName: string } }>;

/** The `meta` of a page whose loader answers its event: a title with the event's name, or `unnamed` where it could not be loaded. */
export const eventTitle =
  (named: (eventName: string) => string, unnamed: string): PageMeta<HasEvent> =>
  ({ data }) => [{ title: data ? named(data.event.eventName) : unnamed }];
