/** Names of calendars, the same in each language. */
export const googleCalendar = 'Google Calendar';
