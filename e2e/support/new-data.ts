import { rm } from 'node:fs/promises';
import { makeDataFolder } from '#scripts/test/data-folder.ts';
import { databaseOn, newDatabaseName, onServer } from '#tests/setup/postgresql-server.ts';

/**
 * Where an app of the journeys keeps what it is told: a folder of its own, with the embedded database in it
 * unless TEST_DATABASE_URL names a server, which then has a new one.
 *
 * @returns the settings that say so, and how to throw it all away once the app has ended
 */
export async function newData(): Promise<{ env: Record<string, string>; remove(): Promise<void> }> {
  const folder = await makeDataFolder('e2e');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { env: { DATA_DIR: folder }, remove: removeFolder };
  const name = newDatabaseName('e2e');
  await onServer(server, `create database ${name}`);
  const { url, drop } = databaseOn(server, name);
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    async remove() {
      await drop();
      await removeFolder();
    },
  };
}
