import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookAtDatabase, serverClock } from '#scripts/doctor/database.ts';
import type { Diagnosis } from '#scripts/doctor/diagnosis.ts';
import { newDatabaseName, onServer } from '#tests/setup/postgresql-server.ts';
import { testDatabase, testServer, type TestDatabase } from '#tests/setup/test-database.ts';

const settings = {
  DATABASE_DIRECT_URL: undefined,
  DATABASE_REPLICA_URL: undefined,
  DATABASE_PREPARE: true,
  DATABASE_POOL_SIZE: 10,
  DATA_DIR: './unused',
};
const states = (found: Diagnosis[]) => found.map(({ state }) => state);
const text = (found: Diagnosis[]) =>
  found.map(({ text: sentence, todo }) => `${sentence} ${todo ?? ''}`).join('\n');

let database: TestDatabase;
let url = '';
beforeAll(async () => {
  database = await testDatabase();
  url = database.env.DATABASE_URL ?? '';
});
afterAll(() => database.drop());

it('a database that is up to date and has room is well, and so is a server that passes notices on', async () => {
  const found = await lookAtDatabase({ ...settings, DATABASE_URL: url, DATABASE_DIRECT_URL: url });
  expect(states(found)).toEqual(['well', 'well', 'well', 'well', 'well']);
  expect(text(found)).toContain('Its tables are up to date.');
  expect(text(found)).toContain('passes on notices');
});

it('one without its tables asks for the migration', async () => {
  const empty = newDatabaseName('empty');
  const server = testServer() ?? '';
  await onServer(server, `create database ${empty}`);
  try {
    const address = new URL(url);
    address.pathname = `/${empty}`;
    const found = await lookAtDatabase({ ...settings, DATABASE_URL: address.href });
    expect(states(found)).toContain('mend');
    expect(text(found)).toMatch(/\d+ migrations not applied yet\. Run `npm run migrate`/);
  } finally {
    await onServer(server, `drop database ${empty} with (force)`);
  }
});

it('a database of another encoding has no Hindi', async () => {
  const other = newDatabaseName('latin');
  const server = testServer() ?? '';
  await onServer(server, `create database ${other} encoding 'LATIN1' locale 'C' template template0`);
  try {
    const address = new URL(url);
    address.pathname = `/${other}`;
    const found = await lookAtDatabase({ ...settings, DATABASE_URL: address.href });
    expect(text(found)).toContain('The database keeps text as LATIN1');
  } finally {
    await onServer(server, `drop database ${other} with (force)`);
  }
});

it('too many connections for two processes is said before the second one is refused', async () => {
  const found = await lookAtDatabase({ ...settings, DATABASE_URL: url, DATABASE_POOL_SIZE: 190 });
  expect(states(found)).toContain('advice');
  expect(text(found)).toContain('It has room for 1 process with 190 connections');
});

it('what is named as a replica and takes writes is none', async () => {
  const found = await lookAtDatabase({ ...settings, DATABASE_URL: url, DATABASE_REPLICA_URL: url });
  expect(text(found)).toContain('It is no replica');
  expect(states(found)).toContain('mend');
});

it('a server that does not answer is named without its password', async () => {
  const found = await lookAtDatabase({
    ...settings,
    DATABASE_URL: 'postgresql://shagun:hunter2@127.0.0.1:9/shagun',
  });
  expect(states(found)).toEqual(['mend']);
  expect(text(found)).toContain('127.0.0.1:9');
  expect(text(found)).not.toContain('hunter2');
});

it('the server tells its clock', async () => {
  expect(Math.abs(Date.now() - (await serverClock(url)).getTime())).toBeLessThan(60_000);
});
