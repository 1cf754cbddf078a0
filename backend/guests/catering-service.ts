import type { z } from 'zod/v4';
import type { cateringSheet } from '#contract/guests/catering.ts';
import { everybody } from '#contract/guests/guest-filter.ts';
import { eventWords } from '#messages/events/words.ts';
import { countUnanswered } from '#contract/guests/household.ts';
import { requireHost } from '#backend/events/access.ts';
import { answersOfQuestions } from '#backend/events/questions/service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { cateringPart, type ComingGuest } from './catering.ts';
import { fieldsOfGuest } from './columns.ts';
import { functionsOfGuests } from './function-guests.ts';
import { findAllGuests } from './list-repository.ts';

/** People by function and answer, for whoever cooks. As many queries however many guests there are. */
export async function cateringOf(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
): Promise<z.infer<typeof cateringSheet>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const { rows, functions, answered } = await ctx.database.read(async (db) => ({
    rows: await findAllGuests(db, eventId, everybody),
    functions: await functionsOfGuests(db, event),
    answered: await answersOfQuestions(db, eventId),
  }));
  const functionOf = new Map(functions.map((each) => [each.function._id, each]));
  const guests = rows
    .filter(({ rsvp }) => rsvp === 'yes')
    .map(({ id, adults, children, answered_household: household }): ComingGuest => ({
      adults: adults ?? 0,
      children: children ?? 0,
      household: household ?? [],
      answers: answered.answersOf(id),
      comesTo: (functionId) => {
        const found = functionOf.get(functionId);
        return found?.invited(id) ? { people: found.people(id) ?? 0, byEvent: found.byEvent(id) } : undefined;
      },
    }));
  const silent = rows.filter(({ rsvp }) => rsvp === null || rsvp === 'pending');
  const silentAt = (each: (typeof functions)[number] | null) =>
    countUnanswered(silent.filter(({ id }) => each?.invited(id) ?? true).map(fieldsOfGuest));
  const questions = answered.questions.filter(({ kind, eachPerson }) => kind !== 'text' && eachPerson);
  const parts = functions.length > 0 ? functions : [null];
  return {
    parts: parts.map((each) => ({
      ...cateringPart(each?.function ?? null, questions, guests),
      ...silentAt(each),
    })),
  };
}
