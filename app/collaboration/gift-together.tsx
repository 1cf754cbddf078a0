import { appLanguage } from '#messages/app-language/en.ts';
import { data } from '@remix-run/node';
import { useActionData, useLoaderData, Link } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { ClaimPart } from '#app/claims/claim-part.tsx';
import { isOfClaim, sendClaim } from '#app/claims/claim.server.ts';
import { contribute, type ContributionAnswer } from '#app/collaboration/contribute.server.ts';
import { findUser } from '#app/server/backend.server.ts';
import { EventMissing } from '#app/invited/event-error.tsx';
import { showGiftSignedOut, type GiftSignedOutView } from '#app/collaboration/gift-signed-out.server.ts';
import { GiftState } from '#app/collaboration/gift-state.tsx';
import { loadGiftTogether, type GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { GivingPeople } from '#app/collaboration/giving-people.tsx';
import { MoreToDo } from '#app/collaboration/more-to-do.tsx';
import { NextStepCard } from '#app/collaboration/next-step-card.tsx';
import { PaymentStep } from '#app/collaboration/payment-step.tsx';
import { ReceivedRequests, SentRequests } from '#app/collaboration/request-lists.tsx';
import { readForm } from '#app/forms/form-data.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { LinkPageHeader } from '#app/collaboration/by-link/link-page-header.tsx';
import { GiftHead } from '#app/collaboration/gift-head.tsx';
import { Card } from '#app/ui/card.tsx';
import { ContributionRows } from '#app/collaboration/contribution-details.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

export const handle: RouteHandle & EventPageHandle = {
  forInvited: true,
  part: 'gifts',
  shared: true,
  denied: togetherWords.cannotSee,
};

export const meta: PageMeta<typeof loader> = ({ data: view }) => [
  {
    title:
      view && 'tab' in view
        ? view.tab
        : togetherWords.giftTab(
            view && 'gift' in view ? { gift: view.gift.name, event: view.event.name } : undefined,
          ),
  },
];

export async function loader({ request, params }: RouteArgs<'eventId' | 'giftId'>) {
  const user = await findUser(request);
  if (!user) return showGiftSignedOut(request, params);
  const [view, notice] = await Promise.all([loadGiftTogether(request, params, user), readFlash(request)]);
  return data({ ...view, notice });
}

export async function action({ request, params: { eventId, giftId } }: RouteArgs<'eventId' | 'giftId'>) {
  const form = await readForm(request);
  const page = `/event/${eventId}/gift/${giftId}`;
  if (isOfClaim(form)) return sendClaim(request, form, { eventId, giftId, page, language: appLanguage });
  return contribute(request, { eventId, giftId }, form);
}

/** One gift, given by several people (spec sections 2 and 6): how far it has come, and each viewer's next step. */
export default function GiftTogetherPage() {
  const view = useLoaderData<typeof loader>();
  const answer: ContributionAnswer | undefined = useActionData<typeof action>();
  if ('problem' in view) return <EventMissing {...view.problem} />;
  if ('signedOut' in view) return <GiftSignedOut view={view} />;
  const { event, gift, notice, requests } = view;
  const payment = answer?.payment;
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={gift.name}
        event={event.name}
        back={
          <a href={`/event/${event.id}`} className="inline-flex min-h-11 items-center">
            {togetherWords.backToEvent}
          </a>
        }
      />
      <FlashMessage notice={notice} />
      {payment ? (
        <PaymentStep
          payment={payment}
          words={{
            title: togetherWords.payTitle(payment.amount),
            hint: togetherWords.payHint(gift.name),
            pay: togetherWords.pay,
            ...(answer.change
              ? { change: { label: togetherWords.changeAmount, fields: answer.change } }
              : {}),
          }}
        />
      ) : (
        <>
          <GiftState view={view} />
          <ReceivedRequests view={view} />
          {view.claim ? <ClaimPart view={view.claim} /> : null}
          {answer?.before ? <Alert tone="info">{answer.before}</Alert> : null}
          <NextStepCard view={view} />
          <SentRequests requests={requests.sent} />
          <GivingPeople view={view} />
          <OwnContributions view={view} />
          <MoreToDo view={view} />
        </>
      )}
    </Page>
  );
}

/** A gift, and the way to sign in, for who has not. */
function GiftSignedOut({ view }: { view: GiftSignedOutView }) {
  const { back, event, gift, otherLanguage, signedOut } = view;
  return (
    <Page width="narrow" className="stack">
      <LinkPageHeader back={back} event={event.name} words={signedOut.words} otherLanguage={otherLanguage} />
      <Card as="div" className="stack">
        <GiftHead image={gift.image}>
          <p>{signedOut.text}</p>
        </GiftHead>
        {signedOut.signIn ? (
          <div>
            <a className="btn btn-primary" href={signedOut.to}>
              {signedOut.signIn}
            </a>
          </div>
        ) : null}
      </Card>
    </Page>
  );
}

/** What the viewer gave for the gift, each with a way to take it back while that is allowed. */
function OwnContributions({
  view: { event, gift, contributions, moreContributions },
}: {
  view: GiftTogether;
}) {
  if (!contributions) return <MissingPart>{togetherWords.contributionsOwnMissing}</MissingPart>;
  if (contributions.length === 0) return null;
  const all = `/event/${event.id}/gift/${gift.id}/contributions`;
  return (
    <Card title={togetherWords.contributionsOwn}>
      <ContributionRows contributions={contributions} page={all} tellsUntil />
      {moreContributions ? (
        <Link to={`${all}?page=2`} discover="none" className="btn btn-quiet">
          {togetherWords.contributionsEarlier}
        </Link>
      ) : null}
    </Card>
  );
}
