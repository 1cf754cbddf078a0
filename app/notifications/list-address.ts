import { NOTIFICATIONS_FIRST, NOTIFICATIONS_MOST } from '#contract/messaging/notification-limits.ts';

/** How many notifications a page address or a form asks for; the first ones for anything that makes no sense. */
export function wantedLimit(value: unknown): number {
  const limit = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0;
  return limit > NOTIFICATIONS_FIRST && limit <= NOTIFICATIONS_MOST ? limit : NOTIFICATIONS_FIRST;
}

/** Address of the list, so long, at one of its notifications when `id` names it. */
export function listAddress(limit: unknown, id?: string): string {
  const wanted = wantedLimit(limit);
  return `/notifications${wanted > NOTIFICATIONS_FIRST ? `?limit=${wanted}` : ''}${id ? `#note-${id}` : ''}`;
}
