import { Link, useNavigation } from '@remix-run/react';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { formatEventDate } from '#contract/common/format.ts';
import { hostRoles } from '#contract/common/host-roles.ts';
import type { Host } from '#contract/events/hosts.ts';
import * as hostWords from '#messages/hosts/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

interface HostItemProps {
  host: Host;
  /** Address of the list. */
  page: string;
  timeZone: string;
  /** False for a cancelled event: nothing is sent any more. */
  open: boolean;
}

/** One co-host: who, how far the invitation is, and what the owner can do about it. */
export function HostItem({ host, page, timeZone, open }: HostItemProps) {
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
