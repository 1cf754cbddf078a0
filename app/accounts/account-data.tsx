import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireUser } from '#app/backend.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Download } from '#app/ui/icons.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';

export const meta: MetaFunction = () => [{ title: 'Your data · Shagun' }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireUser(request);
  return { email };
}

/** What somebody can do with everything stored about them. */
export default function AccountData() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title="Your data"
        description={email ? `Of the account ${email}.` : undefined}
        back={<Link to="/profile">Back to your profile</Link>}
      />
      <Card title="Download my data" className="stack">
        <p>
          One JSON file with everything stored about you: your profile, events with the guests you entered, replies, gifts, contributions,
          gift cards (their numbers shortened), vouchers, sessions and notifications.
        </p>
        <p className="text-ink-soft">It holds contact data of your guests. Keep it where only you can read it.</p>
        <div>
          <ButtonLink to="/profile/data/download" reloadDocument discover="none" download variant="secondary">
            <Download size={18} aria-hidden /> Download my data
          </ButtonLink>
        </div>
      </Card>
      <Card title="Delete my account" className="stack">
        <p>The next page says what goes and what stays, and asks you to confirm.</p>
        <div>
          <ButtonLink to="/profile/delete" variant="danger">
            Delete my account
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
