import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createOpenAiText } from '#backend/providers/event-text/openai.ts';
import type { OperationInput } from '#contract/operations.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { TEST_ORIGIN, useTestBackend, type Caller, type TestBackend } from '#tests/setup/test-backend.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

type Body = OperationInput<'generateDescription'>['body'];

/** What the sandbox's own record says it was asked. */
interface TextRequestRecord {
  model: string;
  maxTokens: number;
  instructions: string;
  data: string;
}

/** How long these tests wait for the text service. */
const PATIENCE_MS = 700;

export const wedding = (changes: Partial<Body> = {}): Body => ({
  eventType: 'wedding',
  eventName: 'Asha weds Rohan',
  date: '2031-02-14',
  time: '19:30',
  venue: { name: 'Lake Palace', address: 'Udaipur' },
  brideGroomDetails: {
    bride: { firstName: 'Asha', lastName: 'Rao' },
    groom: { firstName: 'Rohan', lastName: 'Mehta' },
  },
  ...changes,
});

/** The product, and the sandbox's text service reached over the wire by the product's own adapter. */
export class EventTextWorld {
  api!: TestBackend;
  sandbox!: Sandbox;

  service = (settings: { key?: string; baseUrl?: string; timeoutMs?: number } = {}) => {
    const { timeoutMs = PATIENCE_MS, ...rest } = settings;
    return createOpenAiText(
      {
        key: 'shagun-text-sandbox-key',
        baseUrl: `${this.sandbox.url}/text-ai/v1`,
        model: 'sandbox-model',
        ...rest,
      },
      { timeoutMs },
    );
  };

  async behave(change: Record<string, unknown>): Promise<void> {
    const answer = await fetch(`${this.sandbox.url}/text-ai/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }

  requests = async () =>
    (
      (await (await fetch(`${this.sandbox.url}/text-ai/record.json`)).json()) as {
        asked: TextRequestRecord[];
      }
    ).asked;

  generate = (who: Caller, body: Body = wedding()) => who.call('generateDescription', { body });
}

/** A world for a test file; each test begins with a text service that behaves. */
export function useEventTextWorld(): EventTextWorld {
  const world = new EventTextWorld();
  beforeAll(async () => {
    world.sandbox = await sandboxFor(TEST_ORIGIN);
  });
  world.api = useTestBackend();
  beforeEach(async () => {
    world.api.backend.eventText.service = world.service();
    await world.behave({ action: 'reset' });
  });
  afterEach(() => world.api.setNow());
  afterAll(() => world.sandbox.close());
  return world;
}
