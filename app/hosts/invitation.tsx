import { data } from '@remix-run/node';
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { RouteError } from '#app/frame/route-error.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { formatEventDate } from '#contract/common/format.ts';
import type { HostInvitation } from '#contract/events/hosts.ts';
import * as hostWords from '#messages/hosts/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: data ? hostPageWords.invitationPageTitle : hostPageWords.notFoundPageTitle },
  { name: 'robots', content: 'noindex' },
];

/** Shows an invitation to help. It only reads: mail scanners open links. */
export async function loader({ request, params }: RouteArgs<'token'>) {
  const result = await backend(request).call('getHostInvitation', { params });
  if (!result.ok) throw data(result.error, { status: result.status });
  return { invitation: result.data, signIn: signInAddress(params.token) };
}

export async function action({ request, params }: RouteArgs<'token'>) {
  const result = await backend(request).call('acceptHostInvitation', { params });
  if (result.ok) return redirectWithFlash(`/event/${result.data.eventId}`, result.data.message);
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
      <PageHeader
        title={hostPageWords.invitationTitle(eventName)}
        description={hostPageWords.invitationText(ownerName)}
      />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <Card as="div">
        <DescriptionList
          facts={[
            { term: hostPageWords.eventTerm, value: eventName },
            { term: hostPageWords.dateTerm, value: formatEventDate({ startsAt, timeZone }) },
            { term: hostPageWords.ownerTerm, value: ownerName },
            { term: hostPageWords.roleTerm, value: hostWords.roleNames[role] },
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
  if (eventId) {
    return (
      <>
        <p>{viewer === 'owner' ? hostPageWords.isYours : hostPageWords.isHost}</p>
        <p>
          <ButtonLink to={`/event/${eventId}`} reloadDocument>
            {hostPageWords.openEvent}
          </ButtonLink>
        </p>
      </>
    );
  }
  if (state !== 'open') {
    return (
      <Alert tone="error" live={false}>
        {hostPageWords.closedStates[state]}
      </Alert>
    );
  }
  if (viewer !== 'invited') {
    return (
      <>
        <p>{viewer === 'visitor' ? hostPageWords.signInFirst : hostPageWords.otherAddress}</p>
        <p>
          <ButtonLink to={viewer === 'visitor' ? signIn : `${signIn}&again`} reloadDocument>
            {viewer === 'visitor' ? hostPageWords.signIn : hostPageWords.signInOther}
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <Form method="post">
        <FormButton pendingLabel={hostPageWords.accepting}>{hostPageWords.accept}</FormButton>
      </Form>
      <p className="text-sm">{hostPageWords.notNow}</p>
    </>
  );
}

const signInAddress = (token: string) =>
  `/auth/login?${new URLSearchParams({ returnTo: `/co-host/${token}` })}`;

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <ErrorPage status={404} title={hostPageWords.notFoundTitle} message={hostPageWords.notFoundHint} />
    );
  return <RouteError />;
}
