import type { z } from 'zod/v4';
import type { FoundPeople, personForm } from '#contract/operator/console.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { whoWaits } from '#backend/guests/invitations/waiting-service.ts';
import { noteOperator } from './log-service.ts';
import { peopleByEmail } from './people-repository.ts';

/** In the log for an address nobody signed in with, which itself is not kept. */
export const NOBODY_FOUND = '–';

/**
 * Whoever signed in with exactly this address: there is no search for people, and guests without an account are not
 * found. The look is written down, also when nobody is found.
 */
export async function findPersonByEmail(
  ctx: Context,
  viewer: Viewer,
  { email, reason }: z.output<typeof personForm>,
): Promise<FoundPeople> {
  const people = await peopleByEmail(ctx.db, email);
  const subject = people.map(({ id }) => id).join(' ') || NOBODY_FOUND;
  await noteOperator(ctx, ctx.db, viewer, { act: 'look_at_person', subject, reason });
  const ids = people.map(({ id }) => id);
  const waiting = new Set(await whoWaits(ctx.db, ids, ctx.now()));
  return {
    people: people.map(({ id, first_name, plan, created_at, events, stopped }) => ({
      _id: id,
      firstName: first_name,
      plan,
      since: created_at.toISOString(),
      events,
      stopped,
      waiting: waiting.has(id),
    })),
  };
}
