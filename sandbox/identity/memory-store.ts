import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Of each kind (codes, tokens, sign-ins under way); the oldest goes first. */
const mostEntries = 5000;

class MemoryStore implements Adapter {
  readonly #entries = new Map<string, Entry>();

  async upsert(id: string, payload: AdapterPayload, expiresIn = 3600): Promise<void> {
    this.#entries.delete(id);
    this.#entries.set(id, { payload, expiresAt: Date.now() + expiresIn * 1000 });
    this.#prune();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#entries.get(id);
    if (!entry || entry.expiresAt > Date.now()) return entry?.payload;
    this.#entries.delete(id);
    return undefined;
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
    for (const { payload, expiresAt } of this.#entries.values()) {
      if (expiresAt > now && matches(payload)) return payload;
    }
    return undefined;
  }

  #prune(): void {
    const now = Date.now();
    // Entries of one kind live equally long, so the expired ones are at the front.
    for (const [id, { expiresAt }] of this.#entries) {
      if (expiresAt > now && this.#entries.size <= mostEntries) break;
      this.#entries.delete(id);
    }
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
