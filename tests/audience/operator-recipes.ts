import { sql } from 'kysely';
import { newId } from '#backend/platform/ids.ts';
import { people } from '#tests/audience/people.ts';
import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';

const reason = 'They wrote to support.';

/** Something in each list of the console. */
async function troubles({ ctx, eventId, guest, payments }: FullWorld): Promise<void> {
  const { db } = ctx;
  const at = ctx.now();
  await sql`insert into jobs.job (name, state, data, completed_on) values ('letter', 'failed', '{}', now())`.execute(
    db,
  );
  await db
    .insertInto('deliveries')
    .values({
      id: newId(),
      event_id: eventId,
      guest_id: guest.id,
      kind: 'invitation',
      channel: 'email',
      address: people.guest.email,
      status: 'failed',
      error: `The mail server does not know ${people.guest.email}.`,
    })
    .execute();
  await db
    .insertInto('payment_quarantine')
    .values({
      id: newId(),
      payment_id: payments.open,
      provider_payment_id: newId(),
      reason: 'amount',
      amount_paise: 100,
      currency: 'INR',
    })
    .execute();
  await db
    .insertInto('sending_stops')
    .values({
      organiser_id: `deleted-${newId()}`,
      because: 'bounced',
      refused: 12,
      contacted: 40,
      stopped_at: at,
    })
    .execute();
  await db.updateTable('sending_stops').set({ kept_at: at }).execute();
  await db.insertInto('ledger_checks').values({ id: newId(), asked_at: at }).execute();
  await db
    .updateTable('ledger_checks')
    .set({
      finished_at: at,
      differences: 1,
      findings: JSON.stringify([{ kind: 'difference', sentence: 'Two numbers differ.' }]),
      checked: 'Everything.',
    })
    .execute();
  await db
    .insertInto('operator_log')
    .values({
      id: newId(),
      at,
      operator_id: newId(),
      operator_email: 'operator@example.in',
      act: 'look_at_payment',
      subject: payments.open,
      reason,
    })
    .execute();
}

/** How the calls of the console are made so that their answers are as full as can be. */
export const operatorRecipes = {
  getConsoleOverview: { before: troubles },
  listFailedJobs: { before: troubles },
  listFailedDeliveries: { before: troubles },
  listMoney: { before: troubles, query: () => ({ list: 'quarantine' }) },
  getLedgerCheck: { before: troubles },
  listSendingProblems: { before: troubles },
  listOperatorLog: { before: troubles },
  // with a reason, which is kept, operators read what the owner of the event does
  readMoneyStory: {
    body: (world: FullWorld) => ({ of: 'payment', id: world.payments.open, reason }),
    becomes: 'owner' as const,
  },
  findPerson: { body: () => ({ email: people.owner.email, reason }) },
  actAsOperator: { body: () => ({ act: 'check_ledger', reason }) },
};
