/** Where in the creation form somebody is: which guests they look at and which one they change. All of it in the address. */
export interface FormPlace {
  search: string;
  page: number;
  /** Identifier of the guest being changed, or empty. */
  edit: string;
  /** Whether they were asked to confirm starting over. */
  startOver: boolean;
}

/** Parts of the page an action leads back to, by their ids. */
export type Section =
  | 'top'
  | 'venue'
  | 'description'
  | 'functions'
  | 'photo'
  | 'gifts'
  | 'guests'
  | 'guest-file';

/** Reads a place from the parameters of an address. */
export function placeOf(params: URLSearchParams): FormPlace {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    edit: params.get('edit') ?? '',
    startOver: params.has('start-over'),
  };
}

export interface Arrival {
  /** Which of `notices.ts` to show. */
  done?: string;
  /** The number the notice speaks of. */
  n?: number;
}

/** The address of a place in the creation form of an event type. */
export function addressOf(eventType: string, place: FormPlace, { done, n }: Arrival = {}): string {
  const params = new URLSearchParams();
  if (place.search) params.set('search', place.search);
  if (place.page > 1) params.set('page', String(place.page));
  if (place.edit) params.set('edit', place.edit);
  if (place.startOver) params.set('start-over', '1');
  if (done) params.set('done', done);
  if (n !== undefined) params.set('n', String(n));
  const query = params.toString();
  return `/create-event/${eventType}${query ? `?${query}` : ''}`;
}
