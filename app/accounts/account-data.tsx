import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { requireUser } from '#app/server/backend.server.ts';
import { SignInAgain } from '#app/frame/sign-in-first.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Download } from '#app/ui/icons.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import * as accountWords from '#messages/accounts/en.ts';

export const meta: PageMeta = () => [{ title: accountWords.dataPageTitle }];

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
        title={accountWords.dataTitle}
        description={email ? accountWords.dataLead(email) : undefined}
        back={<BackLink to="/profile">{accountWords.backToProfile}</BackLink>}
      />
      <Card title={accountWords.download} className="stack">
        <p>{accountWords.downloadText}</p>
        <p className="text-ink-soft">{accountWords.downloadCaution}</p>
        {signInFirst ? (
          <SignInAgain
            page="/profile/data"
            message={accountWords.downloadSignInFirst}
            why={accountWords.downloadSignInFirstWhy}
          />
        ) : (
          <div>
            {/* no `download`: where it leads to a page instead, that is no file */}
            <ButtonLink to="/profile/data/download" reloadDocument discover="none" variant="secondary">
              <Download size={18} aria-hidden /> {accountWords.download}
            </ButtonLink>
          </div>
        )}
      </Card>
      <Card title={accountWords.deleteAccount} className="stack">
        <p>{accountWords.deleteAccountText}</p>
        <div>
          <ButtonLink to="/profile/delete" variant="danger">
            {accountWords.deleteAccount}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
