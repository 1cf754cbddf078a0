import type { Mount } from '#backend/platform/http/implement.ts';
import { calendarFile } from '#backend/events/calendar-file.ts';
import { getEventCalendar, getGoogleCalendarLink } from './calendar-service.ts';
import {
  answerGiveTogether,
  cancelEvent,
  getEditableEvent,
  updateEvent,
  wrongInEvent,
} from './change-service.ts';
import { listComingEvents } from './coming-service.ts';
import { createEvent, wrongInNewEvent } from './create-service.ts';
import { mountDrafts } from '#backend/use-cases/drafts/routes.ts';
import { getEventStats, getMyEvents, listAttendingEvents, listOrganisedEvents } from './lists-service.ts';
import { getEventOverview } from './overview-service.ts';
import { getEvent } from './page-service.ts';
import { getPlanRoom } from '#backend/events/plan-room-service.ts';

export const mountEvents: Mount = (ctx, implement) => {
  // fixed names come before {eventId}, which would take them for identifiers
  implement('getMyEvents', ({ viewer }) => getMyEvents(ctx, viewer));
  implement('getEventStats', ({ viewer }) => getEventStats(ctx, viewer));
  implement('listComingEvents', ({ viewer }) => listComingEvents(ctx, viewer));
  implement('getPlanRoom', ({ viewer }) => getPlanRoom(ctx, viewer));
  implement('listOrganisedEvents', ({ viewer, query }) => listOrganisedEvents(ctx, viewer, query));
  implement('listAttendingEvents', ({ viewer, query }) => listAttendingEvents(ctx, viewer, query));
  implement('createEvent', ({ viewer, body }) => createEvent(ctx, viewer, body), {
    alsoWrong: ({ body }) => wrongInNewEvent(body, ctx.now()),
  });
  mountDrafts(ctx, implement);

  implement('getEvent', ({ viewer, params, query }) =>
    getEvent(ctx, params.eventId, viewer, { guestId: query.guest, key: query.key }),
  );
  implement('getEventOverview', ({ viewer, params }) => getEventOverview(ctx, params.eventId, viewer));
  implement('getEditableEvent', ({ viewer, params }) => getEditableEvent(ctx, params.eventId, viewer));
  implement('updateEvent', ({ viewer, params, body }) => updateEvent(ctx, params.eventId, viewer, body), {
    alsoWrong: ({ viewer, params, body }) => wrongInEvent(ctx, params.eventId, viewer, body),
  });
  implement('answerGiveTogether', ({ viewer, params, body }) =>
    answerGiveTogether(ctx, params.eventId, viewer, body.giveTogether),
  );
  implement('cancelEvent', ({ viewer, params }) => cancelEvent(ctx, params.eventId, viewer));
  implement('getEventCalendar', async ({ viewer, params, query }) => {
    const claim = { guestId: query.guest, key: query.key };
    if (query.to === 'google') {
      const location = await getGoogleCalendarLink(ctx, params.eventId, viewer, claim);
      return new Response(null, { status: 302, headers: { Location: location } });
    }
    const { fileName, text } = await getEventCalendar(ctx, params.eventId, viewer, claim);
    return calendarFile(fileName, text);
  });
};
