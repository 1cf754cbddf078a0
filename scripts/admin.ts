import { payment, redemptionCommand } from '#scripts/admin/audit-trails.ts';
import type { Command } from '#scripts/admin/command.ts';
import { payments } from '#scripts/admin/payments.ts';
import { planCommand } from '#scripts/admin/plan.ts';
import { quarantine } from '#scripts/admin/quarantine.ts';
import { refund } from '#scripts/admin/refund.ts';
import { sending } from '#scripts/admin/sending.ts';
import { runCommand } from '#scripts/lib/settings.ts';

const commands: Record<string, Command> = {
  plan: planCommand,
  payments,
  payment,
  redemption: redemptionCommand,
  refund,
  quarantine,
  sending,
};

const usage = `Commands for whoever runs Shagun:

${Object.entries(commands)
  .map(
    ([name, { usage: args, does }]) => `  ${`npm run admin -- ${name} ${args}`.trimEnd()}\n      ${does}\n`,
  )
  .join('')}`;

runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command && (await understood(command, args))) return 0;
  process.stderr.write(usage);
  return 1;
});

/** An option nobody knows is a wrong command, not a failure. */
async function understood(command: Command, args: string[]): Promise<boolean> {
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
      return false;
    throw error;
  }
}
