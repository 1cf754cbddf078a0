import { parseArgs } from 'node:util';
import { z } from 'zod/v4';
import { inRupees } from '#backend/platform/money.ts';
import { firstNames, listPayments, payerIdOf } from '#backend/use-cases/operator/repository.ts';
import { count } from '#contract/common/format.ts';
import { type Command, moment, print, withBackend } from '#scripts/admin/command.ts';

const PER_PAGE = 50;
const states = z.enum(['created', 'paid', 'failed', 'expired', 'cancelled', 'refunded']);
const listQuery = z.object({
  state: states.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

export const payments: Command = {
  usage: `[--state <${states.options.join('|')}>] [--page <number>]`,
  does: `list payments, newest first, ${PER_PAGE} to a page`,
  async run(args) {
    const { values } = parseArgs({ args, options: { state: { type: 'string' }, page: { type: 'string' } } });
    const read = listQuery.safeParse(values);
    if (!read.success) return false;
    const { state, page } = read.data;
    return withBackend(async ({ ctx: { db } }) => {
      const { rows, total } = await listPayments(db, { state, page, perPage: PER_PAGE });
      const names = await firstNames(db, ['', ...rows.flatMap((row) => [payerIdOf(row), row.payee_id])]);
      for (const row of rows) {
        const who = `${names.get(payerIdOf(row)) || '?'} → ${names.get(row.payee_id) || '?'}`;
        print(
          [
            moment(row.created_at),
            row.id,
            row.status.padEnd(9),
            inRupees(row.amount_paise).padStart(14),
            who,
            row.provider_payment_id ?? '',
          ]
            .join('  ')
            .trimEnd(),
        );
      }
      print(
        `Page ${page} of ${Math.max(1, Math.ceil(total / PER_PAGE))}, ${count(total, 'payment')}. Times are UTC.`,
      );
    });
  },
};
