import { securityWords } from '#messages/security/words.ts';
import { LAST_SEEN_EVERY_MS } from '#backend/accounts/session.ts';
import { MINUTE_MS } from '#contract/common/durations.ts';

/** `Just now`, `12 min ago`, `5h ago`, `3d ago`; what is less than five minutes old counts as now. */
export function timeAgo(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < LAST_SEEN_EVERY_MS) return securityWords.justNow;
  const minutes = Math.floor(passed / MINUTE_MS);
  if (minutes < 60) return securityWords.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? securityWords.hoursAgo(hours) : securityWords.daysAgo(Math.floor(hours / 24));
}

/** `Less than a minute`, `12 min`, `2h 5m`, `3d 4h`: the two largest parts. */
export function duration(from: Date, until: Date): string {
  const minutes = Math.floor((until.getTime() - from.getTime()) / MINUTE_MS);
  if (minutes < 1) return securityWords.underAMinute;
  if (minutes < 60) return securityWords.forMinutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? securityWords.forHours(hours, minutes % 60)
    : securityWords.forDays(Math.floor(hours / 24), hours % 24);
}
