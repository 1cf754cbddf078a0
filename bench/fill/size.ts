/** How many rows a filled database holds. */
export interface FillSize {
  /** Events, from four years ago until a year ahead. The first person organises every tenth of them. */
  events: number;
  /** Guests of each of them. */
  guests: number;
  /** Guests of the one large event. */
  crowd: number;
  /** People with an account; every fourth organises events. */
  people: number;
  /** Gifts of each event; people give every fourth of them together. */
  gifts: number;
}

/** One statement of the filling. */
export type Statement = (size: FillSize) => string;

/** Names of the rows that are made, so that measurements find them. */
export const filled = {
  /** The person who organises every tenth event. */
  busyOrganiser: 'filled-person-1',
  /** The event with the crowd; not the busy organiser's. */
  crowdedEvent: 'filled-event-1',
} as const;

/** SQL: who organises the event number `e`. */
export const organiserOf = (size: FillSize, e = 'e'): string =>
  `'filled-person-' || case when ${e} % 10 = 0 then 1 else 2 + ${e} % ${Math.max(1, Math.floor(size.people / 4) - 1)} end`;

/** SQL: one of all people, the same for the same number. */
export const somebody = (size: Pick<FillSize, 'people'>, number: string): string =>
  `'filled-person-' || (1 + (${number}) % ${size.people})`;

/** SQL: when the event number `e` begins. */
export const startsAt = (size: FillSize, e = 'e'): string =>
  `(now() - interval '1460 days' + interval '1825 days' * (${e}::float8 / ${size.events}))`;
