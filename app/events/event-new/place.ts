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
  const { search, page, edit, startOver } = place;
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(edit && { edit }),
    ...(startOver && { 'start-over': '1' }),
    ...(done && { done }),
    ...(n !== undefined && { n: String(n) }),
  });
  return `/create-event/${eventType}${params.size > 0 ? `?${params}` : ''}`;
}
