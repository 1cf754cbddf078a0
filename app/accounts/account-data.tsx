import { Link, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { requireUser } from '#app/server/backend.server.ts';
import { SignInAgain } from '#app/frame/sign-in-first.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Download } from '#app/ui/icons.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as words from '#messages/accounts/en.ts';

export const meta: PageMeta = () => [{ title: words.dataPageTitle }];

export async function loader({ request }: RouteArgs) {
  const { email } = await requireUser(request);
  return { email, signInFirst: new URL(request.url).searchParams.get('sign-in') === 'again' };
}

/** What somebody can do with everything stored about them. */
export default function AccountData() {
  const { email, signInFirst } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={words.dataTitle}
        description={email ? words.dataLead(email) : undefined}
        back={<Link to="/profile">{words.backToProfile}</Link>}
      />
      <Card title={words.download} className="stack">
        <p>{words.downloadText}</p>
        <p className="text-ink-soft">{words.downloadCaution}</p>
        {signInFirst ? (
          <SignInAgain
            page="/profile/data"
            message={words.downloadSignInFirst}
            why={words.downloadSignInFirstWhy}
          />
        ) : (
          <div>
            {/* no `download`: where it leads to a page instead, that is no file */}
            <ButtonLink to="/profile/data/download" reloadDocument discover="none" variant="secondary">
              <Download size={18} aria-hidden /> {words.download}
            </ButtonLink>
          </div>
        )}
      </Card>
      <Card title={words.deleteAccount} className="stack">
        <p>{words.deleteAccountText}</p>
        <div>
          <ButtonLink to="/profile/delete" variant="danger">
            {words.deleteAccount}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
