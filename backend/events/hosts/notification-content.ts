import type { HostRole } from '#contract/common/host-roles.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { hostWords } from '#messages/hosts/words.ts';
import type { NotificationText } from '#backend/messaging/notifications/service.ts';

interface EventNamed {
  id: string;
  event_name: string;
}

/** What co-hosts and owners are told, they are told in the app: the invitation has a mail of its own, the rest needs none. */
export const inApp = { mail: 'none', whatsapp: 'none' } as const;

/** A person's name in one line, or `otherwise`. */
export const hostName = (
  person: { first_name: string | null; last_name: string | null },
  otherwise: string,
): string => plainLine(`${person.first_name ?? ''} ${person.last_name ?? ''}`) || otherwise;

/** To somebody with an account: they are asked to help. */
export const hostInvited = ({
  id,
  owner,
  eventName,
  role,
}: {
  id: string;
  owner: string;
  eventName: string;
  role: HostRole;
}): NotificationText => ({
  type: 'co_host',
  title: hostWords.newsInvited(owner, plainLine(eventName)),
  message: hostWords.newsInvitedHow(role),
  path: `/co-host/${id}`,
});

/** To the owner: an invitation was accepted. */
export const hostAccepted = (event: EventNamed, name: string, role: HostRole): NotificationText => ({
  type: 'co_host',
  title: hostWords.newsAccepted(name, plainLine(event.event_name)),
  message: hostWords.newsAcceptedAs(role),
  path: `/event/${event.id}/hosts`,
});

/** To the owner: a co-host left. */
export const hostLeft = (event: EventNamed, name: string): NotificationText => ({
  type: 'co_host',
  title: hostWords.newsLeft(name, plainLine(event.event_name)),
  message: hostWords.newsLeftHow,
  path: `/event/${event.id}/hosts`,
});

/** To a co-host: what they may do changed. */
export const hostRoleChanged = (event: EventNamed, role: HostRole): NotificationText => ({
  type: 'co_host',
  title: hostWords.newsRole(plainLine(event.event_name), role),
  message: hostWords.mailRoleMeans[role],
  path: `/event/${event.id}`,
});
