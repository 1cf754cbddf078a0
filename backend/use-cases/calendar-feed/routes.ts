import type { Mount } from '#backend/platform/http/implement.ts';
import { calendarFile } from '#backend/events/calendar-file.ts';
import { getCalendarFeed, makeCalendarFeed, readCalendarFeed, removeCalendarFeed } from './service.ts';

export const mountCalendarFeed: Mount = (ctx, implement) => {
  implement('getCalendarFeed', ({ viewer }) => getCalendarFeed(ctx, viewer));
  implement('makeCalendarFeed', ({ viewer }) => makeCalendarFeed(ctx, viewer));
  implement('removeCalendarFeed', ({ viewer }) => removeCalendarFeed(ctx, viewer));
  implement('readCalendarFeed', async ({ params, query }) =>
    calendarFile('shagun.ics', await readCalendarFeed(ctx, params.feedId, query.key)),
  );
};
