import { changePlan } from '#backend/accounts/service.ts';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { plan as planSchema } from '#contract/accounts/accounts.ts';
import { loadSettings } from '#scripts/lib/settings.ts';
import { type Command, print } from '#scripts/admin/command.ts';

export const planCommand: Command = {
  usage: `<email> <${planSchema.options.join('|')}>`,
  does: "change a person's plan",
  async run([email, wanted, ...more]) {
    const chosen = planSchema.safeParse(wanted);
    if (!email?.includes('@') || !chosen.success || more.length > 0) return false;
    const env = loadSettings();
    const database = await connectDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
    try {
      const people = await changePlan(database.db, email, chosen.data);
      if (people === 0) throw new Error('Nobody has signed in with this address yet.');
      print(`The plan is ${chosen.data} now, from the next request on.`);
      return true;
    } finally {
      await database.close();
    }
  },
};
