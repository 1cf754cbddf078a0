import { signInCodeOf } from '#backend/accounts/codes/mail-jobs.ts';
import { currentUser } from '#contract/accounts/accounts.ts';
import { pathOf } from '#contract/operation.ts';
import { operations, type OperationName } from '#contract/operations.ts';
import { TEST_ORIGIN, type TestBackend } from '#tests/setup/test-backend.ts';

interface Answered {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A browser on our site: it keeps its cookies, and asks for codes and types them. */
export class CodeBrowser {
  readonly jar: Map<string, string>;

  constructor(
    private readonly api: TestBackend,
    readonly headers: Record<string, string> = {},
    jar: ReadonlyMap<string, string> = new Map(),
  ) {
    this.jar = new Map(jar);
  }

  /** The same browser copied, cookies and all. */
  copy = (): CodeBrowser => new CodeBrowser(this.api, this.headers, this.jar);

  async visit(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers({ ...this.headers, ...(cookie && { Cookie: cookie }) });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const answer = await this.api.backend.fetch(new Request(TEST_ORIGIN + path, { ...init, headers }));
    for (const header of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/max-age=0/i.test(header)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return answer;
  }

  async call(
    name: OperationName,
    body?: object,
    headers: Record<string, string> = {},
    params: Record<string, string> = {},
  ): Promise<Answered> {
    const { method } = operations[name];
    const answer = await this.visit(pathOf(operations[name], params), {
      method,
      headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as Record<string, unknown>,
      headers: answer.headers,
    };
  }

  ask = (email: string, returnTo = ''): Promise<Answered> =>
    this.call('requestSignInCode', { email, returnTo });

  type = (code: string): Promise<Answered> => this.call('signInWithCode', { code });

  /** Asks for a code, reads it in the mail and types it. */
  async signIn(email: string, returnTo = ''): Promise<Answered> {
    const response = await this.ask(email, returnTo);
    if (response.status !== 200)
      throw new Error(`Asking answered ${response.status}: ${String(response.body.message)}`);
    return this.type(await latestCode(this.api, email));
  }

  async whoAmI() {
    const answer = await this.visit('/auth/me');
    return answer.ok ? currentUser.parse(await answer.json()).user : null;
  }
}

/** The code of the mail an address got last. */
export async function latestCode(api: TestBackend, email: string): Promise<string> {
  const { db, env } = api.backend.ctx;
  const row = await db
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return signInCodeOf(env.SESSION_SECRET, row);
}

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0');
