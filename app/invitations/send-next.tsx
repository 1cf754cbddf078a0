import { Link, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { ClosedAlert } from '#app/hosting/host-page.tsx';
import { HelpingLine } from '#app/hosting/helping-line.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { nameOf } from '#app/invitations/delivery-state.tsx';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';
import { readFlash, redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Form } from '#app/ui/form.tsx';
import { MessageCircle, Smartphone } from '#app/ui/icons.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { handSending, type NextToSend } from '#contract/guests/invitations.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as messagePageWords from '#messages/phone-messages/pages/en.ts';

export const handle: EventPageHandle = { part: 'invitation' };

export const meta = eventTitle(messagePageWords.sendNextPageTitle, messagePageWords.sendNextPageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const api = backend(request);
  const [next, { event, host }] = await Promise.all([
    api.load('getNextToSend', { params }),
    loadHosted(request, params.eventId),
  ]);
  const undo = new URL(request.url).searchParams.get('undo') ?? '';
  return { next, event, host, undo, notice: await readFlash(request), closed: sentenceOfClosed(event) };
}

/** Records what became of one guest's link and goes on with the next. */
export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const page = `/event/${eventId}/invite/send-next`;
  const form = await readForm(request);
  const guestId = String(form.get('guestId') ?? '');
  const body = handSending.safeParse({ outcome: form.get('outcome') });
  if (!body.success) return redirectWithFlash(page, { tone: 'error', text: messagePageWords.recordFailed });
  const result = await backend(request).call('recordHandSending', {
    params: { eventId, guestId },
    body: body.data,
  });
  if (result.ok) {
    const undo = body.data.outcome === 'ready' ? '' : `?${new URLSearchParams({ undo: guestId }).toString()}`;
    return redirectWithFlash(page + undo, result.data.message);
  }
  return redirectWithFailure(request, page, result, messagePageWords.recordFailed);
}

/** One guest after the other: open WhatsApp, send, come back, next. Kept on the server, so it can be left and taken up on any device. */
export default function SendNext() {
  const { next, event, host, notice, undo, closed } = useLoaderData<typeof loader>();
  const list = `/event/${event._id}/invite`;
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={messagePageWords.sendNextTitle}
        event={event.eventName}
        back={<BackLink to={list}>{messagePageWords.guestList}</BackLink>}
      />
      <HelpingLine host={host} />
      <FlashMessage notice={notice}>{undo ? <Undo guestId={undo} /> : null}</FlashMessage>
      <ClosedAlert event={event} closed={closed} />
      {next.total > 0 ? <SentSoFar next={next} /> : null}
      {next.guest && closed === null ? (
        <Guest key={next.guest._id} next={next} guest={next.guest} list={list} />
      ) : (
        <Nothing next={next} list={list} />
      )}
    </Page>
  );
}

function SentSoFar({ next: { sent, total, skipped } }: { next: NextToSend }) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{messagePageWords.progressSent(sent, total)}</strong>
        {skipped > 0 ? <span className="text-ink-soft">{messagePageWords.skippedCount(skipped)}</span> : null}
      </p>
      <Progress percent={(100 * sent) / total} label={messagePageWords.progressLabel} />
    </div>
  );
}

function Guest({
  next,
  guest,
  list,
}: {
  next: NextToSend;
  guest: NonNullable<NextToSend['guest']>;
  list: string;
}) {
  const name = nameOf({ ...guest, email: '' });
  return (
    <Card>
      <div className="stack">
        <div>
          <p className="text-sm text-ink-soft">
            {messagePageWords.nextGuest} · {messagePageWords.progress(next.sent + 1, next.total)}
          </p>
          <h2>{name}</h2>
          <p className="flex flex-wrap gap-x-4 text-ink-soft">
            {formatPhone(guest.phone)}
            <Link to={`${list}/guests/${guest._id}#contact`}>{messagePageWords.openGuest}</Link>
          </p>
        </div>
        <ButtonLink
          to={next.whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className="w-full py-4 text-lg"
        >
          <MessageCircle size={22} aria-hidden /> {messagePageWords.openWhatsApp(guest.firstName || name)}
        </ButtonLink>
        <p className="field-help">{messagePageWords.howItWorks}</p>
        <Form method="post" className="row" preventScrollReset>
          <input type="hidden" name="guestId" value={guest._id} />
          <SubmitButton
            name="outcome"
            value="sent"
            variant="secondary"
            className="grow"
            pendingLabel={messagePageWords.sentNextPending}
          >
            {messagePageWords.sentNext}
          </SubmitButton>
          <SubmitButton name="outcome" value="skipped" variant="quiet">
            {messagePageWords.skip}
          </SubmitButton>
        </Form>
        <p>
          <ButtonLink to={next.sms} reloadDocument variant="quiet">
            <Smartphone size={18} aria-hidden /> {messagePageWords.openSms}
          </ButtonLink>
        </p>
        <section aria-labelledby="message">
          <h3 id="message" className="text-base">
            {messagePageWords.messageHeading}
          </h3>
          <p className="mt-2 rounded-lg border border-line p-3 break-words whitespace-pre-line">
            {next.text}
          </p>
        </section>
      </div>
    </Card>
  );
}

/** A button in a sentence; what it takes back is the form's own, so it needs no scripts. */
function Undo({ guestId }: { guestId: string }) {
  return (
    <Form method="post" className="inline">
      <input type="hidden" name="guestId" value={guestId} />
      <Button name="outcome" value="ready" variant="quiet">
        {messagePageWords.undo}
      </Button>
    </Form>
  );
}

function Nothing({ next, list }: { next: NextToSend; list: string }) {
  const done = next.total > 0 && next.sent === next.total;
  return (
    <EmptyState
      title={done ? messagePageWords.allSentTitle : messagePageWords.noLinksTitle}
      link={{ label: messagePageWords.backToList, to: list }}
    >
      {done ? messagePageWords.allSent(next.total) : messagePageWords.noLinks}
    </EmptyState>
  );
}
