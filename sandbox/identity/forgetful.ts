import type { KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import { refusedPage } from '#sandbox/identity/pages.ts';
import { sessionCookie } from '#sandbox/identity/provider.ts';
import { pageHeaders } from '#sandbox/ui/page.ts';

const isSessionCookie = (cookie: string): boolean =>
  cookie.startsWith(`${sessionCookie}=`) || cookie.startsWith(`${sessionCookie}.sig=`);

/** Where the product asked people to be sent after signing out, already checked by the library. */
function afterSignOut({ session }: KoaContextWithOIDC['oidc']): string | undefined {
  const wanted = session?.state;
  if (typeof wanted?.postLogoutRedirectUri !== 'string') return undefined;
  const target = new URL(wanted.postLogoutRedirectUri);
  if (typeof wanted.state === 'string') target.searchParams.set('state', wanted.state);
  return target.href;
}

/**
 * Makes the provider remember nobody: no session cookie ever goes out. Each sign-in asks
 * again, two windows can be two people, and signing out needs neither a question nor a script.
 */
export function makeForgetful(provider: Provider): void {
  provider.use(async (ctx, next) => {
    // Addresses handed out are the issuer's, whatever host name the request came with.
    ctx.req.headers.host = new URL(provider.issuer).host;

    await next();

    if (ctx.status === 404 && !ctx.body) {
      ctx.set(pageHeaders);
      ctx.body = String(await refusedPage('not_found', 'The identity provider has nothing at this address.'));
      ctx.status = 404;
    }
    // The library's sign-out page asks 'are you sure' and needs a script to answer by itself.
    const oidc = ctx.oidc as KoaContextWithOIDC['oidc'] | undefined;
    if (oidc?.route === 'end_session' && ctx.status === 200) {
      ctx.redirect(afterSignOut(oidc) ?? oidc.urlFor('end_session_success'));
      ctx.status = 303;
      ctx.body = '';
    }
    const cookies = [ctx.res.getHeader('set-cookie') ?? []].flat().map(String);
    ctx.remove('set-cookie');
    ctx.set(
      'set-cookie',
      cookies.filter((cookie) => !isSessionCookie(cookie)),
    );
  });
}
