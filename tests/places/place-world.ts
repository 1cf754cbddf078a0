import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createGooglePlaces } from '#backend/providers/places/google.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { TEST_ORIGIN, useTestBackend, type Caller, type TestBackend } from '#tests/setup/test-backend.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/** What the sandbox's own record says of a session. */
export interface RecordedSession {
  token: string;
  searches: string[];
  ended: string | null;
  late: number;
}

/** How long these tests wait for the place search. */
const PATIENCE_MS = 700;

let sessions = 0;

/** The product, and the sandbox's place search reached over the wire by the product's own adapter. */
export class PlaceWorld {
  api!: TestBackend;
  sandbox!: Sandbox;

  get ctx() {
    return this.api.backend.ctx;
  }

  newSession = (): string => `session-of-a-test-${(sessions += 1)}`;

  adapter = (settings: { key?: string; regions?: string[]; baseUrl?: string } = {}) =>
    createGooglePlaces(
      {
        key: 'shagun-places-sandbox-key',
        baseUrl: `${this.sandbox.url}/places/v1`,
        geocodingUrl: `${this.sandbox.url}/places/maps/api/geocode/json`,
        regions: ['in'],
        ...settings,
      },
      { timeoutMs: PATIENCE_MS },
    );

  async behave(change: Record<string, unknown>): Promise<void> {
    const answer = await fetch(`${this.sandbox.url}/places/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }

  async record(): Promise<{ sessions: RecordedSession[]; geocodings: number }> {
    return (await fetch(`${this.sandbox.url}/places/record.json`)).json() as Promise<{
      sessions: RecordedSession[];
      geocodings: number;
    }>;
  }

  sessionOf = async (token: string) =>
    (await this.record()).sessions.find((session) => session.token === token);

  suggest = (who: Caller, input: string, session = this.newSession()) =>
    who.call('suggestPlaces', { query: { input, session } });
  pick = (who: Caller, placeId: string, session = this.newSession()) =>
    who.call('pickPlace', { params: { placeId }, query: { session } });
  at = (who: Caller, lat: number, lng: number) => who.call('findPlaceAt', { query: { lat, lng } });
}

/** A world for a test file; each test begins with a search that behaves. */
export function usePlaceWorld(): PlaceWorld {
  const world = new PlaceWorld();
  beforeAll(async () => {
    world.sandbox = await sandboxFor(TEST_ORIGIN);
  });
  world.api = useTestBackend();
  beforeEach(async () => {
    world.api.backend.places.search = world.adapter();
    await world.behave({ action: 'reset' });
    await world.ctx.db.deleteFrom('rate_limits').execute();
  });
  afterEach(() => world.api.setNow());
  afterAll(() => world.sandbox.close());
  return world;
}
