const MINUTE_MS = 60_000;

/** The last use is written down at most this often. */
export const LAST_SEEN_EVERY_MS = 5 * MINUTE_MS;

/** `Just now`, `12 min ago`, `5h ago`, `3d ago`; what is less than five minutes old counts as now. */
export function timeAgo(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < LAST_SEEN_EVERY_MS) return 'Just now';
  const minutes = Math.floor(passed / MINUTE_MS);
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}

/** `Less than a minute`, `12 min`, `2h 5m`, `3d 4h`: the two largest parts. */
export function duration(from: Date, until: Date): string {
  const minutes = Math.floor((until.getTime() - from.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const parts = hours < 24 ? [`${hours}h`, minutes % 60 && `${minutes % 60}m`] : [`${Math.floor(hours / 24)}d`, hours % 24 && `${hours % 24}h`];
  return parts.filter(Boolean).join(' ');
}
