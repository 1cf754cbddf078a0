import { data } from '@remix-run/node';
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useNavigation,
  useRouteError,
} from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { RouteError } from '#app/frame/route-error.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { formatEventDate } from '#contract/common/format.ts';
import type { HostInvitation } from '#contract/events/hosts.ts';
import * as hostWords from '#messages/hosts/en.ts';
import * as words from '#messages/hosts/page/en.ts';

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: data ? words.invitationPageTitle : words.notFoundPageTitle },
  { name: 'robots', content: 'noindex' },
];

/** Shows an invitation to help. It only reads: mail scanners open links. */
export async function loader({ request, params: { token } }: RouteArgs<'token'>) {
  const result = await backend(request).call('getHostInvitation', { params: { token } });
  if (!result.ok) throw data(result.error, { status: result.status });
  return { invitation: result.data, signIn: signInAddress(token) };
}

export async function action({ request, params: { token } }: RouteArgs<'token'>) {
  const result = await backend(request).call('acceptHostInvitation', { params: { token } });
  if (result.ok)
    return redirectWithFlash(`/event/${result.data.eventId}`, {
      tone: 'success',
      text: result.data.message,
    });
  // the session ended meanwhile: the page says to sign in
  return data({ problem: result.error.message }, { status: result.status });
}

/** Who asks for help with which event, and the button that accepts. */
export default function Invitation() {
  const { invitation, signIn } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const { eventName, ownerName, role, startsAt, timeZone } = invitation;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.invitationTitle(eventName)} description={words.invitationText(ownerName)} />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <Card as="div">
        <DescriptionList
          facts={[
            { term: words.eventTerm, value: eventName },
            { term: words.dateTerm, value: formatEventDate({ startsAt, timeZone }) },
            { term: words.ownerTerm, value: ownerName },
            { term: words.roleTerm, value: hostWords.roleNames[role] },
          ]}
        />
        <p className="mt-4">{hostWords.mailRoleMeans[role]}</p>
      </Card>
      <WhatNext invitation={invitation} signIn={signIn} />
    </Page>
  );
}

function WhatNext({
  invitation: { state, viewer, eventId },
  signIn,
}: {
  invitation: HostInvitation;
  signIn: string;
}) {
  const accepting = useNavigation().formMethod === 'POST';
  if (eventId) {
    return (
      <>
        <p>{viewer === 'owner' ? words.isYours : words.isHost}</p>
        <p>
          <ButtonLink to={`/event/${eventId}`} reloadDocument>
            {words.openEvent}
          </ButtonLink>
        </p>
      </>
    );
  }
  if (state !== 'open') {
    return (
      <Alert tone="error" live={false}>
        {words.closedStates[state]}
      </Alert>
    );
  }
  if (viewer !== 'invited') {
    return (
      <>
        <p>{viewer === 'visitor' ? words.signInFirst : words.otherAddress}</p>
        <p>
          <ButtonLink to={viewer === 'visitor' ? signIn : `${signIn}&again`} reloadDocument>
            {viewer === 'visitor' ? words.signIn : words.signInOther}
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <Form method="post">
        <Button pending={accepting} pendingLabel={words.accepting}>
          {words.accept}
        </Button>
      </Form>
      <p className="text-sm">{words.notNow}</p>
    </>
  );
}

const signInAddress = (token: string) =>
  `/auth/login?${new URLSearchParams({ returnTo: `/co-host/${token}` })}`;

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <ErrorPage status={404} title={words.notFoundTitle} message={words.notFoundHint} />;
  return <RouteError />;
}
