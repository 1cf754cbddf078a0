import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { contribute, enableTogether, openToAll, type ContributionAnswer } from '#app/collaboration/contribute.server.ts';
import { ContributionForm } from '#app/collaboration/contribution-form.tsx';
import { loadGiftTogether, type GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { GivingPeople } from '#app/collaboration/giving-people.tsx';
import { PaymentStep } from '#app/collaboration/payment-step.tsx';
import { readForm } from '#app/form-data.server.ts';
import { readNotice } from '#app/notice.server.ts';
import { OrganiserError } from '#app/site/organiser-error.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Progress } from '#app/ui/progress.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.gift.name} for ${data.event.name} · Shagun` : 'Give together · Shagun' },
];

export async function loader({ request, params: { eventId = '', giftId = '' } }: LoaderFunctionArgs) {
  const [view, notice] = await Promise.all([loadGiftTogether(request, { eventId, giftId }), readNotice(request)]);
  return { ...view, notice };
}

export async function action({ request, params: { eventId = '', giftId = '' } }: ActionFunctionArgs) {
  const place = { eventId, giftId };
  const form = await readForm(request);
  const press = form.get('press');
  if (press === 'enable') return enableTogether(request, place);
  if (press === 'open' || press === 'close') return openToAll(request, place, press === 'open');
  return contribute(request, place, form);
}

/** One gift, given by several people (spec sections 2 and 6): how far it has come, and the next step. */
export default function GiftTogetherPage() {
  const view = useLoaderData<typeof loader>();
  const answer: ContributionAnswer | undefined = useActionData<typeof action>();
  const { event, gift, closed, notice, organises, canEnable } = view;
  const payment = answer?.payment;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={gift.name} description={event.name} back={<Link to={`/event/${event.id}`}>Back to the event</Link>} />
      {notice && !answer ? <Alert tone={notice.tone}>{notice.text}</Alert> : null}
      {payment ? (
        <PaymentStep payment={payment} gift={gift.name} />
      ) : (
        <>
          <GiftState view={view} />
          {canEnable ? <Enable /> : null}
          {closed === '' ? <ContributionForm view={view} lastResult={answer?.lastResult ?? null} /> : null}
          {closed && !canEnable && !organises ? <Alert live={false}>{closed}</Alert> : null}
          {organises && gift.isCollaborative ? <OpenSwitch open={gift.openToAll} /> : null}
        </>
      )}
    </Page>
  );
}

function GiftState({ view }: { view: GiftTogether }) {
  const { gift } = view;
  const words = gift.isCollaborative ? `${gift.collected} of ${gift.price} collected` : gift.price;
  return (
    <Card as="div" className="stack">
      <div className="row">
        {gift.image ? <img src={gift.image} alt="" width={96} height={96} className="size-24 rounded-lg object-cover" /> : null}
        <div>
          <p className="text-lg font-semibold">{words}</p>
          {gift.isCollaborative ? <p>{gift.remaining} remaining</p> : null}
          {gift.isDelivered ? <p className="badge">Delivered</p> : null}
          {gift.link ? (
            <a href={gift.link} target="_blank" rel="noopener noreferrer nofollow">
              See it in the shop
            </a>
          ) : null}
        </div>
      </div>
      {gift.isCollaborative ? <Progress percent={gift.percent} label="Collected so far" /> : null}
      {gift.isCollaborative ? <GivingPeople view={view} /> : null}
    </Card>
  );
}

function Enable() {
  const sending = useNavigation().formData?.get('press') === 'enable';
  return (
    <Card title="Give this gift together">
      <Form method="post" className="stack">
        <p>Several people can each give a part of it.</p>
        <Button name="press" value="enable" pending={sending} pendingLabel="Enabling...">
          Enable collaboration
        </Button>
      </Form>
    </Card>
  );
}

/** The organiser's: by default somebody new has to ask those who take part (spec section 6). */
function OpenSwitch({ open }: { open: boolean }) {
  const sending = useNavigation().formData?.has('press') === true;
  return (
    <Card title="Who can join">
      <Form method="post" className="stack">
        <p>{open ? 'Everybody who sees the event can join this gift.' : 'The first one to join starts it; after that only those who take part can contribute.'}</p>
        <Button variant="secondary" name="press" value={open ? 'close' : 'open'} pending={sending}>
          {open ? 'Close it to newcomers' : 'Open it to everyone'}
        </Button>
      </Form>
    </Card>
  );
}

export function ErrorBoundary() {
  return <OrganiserError denied="You cannot see this gift." />;
}
