import { sql } from 'kysely';
import { Browser } from '#tests/sandbox/browser.ts';
import { CodeBrowser, latestCode } from '#tests/accounts/code-browser.ts';
import { emailLinkToken } from '#backend/accounts/email-links.ts';
import { TEST_ORIGIN, type TestBackend } from '#tests/setup/test-backend.ts';

/** Somebody who reads some mailboxes and has one browser in which they stay signed in. */
export class AddressPerson {
  readonly browser: CodeBrowser;

  constructor(
    private readonly api: TestBackend,
    /** The sandbox's provider, which vouches for any address. */
    private readonly issuer: () => string = () => '',
  ) {
    this.browser = new CodeBrowser(api);
  }

  /** What people do here in a second they do in days. */
  protected async forgetLimits(): Promise<void> {
    await this.api.backend.ctx.db.deleteFrom('rate_limits').execute();
  }

  /** @returns the account a code to the address opens in this browser; undefined when it opens none */
  async signInWithCode(email: string, here = this.browser): Promise<string | undefined> {
    await this.forgetLimits();
    await here.ask(email);
    const { status } = await here.type(await latestCode(this.api, email));
    return status === 200 ? (await here.whoAmI())?._id : undefined;
  }

  /** @returns the account the provider leads to, which vouches for the address */
  async signInAtProvider(email: string, here = this.browser): Promise<string | undefined> {
    await this.forgetLimits();
    const leaving = await here.visit('/auth/login');
    const there = new Browser(new URL(this.issuer()).origin);
    const form = await there.open(leaving.headers.get('Location') ?? '');
    const back = await there.submit(form.url, { email, name: 'Asha Rao' });
    await here.visit(back.url.slice(TEST_ORIGIN.length));
    return (await here.whoAmI())?._id;
  }

  askFor = async (email: string) => {
    await this.forgetLimits();
    return this.browser.call('updateProfile', { firstName: 'Asha', lastName: 'Rao', email });
  };

  /** Presses the button behind a link of a mail, in the browser they are signed in with or on another device. */
  async press(token: string, where: 'signed in' | 'elsewhere'): Promise<{ status: number; message: string }> {
    const here = where === 'signed in' ? this.browser : new CodeBrowser(this.api);
    const { status, body } = await here.call('useEmailLink', undefined, {}, { token });
    return { status, message: String(body.message) };
  }
}

/** Asks for an address and confirms it signed in. */
export async function confirmAddress(api: TestBackend, who: AddressPerson, email: string) {
  await who.askFor(email);
  return who.press((await linksAt(api, email))[0]?.token ?? '', 'signed in');
}

/** Lets codes to the address that counts open the provider's account: the right code, then the provider, in one browser. */
export async function openToCodesAtProvider(
  api: TestBackend,
  who: AddressPerson,
  { email, vouched }: { email: string; vouched: string },
): Promise<void> {
  const joining = new CodeBrowser(api);
  await who.signInWithCode(email, joining);
  await who.signInAtProvider(vouched, joining);
}

/** As if everything about addresses so far had happened so many days before. */
export async function ageLinks(api: TestBackend, days: number): Promise<void> {
  await sql`update email_links set created_at = created_at - ${days} * interval '1 day', expires_at = expires_at - ${days} * interval '1 day'`.execute(
    api.backend.ctx.db,
  );
  await sql`update users set handed_over_at = handed_over_at - ${days} * interval '1 day'`.execute(
    api.backend.ctx.db,
  );
}

/** The links about addresses that were mailed to these and can still be pressed, the newest first, of those made at once the one that confirms. */
export async function linksAt(api: TestBackend, ...emails: string[]) {
  const { db, env } = api.backend.ctx;
  const rows = await db
    .selectFrom('email_links')
    .selectAll()
    .where('email', 'in', emails)
    .where('kind', 'not in', ['passkeys', 'lost'])
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    token: emailLinkToken(env.SESSION_SECRET, row),
    email: row.email,
    accountId: row.user_id,
    madeAt: row.created_at,
  }));
}

/** The newest link of a kind that was mailed to an address about an account and can still be pressed; '' for none. */
export async function linkOf(
  api: TestBackend,
  kind: 'keep' | 'back' | 'drop',
  { email, accountId }: { email: string; accountId: string },
): Promise<string> {
  const links = await linksAt(api, email);
  return links.find((each) => each.kind === kind && each.accountId === accountId)?.token ?? '';
}
