/** How people stand to an event who may look at an answer. A `collaborator` gives a gift together with others, and need not be a guest. An `operator` runs the installation and is a stranger to the event. */
export const viewerKinds = [
  'visitor',
  'stranger',
  'operator',
  'keyHolder',
  'guest',
  'collaborator',
  'viewer',
  'editor',
  'owner',
] as const;
export type ViewerKind = (typeof viewerKinds)[number];

const hosts = ['viewer', 'editor', 'owner'] as const;

/**
 * Who may read a field, in words, and which kinds of viewers can be among them
 * (docs/decisions/0029-who-may-see-what.md). Who may make a call at all is its `access`:
 * `anyone` is everybody who gets the answer. `self` fields are of the person who asks.
 */
export const readers = {
  anyone: viewerKinds,
  self: viewerKinds,
  /** The guest it is about, by sign-in or by the personal link. */
  guest: ['keyHolder', 'guest'],
  guestOrEditors: ['keyHolder', 'guest', 'editor', 'owner'],
  /** Signed-in guests, those who give the gift, and hosts. */
  company: ['guest', 'collaborator', ...hosts],
  /** Those who give the gift, and the owner of the event. */
  givers: ['collaborator', 'owner'],
  /** The one who gave, and the owner of the event. */
  giverOrOwner: ['collaborator', 'owner'],
  /** The person themself, and hosts. */
  personOrHosts: ['collaborator', ...hosts],
  /** Those who give the gift, and hosts who may change the event. */
  giversOrEditors: ['collaborator', 'editor', 'owner'],
  hosts,
  editors: ['editor', 'owner'],
  owner: ['owner'],
  /** Who runs the installation. */
  operator: ['operator'],
} as const satisfies Record<string, readonly ViewerKind[]>;
export type Readers = keyof typeof readers;
