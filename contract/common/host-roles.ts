/*
 * What browsers need to know of those who run an event, apart from `hosts.ts` so that the
 * schemas do not travel to every page.
 */

/** How somebody helps the owner of an event: an editor changes what belongs to it, a viewer sees it. */
export const hostRoles = ['editor', 'viewer'] as const;
export type HostRole = (typeof hostRoles)[number];

/** How a host stands to an event: its organiser owns it. */
export const hostRelations = ['organiser', 'editor', 'viewer'] as const;
export type HostRelation = (typeof hostRelations)[number];

/** The most co-hosts of one event, waiting ones counted. */
export const MAX_HOSTS = 10;
/** How long an invitation to help can be accepted. */
export const HOST_INVITATION_DAYS = 14;

/** Whether somebody sees what hosts see. */
export const isHost = (relation: string): relation is HostRelation =>
  (hostRelations as readonly string[]).includes(relation);

/** Whether somebody may change the event and what belongs to it. */
export const mayEdit = (relation: string): boolean => relation === 'organiser' || relation === 'editor';

/** Whether somebody is named the people of every gift of the event, also without giving it. */
export const isCompany = (relation: string): boolean => relation === 'guest' || isHost(relation);

/** Whether somebody may learn of other guests while they give gifts together. The organiser gives nothing. */
export const knowsGuests = (relation: string): boolean =>
  relation === 'guest' || relation === 'editor' || relation === 'viewer';
