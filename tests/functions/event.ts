import { DateTime } from 'luxon';
import type { NewFunction } from '#contract/events/functions.ts';
import { addEvent, addGuest, WEDDING_DAY, type AddedGuest } from '#tests/guests/wedding.ts';
import type { Caller, TestBackend } from '#tests/setup/test-backend.ts';

/** The days before and after the wedding. */
const daysFromWedding = (days: number) => DateTime.fromISO(WEDDING_DAY).plus({ days }).toFormat('yyyy-MM-dd');
export const MEHNDI_DAY = daysFromWedding(-2);
export const RECEPTION_DAY = daysFromWedding(1);

type Entry = Partial<Omit<NewFunction, 'everyone'>> & { everyone?: boolean };

/** A new wedding of `host`, or one there is, with ways to give it functions, to read them as a guest does and to answer. */
export async function eventWithFunctions(t: TestBackend, host: Caller, of?: string) {
  const { ctx } = t.backend;
  const eventId = of ?? (await addEvent(ctx, host.userId));
  const asKey = ({ id, key }: AddedGuest) => ({ params: { eventId }, query: { guest: id, key } });
  return {
    eventId,
    /** Adds a function and answers it as it was saved. */
    add: async (
      name: string,
      { everyone = true, date = MEHNDI_DAY, time = '17:00', ...entry }: Entry = {},
    ) => {
      const answer = await host.call('addFunction', {
        params: { eventId },
        body: { name, date, time, everyone, ...entry },
      });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.error));
      return answer.data.function;
    },
    /** Which guests a function is for. */
    invite: (functionId: string, guests: readonly AddedGuest[], shown = guests) =>
      host.call('changeFunctionGuests', {
        params: { eventId, functionId },
        body: { change: 'ticked', shown: shown.map(({ id }) => id), invited: guests.map(({ id }) => id) },
      }),
    guest: (more: Parameters<typeof addGuest>[2] = {}) =>
      addGuest(ctx, eventId, { with_family: true, ...more }),
    /** The guest as their own page gets them. */
    seenBy: async (guest: AddedGuest) => {
      const { data } = await t.visitor.call('getEvent', asKey(guest));
      if (!data.viewer.guest) throw new Error('not seen as a guest');
      return data.viewer.guest;
    },
    reply: (guest: AddedGuest, body: object = {}) =>
      t.visitor.call('setRsvp', {
        params: { eventId, guestId: guest.id },
        body: { rsvp: 'yes', key: guest.key, ...body } as never,
      }),
    listed: async () => (await host.call('listFunctions', { params: { eventId } })).data.functions,
    ofGuest: async ({ id }: AddedGuest) =>
      (await host.call('getGuest', { params: { eventId, guestId: id } })).data.functions,
  };
}

export type EventWithFunctions = Awaited<ReturnType<typeof eventWithFunctions>>;
