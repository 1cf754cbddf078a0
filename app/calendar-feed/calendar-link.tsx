import { ButtonLink } from '#app/ui/button.tsx';
import * as calendarWords from '#messages/calendar-feed/en.ts';

/** From lists of events to where they are put into somebody's own calendar. */
export const CalendarLink = () => (
  <ButtonLink to="/calendar" variant="secondary">
    {calendarWords.link}
  </ButtonLink>
);
