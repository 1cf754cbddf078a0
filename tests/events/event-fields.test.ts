import { beforeAll, describe, expect, it } from 'vitest';
import { storedDifferences } from '#app/events/event-change/differences.ts';
import { creationForm } from '#app/events/event-new/form-values.ts';
import { entriesOf, formOf, valuesOf } from '#app/events/event-new/draft-entries.server.ts';
import { erasedColumns } from '#backend/events/columns.ts';
import { eraseEvents } from '#backend/use-cases/account/erasure-repository.ts';
import { eventFieldNames, eventLineNames, longestLine } from '#contract/events/event-fields.ts';
import { updateEventForm } from '#contract/events/events.ts';
import { addPayment } from '#tests/accounts/money-rows.ts';
import { everyField, everyFieldChanged, readByGuests } from '#tests/events/every-field.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* What holds for every field of an event, whoever adds the next one. */
const test = useTestBackend();
const row = (eventId: string) =>
  test.backend.ctx.db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow();

let asha: Caller;
let eventId: string;
beforeAll(async () => {
  asha = await test.signIn({ plan: 'professional' });
  const created = await asha.call('createEvent', { body: { ...everyField, eventType: 'wedding' } });
  eventId = created.data.event._id;
});

describe('every field of an event', () => {
  it('is stored as it was stated, and answered to whoever asks for the event', async () => {
    const edited = await asha.call('getEditableEvent', { params: { eventId } });
    expect(edited.data.event).toMatchObject(everyField);
    const organised = await asha.call('listOrganisedEvents', { query: {} });
    expect(organised.data.items[0]).toMatchObject(everyField);
    const { bride, groom } = everyField.brideGroomDetails;
    const seen = await test.visitor.call('getEvent', { params: { eventId }, query: {} });
    expect(seen.data.event).toMatchObject({
      ...everyField,
      brideGroomDetails: { bride: { firstName: bride.firstName }, groom: { firstName: groom.firstName } },
    });
  });

  it('comes back from a draft, and from the form without its gifts', () => {
    expect(valuesOf(formOf(entriesOf({ ...everyField, giveTogether: 'yes' })))).toMatchObject(
      JSON.parse(JSON.stringify(everyField), (_, value: unknown) =>
        typeof value === 'number' ? undefined : value === true ? 'yes' : value,
      ) as object,
    );
    expect(creationForm.parse({ ...everyField, giftsWanted: [] })).toMatchObject(everyField);
  });

  it('is named where another window stored another value', async () => {
    const { data } = await asha.call('getEditableEvent', { params: { eventId } });
    const input = updateEventForm.parse({ ...everyFieldChanged, version: 1 });
    const differing = (name: string) =>
      storedDifferences(data.event, {
        ...updateEventForm.parse({ ...data.event }),
        [name]: input[name as never],
      });
    for (const name of eventFieldNames) expect(differing(name), name).not.toEqual([]);
    expect(storedDifferences(data.event, updateEventForm.parse(data.event))).toEqual([]);
  });

  it('stands in the file with everything stored about its organiser', async () => {
    const file = await asha.fetch('/auth/account/export');
    const { eventsOrganised } = (await file.json()) as { eventsOrganised: [Record<string, unknown>] };
    const { venue, ...others } = everyField;
    expect(eventsOrganised[0]).toMatchObject({
      ...others,
      venueName: venue.name,
      venueLocation: venue.location,
      venueLat: venue.lat,
      venueLng: venue.lng,
    });
  });

  it('that is a line is told in the calendar, and is not longer than a line may be', async () => {
    const calendar = await (await test.visitor.fetch(`/events/${eventId}/calendar.ics`)).text();
    const unfolded = calendar.replace(/\r\n /g, '');
    for (const name of eventLineNames) {
      for (const word of readByGuests[name]) expect(unfolded, name).toContain(word);
      const refused = await asha.call('updateEvent', {
        params: { eventId },
        body: { ...everyField, [name]: 'x'.repeat(Number(longestLine(name)) + 1), version: 1 },
      });
      expect([refused.status, Object.keys(refused.error.details ?? {})], name).toEqual([400, [name]]);
    }
  });

  it('is changed, and gone when its organiser has gone and money keeps the event', async () => {
    const gone = await test.signIn({ plan: 'professional' });
    const { data } = await gone.call('createEvent', { body: { ...everyField, eventType: 'wedding' } });
    const id = data.event._id;
    const changed = await gone.call('updateEvent', {
      params: { eventId: id },
      body: { ...everyFieldChanged, version: 1 },
    });
    expect(changed.data.event).toMatchObject({
      ...everyFieldChanged,
      venue: { name: 'Another hall', location: 'Another road' },
    });
    await addPayment(test.backend.ctx, { payer: asha.userId, payee: gone.userId, eventId: id, paise: 5000 });
    await test.backend.ctx.db.transaction().execute((tx) => eraseEvents(tx, gone.userId, new Date()));
    const left = await row(id);
    expect(left).toMatchObject({ ...erasedColumns, event_name: 'Deleted event' });
    expect(JSON.stringify(left)).not.toMatch(/another|other words/i);
  });
});
