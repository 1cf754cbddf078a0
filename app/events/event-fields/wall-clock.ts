/** What the clock on the wall of a place shows: `YYYY-MM-DD` and `HH:MM`, 24 hours. */
interface WallClock {
  date: string;
  time: string;
}

const HOUR = 3_600_000;

/** The wall clock of an IANA time zone at an instant; of India when the zone is not known here. */
export function wallClock(timeZone: string, at: Date): WallClock {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

/** The rules for date and time fields of an event that is still to come (spec section 5). */
interface WhenRules {
  /** The earliest date: today in the event's zone. */
  minDate: string;
  isToday: boolean;
  /** The earliest time today, one hour from now; undefined when that is tomorrow already or the date is another day. */
  minTime: string | undefined;
}

export function whenRules(date: string, timeZone: string, now: Date): WhenRules {
  const today = wallClock(timeZone, now).date;
  const later = wallClock(timeZone, new Date(now.getTime() + HOUR));
  const isToday = date === today;
  return { minDate: today, isToday, minTime: isToday && later.date === today ? later.time : undefined };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Asia/Kolkata' });
  }
}
