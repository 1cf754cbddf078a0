import { quarantineReason } from '#backend/use-cases/operator/quarantine-reason.ts';
import { quarantineOf } from '#backend/use-cases/operator/repository.ts';
import { type Command, moment, print, withBackend } from '#scripts/admin/command.ts';

export const quarantine: Command = {
  usage: '',
  does: 'money kept aside until somebody decides about it',
  async run(args) {
    if (args.length > 0) return false;
    return withBackend(async ({ ctx }) => {
      const rows = await quarantineOf(ctx.db);
      for (const row of rows)
        print(`${moment(row.created_at)}  Payment ${row.payment_id}: ${quarantineReason(row)}`);
      print(
        rows.length === 0
          ? 'Nothing is kept aside.'
          : 'Nothing was credited for these. Settle them at the provider. Times are UTC.',
      );
    });
  },
};
