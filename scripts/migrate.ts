import { connectDatabase } from '#backend/platform/database/connect.ts';
import { migrate } from '#backend/platform/database/migrate.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/** `npm run migrate`: brings the database up to date, forward only. Safe to run twice and from several machines at once. */
runCommand(async () => {
  const env = loadSettings();
  const database = await connectDatabase({
    url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    dataDir: env.DATA_DIR,
  });
  try {
    const applied = await migrate(database.pool);
    process.stdout.write(
      applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n',
    );
  } finally {
    await database.close();
  }
});
