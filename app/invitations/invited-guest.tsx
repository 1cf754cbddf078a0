import { guestFieldNames } from '#contract/guests/guest-fields.ts';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { GuestFunctionsCard } from '#app/functions/guest-functions-card.tsx';
import { viewHostQuestions } from '#app/invitations/host-questions.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { GuestContactForm } from '#app/invitations/contact-form.tsx';
import { nameOf } from '#app/invitations/delivery-state.tsx';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { GuestDetails } from '#app/invitations/guest-details.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { LikelyEmail } from '#app/invitations/likely-email.tsx';
import { PersonalLink } from '#app/invitations/personal-link.tsx';
import { ReplyForm } from '#app/invitations/reply-form.tsx';
import { recordReply, saveContact } from '#app/invitations/save-guest.server.ts';
import { settleEmailIn } from '#app/invitations/settle-email.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { BackLink } from '#app/ui/page.tsx';
import * as mergeWords from '#messages/guests/merge/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  {
    title: data
      ? invitationWords.guestTitle(nameOf(data.guest), data.event.eventName)
      : invitationWords.guestTitleUnknown,
  },
];

export async function loader({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  const api = backend(request);
  const [{ guest, likelyEmail, messageChannels, questions, functions }, { event, host }] = await Promise.all([
    api.load('getGuest', { params }),
    loadHosted(request, params.eventId),
  ]);
  // it answers for the guest: who changes nothing does not get it
  const link = host.edits ? await api.load('getPersonalLink', { params }) : null;
  return {
    guest,
    likelyEmail,
    messageChannels,
    questions,
    functions,
    hostQuestions: viewHostQuestions({ guest, questions, functions }, event),
    event,
    host,
    link,
    notice: await readFlash(request),
    closed: sentenceOfClosed(event),
  };
}

/** The forms of the page come here; what has no fields has an address of its own. */
export async function action({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  const form = await readForm(request);
  const { pathname } = new URL(request.url);
  const settled = await settleEmailIn(request, form, params.eventId, pathname);
  if (settled) return settled;
  return form.has('rsvp') ? recordReply(request, form, params) : saveContact(request, form, params);
}

/** Everything about one guest: the answer, the invitation, the personal link, and the forms that change them. */
export default function InvitedGuest() {
  const { guest, likelyEmail, event, host, link, notice, closed, ...more } = useLoaderData<typeof loader>();
  const { messageChannels, questions, functions, hostQuestions } = more;
  const answer = useActionData<typeof action>();
  const list = `/event/${event._id}/invite`;
  const open = closed === null && host.edits;
  return (
    <HostPage
      event={event}
      host={host}
      notice={notice}
      closed={closed}
      width="narrow"
      title={nameOf(guest)}
      back={<BackLink to={list}>{invitationWords.listHeading}</BackLink>}
    >
      {host.edits && likelyEmail ? (
        <Alert live={false}>
          <LikelyEmail guestId={guest._id} email={guest.email} likely={likelyEmail} />
        </Alert>
      ) : null}
      <GuestDetails
        eventId={event._id}
        guest={guest}
        questions={questions}
        open={open}
        channels={messageChannels}
      />
      <GuestFunctionsCard
        action={`${list}/guests/${guest._id}/functions`}
        guest={guest}
        functions={functions}
        timeZone={event.timeZone}
        open={event.status === 'active' && host.edits}
      />
      {link ? (
        <PersonalLink
          link={link}
          page={`${list}/guests/${guest._id}`}
          seen={`/event/${event._id}/as/${guest._id}`}
          sharing={`${list}/share?guest=${guest._id}`}
        />
      ) : null}
      {open ? (
        <Card id="reply" title={invitationWords.recordHeading}>
          <ReplyForm
            key={guest.reply.version}
            guest={guest}
            questions={hostQuestions}
            answers={answer?.answers}
            lastResult={answer?.form === 'reply' ? answer.lastResult : null}
          />
        </Card>
      ) : null}
      {host.edits ? (
        <>
          <Card id="contact" title={invitationWords.contactHeading}>
            <GuestContactForm
              key={JSON.stringify(guestFieldNames.map((name) => guest[name]))}
              eventType={event.eventType}
              guest={guest}
              lastResult={answer?.form === 'contact' ? answer.lastResult : null}
            />
          </Card>
          <p className="row">
            <ButtonLink to="merge" variant="quiet">
              {mergeWords.sameAsOther}
            </ButtonLink>
            <ButtonLink to="remove" variant="danger">
              {invitationWords.remove}
            </ButtonLink>
          </p>
        </>
      ) : null}
    </HostPage>
  );
}
