import { ownAddress } from '#tests/setup/address-owners.ts';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { bootBackend, type Backend } from '#backend/boot.ts';
import { WAITS, type Waits } from '#backend/platform/database/server-client.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import type { PictureQueue } from '#backend/platform/picture-work/picture-queue.ts';
import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import { errorEnvelope, type ErrorEnvelope } from '#contract/common/errors.ts';
import { pathOf } from '#contract/operation.ts';
import {
  operations,
  type Operation,
  type OperationInput,
  type OperationName,
  type OperationOutput,
} from '#contract/operations.ts';
import { testDatabase } from '#tests/setup/test-database.ts';

export const TEST_ORIGIN = 'http://localhost:3999';

/** What a call answered: status, parsed answer (checked against the contract) or error envelope, and the raw response. */
interface Answer<T> {
  status: number;
  data: T;
  error: ErrorEnvelope;
  response: Response;
}

/** Somebody who calls the API: a visitor, or a person signed in on a browser of their own. */
export interface Caller {
  /** What this person's browser sends; empty for a visitor. */
  cookie: string;
  userId: string;
  email: string;
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<Answer<OperationOutput<N>>>;
  /** Sends any request with this caller's cookie, from this site unless `headers` say otherwise. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestBackend {
  backend: Backend;
  visitor: Caller;
  /** A new person with a complete profile and a session of their own. */
  signIn(person?: {
    email?: string;
    firstName?: string;
    lastName?: string;
    plan?: 'basic' | 'premium' | 'professional';
  }): Promise<Caller>;
  /** Moves the clock; without an argument it is the real time again. */
  setNow(now?: Date): void;
  /** Holds the clock until the test is over: limits count by windows of time, and slow tries would reach the next one. */
  holdNow(): void;
}

/** On a machine that has other things to do a request may wait its turn longer than people would. */
const patientWaits = Object.fromEntries(
  Object.entries(WAITS).map(([name, ms]: [string, number]) => [name, 12 * ms]),
) as unknown as Waits;

/** Boots a backend of its own for the test file, on an empty database, without running jobs unless asked. */
export function useTestBackend(
  options: {
    runJobs?: boolean;
    /** Settings; asked for once what comes before has been done where they are only known then. */
    env?: Record<string, string> | (() => Record<string, string>);
    pictures?: PictureQueue;
  } = {},
): TestBackend {
  let backend: Backend | undefined;
  let dropDatabase: (() => Promise<void>) | undefined;
  let now: Date | undefined;

  beforeAll(async () => {
    const database = await testDatabase();
    dropDatabase = database.drop;
    const env = readEnv({
      SHAGUN_MODE: 'test',
      APP_URL: TEST_ORIGIN,
      SESSION_SECRET: 'a secret of tests that is long enough to be one',
      LOG_LEVEL: 'silent',
      SIGN_IN: 'email,oidc',
      // where nobody listens: a sandbox that happens to run on this machine is no part of a test
      SANDBOX_PORT: '9',
      // tests of the limit itself set their own
      NEW_ADDRESSES_PER_DAY: '100000',
      ...database.env,
      ...(typeof options.env === 'function' ? options.env() : options.env),
    });
    backend = await bootBackend(env, {
      runJobs: options.runJobs ?? false,
      migrate: true,
      waits: patientWaits,
      now: () => now ?? new Date(),
      ...(options.pictures ? { pictures: options.pictures } : {}),
    });
  });
  afterAll(async () => {
    await backend?.stop();
    await dropDatabase?.();
  });

  const running = () => {
    if (!backend) throw new Error('The backend is there from beforeAll on');
    return backend;
  };

  function caller(who: { userId: string; email: string; cookie: string }): Caller {
    const send = (path: string, init: RequestInit = {}) => {
      const headers = new Headers({ Origin: TEST_ORIGIN, ...(who.cookie ? { Cookie: who.cookie } : {}) });
      new Headers(init.headers).forEach((value, name) => headers.set(name, value));
      return running().fetch(new Request(TEST_ORIGIN + path, { ...init, headers }));
    };
    return {
      cookie: who.cookie,
      userId: who.userId,
      email: who.email,
      fetch: send,
      async call(name, input) {
        const operation: Operation = operations[name];
        const {
          params = {},
          query = {},
          body,
          form,
        } = input as {
          params?: Record<string, string>;
          query?: Record<string, string>;
          body?: unknown;
          form?: FormData;
        };
        const path = pathOf(operation, params);
        const search = new URLSearchParams(
          Object.entries(query).map(([key, value]) => [key, String(value)]),
        ).toString();
        const response = await send(search ? `${path}?${search}` : path, {
          method: operation.method,
          ...(form
            ? { body: form }
            : operation.body
              ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
              : {}),
        });
        const answer = { status: response.status, response: response.clone() } as Answer<never>;
        if (!response.ok) answer.error = errorEnvelope.parse(await response.json());
        else if (operation.response) answer.data = operation.response.parse(await response.json()) as never;
        return answer;
      },
    };
  }

  return {
    get backend() {
      return running();
    },
    visitor: caller({ userId: '', email: '', cookie: '' }),
    setNow: (moment) => {
      now = moment;
    },
    holdNow() {
      now = new Date();
      onTestFinished(() => void (now = undefined));
    },
    async signIn(person = {}) {
      const userId = newId();
      const email = (person.email ?? `${userId}@example.in`).toLowerCase();
      const token = newSecret();
      const { db } = running().ctx;
      await db
        .insertInto('users')
        .values({
          id: userId,
          issuer: 'https://identity.example',
          subject: userId,
          verified_email: email,
          email,
          first_name: person.firstName ?? 'Asha',
          last_name: person.lastName ?? 'Rao',
          phone: '+919820012345',
          city: 'Pune',
          state: 'Maharashtra',
          country: 'India',
          plan: person.plan ?? 'basic',
        })
        .execute();
      await ownAddress(db, userId, email);
      await db
        .insertInto('sessions')
        .values({
          id: newId(),
          token_hash: sha256(token),
          user_id: userId,
          id_token: null,
          // a test may set the clock ahead to another hour of the day
          expires_at: new Date(Date.now() + 24 * 3_600_000),
          revoked_at: null,
        })
        .execute();
      await db.updateTable('guests').set({ user_id: userId }).where('email', '=', email).execute();
      return caller({ userId, email, cookie: `shagun_session=${token}` });
    },
  };
}
