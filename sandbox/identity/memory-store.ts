import { BoundedMap } from '#sandbox/memory.ts';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Of each kind (codes, tokens, sign-ins under way); the oldest goes first. */
const mostEntries = 5000;

class MemoryStore implements Adapter {
  readonly #entries = new BoundedMap<Entry>(mostEntries);

  async upsert(id: string, payload: AdapterPayload, expiresIn = 3600): Promise<void> {
    this.#entries.delete(id);
    this.#entries.set(id, { payload, expiresAt: Date.now() + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#entries.get(id);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#first((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#first((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#entries) {
      if (payload.grantId === grantId) this.#entries.delete(id);
    }
  }

  #first(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const now = Date.now();
    return [...this.#entries.values()].find(({ payload, expiresAt }) => expiresAt > now && matches(payload))
      ?.payload;
  }
}

/**
 * Where one identity provider keeps its codes, tokens and sign-ins under way. Bounded, unlike a
 * plain map, and its own per provider, unlike the library's default, so that many sign-ins at
 * once never push each other out.
 */
export function createMemoryStore(): AdapterFactory {
  const stores = new Map<string, MemoryStore>();
  return (kind) => {
    const store = stores.get(kind) ?? new MemoryStore();
    stores.set(kind, store);
    return store;
  };
}
