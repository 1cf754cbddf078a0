import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ProfileForm } from '#app/accounts/profile-form.tsx';
import { saveProfile } from '#app/accounts/save-profile.server.ts';
import { requireUser } from '#app/backend.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';

export const meta: MetaFunction = () => [{ title: 'Your Profile · Shagun' }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return { user, saved: new URL(request.url).searchParams.has('saved') };
}

export async function action({ request }: ActionFunctionArgs) {
  return saveProfile(request, '/profile?saved=1');
}

export default function ProfilePage() {
  const { user, saved } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <Page width="narrow">
      <PageHeader title="Your Profile" description="Guests see your name on invitations. Your phone and address stay private." />
      <Card>
        <ProfileForm user={user} lastResult={lastResult} saved={saved} />
      </Card>
    </Page>
  );
}
