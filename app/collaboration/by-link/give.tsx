import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { GivingAnswer } from '#app/collaboration/by-link/giving-form.server.ts';
import { LinkPageHeader } from '#app/collaboration/by-link/link-page-header.tsx';
import { GivingForm } from '#app/collaboration/by-link/giving-form.tsx';
import { give, loadGiftToGive, type GivingView } from '#app/collaboration/by-link/give.server.ts';
import { ClaimPart } from '#app/claims/claim-part.tsx';
import { PaymentStep } from '#app/collaboration/payment-step.tsx';
import { EventError, EventMissing } from '#app/invited/event-error.tsx';
import { metaOf } from '#app/invited/event-meta.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { GiftHead } from '#app/collaboration/gift-head.tsx';
import { Card } from '#app/ui/card.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Page } from '#app/ui/page.tsx';
import { Progress } from '#app/ui/progress.tsx';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { forInvited: true };

export const meta: PageMeta<typeof loader> = ({ data: view }) =>
  view && 'tab' in view ? [{ title: view.tab }, { name: 'robots', content: 'noindex' }] : metaOf(view);

type Address = RouteArgs<'eventId' | 'guestId' | 'giftId'>;

export const loader = ({ request, params }: Address) => loadGiftToGive(request, params);

export async function action({ request, params }: Address) {
  return give(request, params, await readForm(request));
}

/** A guest gives towards a gift by their personal link: an amount, a blessing, and on to pay (docs/decisions/0009). */
export default function Give() {
  const view = useLoaderData<typeof loader>();
  const answer: GivingAnswer | undefined = useActionData<typeof action>();
  if ('problem' in view) return <EventMissing {...view.problem} />;
  const { payment, step, before } = answer ?? {};
  return (
    <Page width="narrow" className="stack">
      <LinkPageHeader {...view} />
      {payment && step ? (
        <PaymentStep payment={payment} words={step} />
      ) : (
        <>
          <FlashMessage notice={view.notice} />
          <GiftToGive view={view} />
          {before ? <Alert tone="info">{before}</Alert> : null}
          {view.claim ? (
            <ClaimPart view={view.claim} />
          ) : view.why ? (
            <>
              <Alert tone="info">{view.why}</Alert>
              {view.signIn ? (
                <p>
                  <a className="btn btn-primary" href={view.signIn.to}>
                    {view.signIn.label}
                  </a>
                </p>
              ) : null}
            </>
          ) : (
            <GivingForm view={view.form} />
          )}
        </>
      )}
    </Page>
  );
}

/** What it is for, and how far it has come. */
function GiftToGive({ view: { gift, why, claim, words } }: { view: GivingView }) {
  return (
    <Card as="div" className="stack">
      <GiftHead image={gift.image}>
        <p className="font-serif text-xl wrap-anywhere sm:text-2xl">{gift.name}</p>
        <p>{gift.collected}</p>
      </GiftHead>
      {claim ? null : <Progress percent={gift.percent} label={words.progress} />}
      {why ? null : <p>{gift.needs}</p>}
    </Card>
  );
}

export const ErrorBoundary = EventError;
