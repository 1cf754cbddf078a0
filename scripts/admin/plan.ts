import { changePlan } from '#backend/accounts/service.ts';
import { plan as planSchema } from '#contract/accounts/accounts.ts';
import { type Command, print, withBackend } from '#scripts/admin/command.ts';

export const planCommand: Command = {
  usage: `<email> <${planSchema.options.join('|')}>`,
  does: "change a person's plan",
  async run([email, wanted, ...more]) {
    const chosen = planSchema.safeParse(wanted);
    if (!email?.includes('@') || !chosen.success || more.length > 0) return false;
    return withBackend(async ({ ctx: { db } }) => {
      if ((await changePlan(db, email, chosen.data)) === 0)
        throw new Error('Nobody has signed in with this address yet.');
      print(`The plan is ${chosen.data} now, from the next request on.`);
    });
  },
};
