import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { newRequestId } from '#app/invitations/add-invitees.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { GiverReceived, GiverThanks } from '#app/thank-yous/giver-received.tsx';
import { viewGiver, type GiverView } from '#app/thank-yous/giver-view.ts';
import { handleThanks, type ThankResult } from '#app/thank-yous/thank.server.ts';
import { ThankForm, WhatsAppStep } from '#app/thank-yous/thank-form.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { preparedThankYouQuery } from '#contract/gifts/thank-yous.ts';
import * as thankYouPageWords from '#messages/thank-yous/page/en.ts';

export const handle: EventPageHandle = { part: 'gifts', denied: thankYouPageWords.notYours };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: data ? thankYouPageWords.giverPageTitle(data.giver.name) : thankYouPageWords.pageTitleUnknown },
];

export async function loader({ request, params: { eventId, giverId } }: RouteArgs<'eventId' | 'giverId'>) {
  const query = queryOf(request, preparedThankYouQuery);
  const [prepared, { event }] = await Promise.all([
    backend(request).load('getPreparedThankYou', { params: { eventId, giverId }, query }),
    loadHosted(request, eventId),
  ]);
  const { giver, language, text, mail, whatsapp } = prepared;
  return {
    event: { id: eventId, name: event.eventName },
    giver: viewGiver(giver, event.timeZone),
    draft: { text, language, upTo: giver.latest, requestId: newRequestId() },
    mail,
    whatsapp,
    notice: await readFlash(request),
  };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'giverId'>) {
  const answer = await handleThanks(request, params);
  return answer instanceof Response ? answer : data(answer, { status: answer.status });
}

/** What somebody gave, and the words to thank them with; once they are thanked, how. */
export default function ThankGiver() {
  const { event, giver, draft: prepared, mail, whatsapp, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as ThankResult | undefined;
  const draft = answer ?? prepared;
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={thankYouPageWords.giverTitle(giver.name)}
        event={event.name}
        back={<BackLink to={`/event/${event.id}/thank-yous`}>{thankYouPageWords.backToList}</BackLink>}
      />
      <FlashMessage notice={notice} />
      <Card title={thankYouPageWords.whatTheyGave} className="wrap-anywhere">
        <GiverReceived giver={giver} />
        {giver.thanked ? null : <GiverThanks giver={giver} />}
      </Card>
      {giver.thanked ? (
        <Thanked giver={giver} problem={answer?.problem?.message} />
      ) : answer?.whatsapp ? (
        <WhatsAppStep draft={draft} whatsapp={answer.whatsapp} />
      ) : (
        <ThankForm draft={draft} problem={answer?.problem ?? null} mail={mail} whatsapp={whatsapp} />
      )}
    </Page>
  );
}

function Thanked({ giver, problem }: { giver: GiverView; problem: string | undefined }) {
  return (
    <Card title={thankYouPageWords.thankedTitle} className="wrap-anywhere">
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <GiverThanks giver={giver} />
      {giver.last?.text ? <p className="mt-2 whitespace-pre-line">{giver.last.text}</p> : null}
      {giver.last?.isNote ? (
        <Form method="post" className="mt-3">
          <WriterField />
          <SubmitButton value="undo" variant="secondary" pendingLabel={thankYouPageWords.undoing}>
            {thankYouPageWords.undo}
          </SubmitButton>
        </Form>
      ) : null}
    </Card>
  );
}
