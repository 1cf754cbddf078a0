import type { Latest } from '#app/notifications/latest.ts';

/** Something the bell does with its question; see `latest.ts`. */
export interface Done {
  ids?: readonly string[];
  all?: boolean;
  clean?: boolean;
}

/** Nobody is signed in any more: nothing need be asked again. */
export class SignedOut extends Error {}

/**
 * Asks for the unread count and, with `limit`, the newest notifications, after doing what
 * `done` says. Null when that failed, which is only logged (spec section 8).
 *
 * @throws {SignedOut}
 */
export async function askLatest(limit: number | null, done?: Done): Promise<Latest | null> {
  try {
    const response = await fetch(
      `/notifications/latest${limit === null ? '' : `?limit=${limit}`}`,
      done ? { method: 'POST', body: formOf(done), keepalive: true } : {},
    );
    if (response.status === 204) throw new SignedOut();
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as Latest;
  } catch (error) {
    if (error instanceof SignedOut) throw error;
    // oxlint-disable-next-line no-console -- the one place to tell: the page goes on as it is
    console.warn('notifications could not be asked for', error);
    return null;
  }
}

function formOf({ ids = [], all = false, clean = false }: Done): URLSearchParams {
  const form = new URLSearchParams(ids.map((id) => ['id', id]));
  if (all) form.set('all', '1');
  if (clean) form.set('clean', '1');
  return form;
}
