import { redirect } from '@remix-run/node';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { findUser } from '#app/server/backend.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Logo } from '#app/ui/logo.tsx';
import * as accountWords from '#messages/accounts/en.ts';
import * as securityWords from '#messages/security/en.ts';

export const meta: PageMeta = () => [{ title: accountWords.signedOutPageTitle }];

/** `/login` starts sign-in (spec section 2); with `signed-out`, where a revoked session leads, it says so first. */
export async function loader({ request }: RouteArgs) {
  if (!new URL(request.url).searchParams.has('signed-out')) return redirect('/auth/login');
  return (await findUser(request)) ? redirect('/dashboard') : null;
}

/** A posted form may not be led on to the identity provider's site, so the way there is a link. */
export default function SignedOut() {
  return (
    <div className="centred">
      <Logo size={72} lit={false} />
      <h1>{securityWords.revokedCurrent}</h1>
      <p>{accountWords.signedOutText}</p>
      <div className="row justify-center">
        <ButtonLink to="/auth/login?again=1" reloadDocument discover="none">
          {accountWords.signInAgain}
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {accountWords.backToHome}
        </ButtonLink>
      </div>
    </div>
  );
}
