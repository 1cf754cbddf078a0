import { bootBackend } from '#backend/boot.ts';
import { DataFolderInUse } from '#backend/platform/database/data-folder-lock.ts';
import { checkBooks, whatWasChecked, type Finding } from '#backend/use-cases/ledger-check/service.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';
import { count } from '#contract/common/format.ts';

const AGREES = 0;
const DIFFERS = 1;
/** Not everything could be compared, and nothing that could was wrong. */
const NOT_ASKED = 2;

const headings: Record<Finding['kind'], string> = {
  difference: 'Difference',
  operator: 'Needs an operator',
  underway: 'Under way',
  not_asked: 'Not checked',
};

runCommand(async () => {
  const backend = await open();
  if (!backend) return NOT_ASKED;
  const { ctx, paymentContext, voucherContext } = backend;
  try {
    const found: Record<Finding['kind'], number> = { difference: 0, operator: 0, underway: 0, not_asked: 0 };
    for await (const { kind, sentence } of checkBooks({
      db: ctx.db,
      payments: paymentContext.provider,
      vouchers: voucherContext.provider,
      now: ctx.now(),
    })) {
      found[kind] += 1;
      process.stdout.write(`${headings[kind]}: ${sentence}\n`);
    }
    const verdict = found.difference === 0 ? 'No difference.' : `${count(found.difference, 'difference')}.`;
    process.stdout.write(`${verdict} ${await whatWasChecked(ctx.db)}\n`);
    if (found.difference > 0) return DIFFERS;
    return found.not_asked > 0 ? NOT_ASKED : AGREES;
  } finally {
    await backend.stop();
  }
});

/** The backend without its jobs; undefined, with the reason told, while the app has the embedded database open. */
async function open() {
  try {
    // what it finds is its answer; the log of a command is for nobody
    return await bootBackend(loadSettings({ LOG_LEVEL: 'silent' }), {
      runJobs: false,
      migrate: false,
      waits: null,
    });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    process.stderr.write(
      `\n${error.message}\nThe ledger was not checked: with the embedded database the app has to be stopped first.\n`,
    );
    return undefined;
  }
}
