import { changePlan } from '#backend/accounts/plan-service.ts';
import { connectDatabase } from '#backend/database/connect.ts';
import { plan as planSchema } from '#contract/accounts.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

const usage = `Commands for whoever runs Shagun:

  npm run admin -- plan <email> <${planSchema.options.join('|')}>   change a person's plan
`;

runCommand(async () => {
  const [command, email, wanted] = process.argv.slice(2);
  const plan = planSchema.safeParse(wanted);
  if (command !== 'plan' || !email?.includes('@') || !plan.success) {
    process.stderr.write(usage);
    return 1;
  }
  const env = loadSettings();
  const database = await connectDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const people = await changePlan(database.db, email, plan.data);
    if (people === 0) throw new Error('Nobody has signed in with this address yet.');
    process.stdout.write(`The plan is ${plan.data} now, from the next request on.\n`);
    return 0;
  } finally {
    await database.close();
  }
});
