import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { errors, type default as Provider } from 'oidc-provider';
import { z } from 'zod/v4';
import { signInGonePage, signInPage } from '#sandbox/identity/pages.ts';
import type { People } from '#sandbox/identity/people.ts';
import { interactionCookies, signInPath } from '#sandbox/identity/provider.ts';
import type { NodeBindings, SandboxWeb } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';

type SignInContext = Context<{ Bindings: NodeBindings }>;
type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Control characters and runs of blanks are never part of an address or a name. */
const tidy = (value: string): string => value.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const formSchema = z.object({
  email: z
    .string()
    .min(1, { error: 'Enter your e-mail address.' })
    .max(254, { error: 'This e-mail address is too long.' })
    .regex(/^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u, {
      error: 'Enter an e-mail address like asha@example.com.',
    }),
  name: z.string().max(100, { error: 'Enter a name of at most 100 characters.' }),
});

/** Routes of the form at which a person says who they are. `home` is where to send lost people. */
export function mountSignIn(web: SandboxWeb, provider: Provider, people: People, home: string): void {
  const details = async (c: SignInContext): Promise<Details | undefined> => {
    try {
      return await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };
  const finish = async (
    c: SignInContext,
    result: Parameters<Provider['interactionResult']>[2],
  ): Promise<Response> => {
    const next = await provider.interactionResult(c.env.incoming, c.env.outgoing, result);
    // Browsers keep a limited number of cookies for localhost, and the product's are among them.
    for (const name of interactionCookies) deleteCookie(c, name, { path: c.req.path });
    return c.redirect(next, 303);
  };
  const gone = (): Promise<Response> => show(signInGonePage(home), 410);

  web.get(signInPath(':interaction'), async (c) => {
    const interaction = await details(c);
    if (!interaction) return gone();
    const hint = interaction.params.login_hint;
    return show(signInPage({ email: typeof hint === 'string' ? hint : '', name: '', errors: {} }));
  });

  web.post(signInPath(':interaction'), async (c) => {
    if (!(await details(c))) return gone();
    const body = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
    if (body.cancel) {
      return finish(c, {
        error: 'access_denied',
        error_description: 'The person went back without signing in',
      });
    }
    const input = {
      email: typeof body.email === 'string' ? tidy(body.email) : '',
      name: typeof body.name === 'string' ? tidy(body.name) : '',
    };
    const read = formSchema.safeParse(input);
    if (!read.success) {
      const { fieldErrors } = z.flattenError(read.error);
      return show(
        signInPage({ ...input, errors: { email: fieldErrors.email?.[0], name: fieldErrors.name?.[0] } }),
        422,
      );
    }
    const { subject } = people.signIn(read.data.email, read.data.name);
    return finish(c, { login: { accountId: subject, remember: false }, select_account: {} });
  });
}
