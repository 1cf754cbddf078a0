import { expect, it, onTestFinished } from 'vitest';
import { bootBackend, type Backend } from '#backend/boot.ts';
import { withAccess } from '#backend/designs/tool/tokens-service.ts';
import { useToolWorld } from '#tests/design-tool/tool-world.ts';

const world = useToolWorld({ DATABASE_POOL_SIZE: '20' });
/** Another process of the same installation: its own connections, the same database and secret. */
async function anotherProcess(): Promise<Backend> {
  const other = await bootBackend(world.ctx.env, { runJobs: false, migrate: false });
  // forty requests at once take a busy machine longer than one does
  other.designTool.tool = world.adapter(60_000);
  world.api.backend.designTool.tool = world.adapter(60_000);
  onTestFinished(() => other.stop());
  return other;
}

const useToken = ({ designTool }: Backend, userId: string) =>
  withAccess(
    designTool,
    userId,
    async (tool, token) => (await tool.listDesigns(token, { limit: 1 })).designs.length,
  );

it('of forty requests in two processes that need a new token at once, one asks for it', async () => {
  const other = await anotherProcess();
  for (const end of [
    (who: Parameters<typeof world.endAccess>[0]) => world.endAccess(who),
    (_: unknown, account: string) => world.behave({ action: 'expire-tokens', account }),
  ]) {
    const { who, account } = await world.host();
    await end(who, account);
    const found = await Promise.all(
      Array.from({ length: 40 }, (_, index) => useToken(index % 2 ? other : world.api.backend, who.userId)),
    );
    expect(found.every((count) => count === 1)).toBe(true);
    expect(await world.record(account)).toMatchObject({ refreshes: 1, reuses: 0 });
  }
});

it('whoever waits for another process’s refresh sees it end the connection, too', async () => {
  const other = await anotherProcess();
  const { who, account } = await world.host();
  await world.endAccess(who);
  await world.behave({ action: 'revoke-consents', account });
  const ends = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => useToken(index % 2 ? other : world.api.backend, who.userId)),
  );
  for (const end of ends)
    expect(end).toMatchObject({ status: 'rejected', reason: { code: 'not_connected' } });
});

it('one state sent to two processes at once connects once', async () => {
  const other = await anotherProcess();
  const who = await world.api.signIn();
  const account = world.newAccount();
  const { code, state } = await world.decide(await world.leave(who), account);
  const send = (backend: Backend) =>
    backend.fetch(
      new Request(`${world.ctx.env.APP_URL}/design-tool/oauth/token`, {
        method: 'POST',
        headers: { Origin: world.ctx.env.APP_URL, Cookie: who.cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify({ code, state }),
      }),
    );
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => send(index % 2 ? other : world.api.backend)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  expect(await world.record(account)).toMatchObject({ exchanges: 1 });
});
