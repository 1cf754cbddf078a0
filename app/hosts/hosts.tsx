import { useLoaderData, Link, useNavigation } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { postForm } from '#app/forms/form-result.server.ts';
import { readFlash, flashMessage } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { newHost, type Host } from '#contract/events/hosts.ts';
import { MAX_HOSTS, hostRoles } from '#contract/common/host-roles.ts';
import { formatEventDate } from '#contract/common/format.ts';
import * as eventWords from '#messages/events/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';
import * as hostWords from '#messages/hosts/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta = eventTitle(hostPageWords.pageTitle, hostPageWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  // first of all who may see the list: its refusal is the page's
  const { hosts } = await backend(request).load('listHosts', { params });
  const { event } = await loadHosted(request, params.eventId);
  return {
    hosts,
    event: {
      _id: event._id,
      eventName: event.eventName,
      timeZone: event.timeZone,
      open: event.status === 'active',
    },
    notice: await readFlash(request),
  };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  return postForm(await readForm(request), {
    schema: newHost,
    send: (body) => backend(request).send('inviteHost', { params, body }),
    done: flashMessage(`/event/${params.eventId}/hosts`),
  });
}

/** Who helps the owner of an event: invited, changed and removed here. */
export default function HostsPage() {
  const { hosts, event, notice } = useLoaderData<typeof loader>();
  const page = `/event/${event._id}/hosts`;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={hostPageWords.title} event={event.eventName} />
      <FlashMessage notice={notice} />
      <p>{hostPageWords.about}</p>
      {hosts.length === 0 ? (
        <EmptyState title={hostPageWords.none}>{event.open ? hostPageWords.noneHint : null}</EmptyState>
      ) : (
        <Card title={hostPageWords.listTitle}>
          <ul className="divide-y divide-line">
            {hosts.map((host) => (
              <HostItem key={host._id} host={host} page={page} timeZone={event.timeZone} open={event.open} />
            ))}
          </ul>
        </Card>
      )}
      {event.open && hosts.length < MAX_HOSTS ? (
        <Card title={hostPageWords.inviteTitle}>
          <InviteHostForm key={hosts.length} />
        </Card>
      ) : (
        <p>{event.open ? hostPageWords.full : hostPageWords.cancelled}</p>
      )}
    </Page>
  );
}

/** An address and a role: who is invited to help, and how. */
function InviteHostForm() {
  const [form, fields] = useConform({
    id: 'co-host',
    defaultValue: { role: 'editor' },
    ...checkedInPage(newHost),
  });
  return (
    <ConformForm form={form} labels={{ email: hostPageWords.emailLabel, role: hostPageWords.roleLabel }}>
      <TextField
        field={fields.email}
        label={hostPageWords.emailLabel}
        help={hostPageWords.emailHelp}
        type="email"
        inputMode="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <RadioGroup
        field={fields.role}
        label={hostPageWords.roleLabel}
        required
        layout="tiles"
        options={hostRoles.map((value) => ({
          value,
          label: hostWords.roleNames[value],
          help: hostWords.roleMeans[value],
        }))}
      />
      <div>
        <FormButton field="email" pendingLabel={hostPageWords.inviting}>
          {hostPageWords.invite}
        </FormButton>
      </div>
    </ConformForm>
  );
}

interface HostItemProps {
  host: Host;
  /** Address of the list. */
  page: string;
  timeZone: string;
  /** False for a cancelled event: nothing is sent any more. */
  open: boolean;
}

/** One co-host: who, how far the invitation is, and what the owner can do about it. */
function HostItem({ host, page, timeZone, open }: HostItemProps) {
  const { formAction } = useNavigation();
  const who = host.name || host.email;
  const own = `${page}/${host._id}`;
  const day = formatEventDate({ startsAt: host.expiresAt, timeZone });
  return (
    <li className="stack gap-2 py-4">
      <p className="row gap-2">
        <strong className="wrap-anywhere">{who}</strong>
        <Badge>{hostWords.roleNames[host.role]}</Badge>
        <Badge tone={host.state === 'accepted' ? 'yes' : host.state === 'expired' ? 'no' : 'strong'}>
          {hostPageWords.states[host.state]}
        </Badge>
      </p>
      {host.name ? <p className="text-sm wrap-anywhere text-ink-soft">{host.email}</p> : null}
      {host.state === 'accepted' ? null : (
        <p className="text-sm">
          {host.state === 'waiting' ? hostPageWords.until(day) : hostPageWords.ended(day)}
        </p>
      )}
      {host.state !== 'accepted' && host.mail === 'failed' ? (
        <Alert tone="error" live={false}>
          {hostPageWords.mailFailed}
        </Alert>
      ) : null}
      <Form method="post" action={`${own}/role`} preventScrollReset className="row items-end">
        <WriterField />
        <SelectField
          key={host.role}
          name="role"
          label={hostPageWords.role}
          aria-label={hostPageWords.roleOf(who)}
          defaultValue={host.role}
          options={hostRoles.map((value) => ({ value, label: hostWords.roleNames[value] }))}
        />
        <Button
          variant="secondary"
          pending={formAction === `${own}/role`}
          aria-label={hostPageWords.changeRoleOf(who)}
        >
          {hostPageWords.changeRole}
        </Button>
      </Form>
      <div className="row -ms-3 gap-x-1">
        {open && host.state !== 'accepted' ? (
          <Form method="post" action={`${own}/invitation`} preventScrollReset>
            <WriterField />
            <Button
              variant="quiet"
              pending={formAction === `${own}/invitation`}
              aria-label={hostPageWords.sendAgainTo(who)}
            >
              {hostPageWords.sendAgain}
            </Button>
          </Form>
        ) : null}
        <Link
          to={`${own}/remove`}
          discover="none"
          className="btn btn-quiet text-brick"
          aria-label={hostPageWords.removeName(who)}
        >
          {hostPageWords.remove}
        </Link>
      </div>
    </li>
  );
}
