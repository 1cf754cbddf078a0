import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { continueExport } from '#backend/designs/tool/export-service.ts';
import { createCanva } from '#backend/providers/design-tool/canva.ts';
import type { DesignTool } from '#backend/providers/design-tool/port.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { TEST_ORIGIN, useTestBackend, type Caller, type TestBackend } from '#tests/setup/test-backend.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/** What the sandbox's own record says of an account. */
export interface CanvaRecord {
  exchanges: number;
  refreshes: number;
  reuses: number;
  revocations: number;
  exports: number;
  designs: { id: string; title: string }[];
}

/** How long these tests wait for the design tool. */
const PATIENCE_MS = 1500;

let accounts = 0;

/** The product, and the sandbox's design tool reached over the wire by the product's own adapter. */
export class ToolWorld {
  api!: TestBackend;
  sandbox!: Sandbox;

  get ctx() {
    return this.api.backend.ctx;
  }

  /** An account at the design tool nobody used before. */
  newAccount = (): string => `account-${(accounts += 1)}`;

  adapter = (timeoutMs = PATIENCE_MS): DesignTool => {
    const {
      CANVA_CLIENT_ID: clientId,
      CANVA_CLIENT_SECRET: clientSecret,
      CANVA_AUTHORIZE_URL: authorizeUrl,
      CANVA_BASE_URL: baseUrl,
    } = this.ctx.env;
    return createCanva(
      { clientId, clientSecret, authorizeUrl, baseUrl, downloadHosts: ['canva.com'] },
      { timeoutMs },
    );
  };

  async behave(change: Record<string, unknown>): Promise<void> {
    const answer = await fetch(`${this.sandbox.url}/canva/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }

  async record(account: string): Promise<CanvaRecord> {
    return (
      await fetch(`${this.sandbox.url}/canva/record.json?account=${account}`)
    ).json() as Promise<CanvaRecord>;
  }

  /** Leaves for the consent page. @returns its address */
  async leave(who: Caller, returnTo = '/dashboard'): Promise<URL> {
    const answer = await who.fetch(`/design-tool/oauth/authorize?${new URLSearchParams({ returnTo })}`);
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get('Location') ?? '', TEST_ORIGIN);
  }

  /** Decides on the consent page. @returns what comes back to the callback */
  async decide(
    consent: URL,
    account: string,
    decision: 'allow' | 'deny' = 'allow',
  ): Promise<{ code: string; state: string; error: string }> {
    const body = new URLSearchParams([...consent.searchParams, ['account', account], ['decision', decision]]);
    const answer = await fetch(`${consent.origin}${consent.pathname}`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    const back = new URL(answer.headers.get('Location') ?? '');
    expect(back.origin + back.pathname).toBe(`${TEST_ORIGIN}/design-tool/callback`);
    const read = (name: string) => back.searchParams.get(name) ?? '';
    return { code: read('code'), state: read('state'), error: read('error') };
  }

  /** Connects somebody's account. @returns the handle */
  async connect(who: Caller, account: string): Promise<string> {
    const { code, state } = await this.decide(await this.leave(who), account);
    const answer = await who.call('exchangeDesignToolCode', { body: { code, state } });
    expect(answer.status).toBe(200);
    return answer.data.access_token;
  }

  /** Somebody with an event and a connected account. */
  async host(): Promise<{ who: Caller; account: string; eventId: string }> {
    const who = await this.api.signIn();
    const account = this.newAccount();
    await this.connect(who, account);
    return { who, account, eventId: await addEvent(this.ctx, who.userId) };
  }

  designs = (who: Caller, query: { page?: number; limit?: number; continuation?: string } = {}) =>
    who.call('listToolDesigns', { query });

  stored = (who: Caller) =>
    this.ctx.db
      .selectFrom('design_tool_connections')
      .selectAll()
      .where('user_id', '=', who.userId)
      .executeTakeFirst();

  /** Lets the access token be over, here and not at the design tool. */
  async endAccess(who: Caller): Promise<void> {
    await this.ctx.db
      .updateTable('design_tool_connections')
      .set({ access_expires_at: new Date(0) })
      .where('user_id', '=', who.userId)
      .execute();
  }

  /** Lets the job look until the export has ended. @returns how it ended */
  async seeThrough(exportId: string) {
    const find = () =>
      this.ctx.db
        .selectFrom('design_tool_exports')
        .selectAll()
        .where('id', '=', exportId)
        .executeTakeFirstOrThrow();
    for (let looks = 0; looks < 20 && (await find()).status === 'working'; looks += 1)
      await continueExport(this.api.backend.designTool, exportId);
    return find();
  }
}

/** A world for a test file; each test begins with a design tool that behaves. */
export function useToolWorld(env: Record<string, string> = {}): ToolWorld {
  const world = new ToolWorld();
  const settings: Record<string, string> = { ...env };
  beforeAll(async () => {
    world.sandbox = await sandboxFor(TEST_ORIGIN);
    settings.CANVA_AUTHORIZE_URL = `${world.sandbox.url}/canva/api/oauth/authorize`;
    settings.CANVA_BASE_URL = `${world.sandbox.url}/canva/rest/v1`;
  });
  world.api = useTestBackend({ env: settings });
  beforeEach(async () => {
    world.api.backend.designTool.tool = world.adapter();
    await world.behave({ action: 'reset' });
    await world.behave({ exportMs: 0 });
    await world.ctx.db.deleteFrom('rate_limits').execute();
  });
  afterEach(() => world.api.setNow());
  afterAll(() => world.sandbox.close());
  return world;
}
