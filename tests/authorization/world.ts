import { beforeAll, beforeEach } from 'vitest';
import type { Context } from '#backend/platform/context.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller, type TestBackend } from '#tests/setup/test-backend.ts';

/**
 * Everybody who may stand before an event, by their relation to it. `keyHolder` has the guest's personal link and no
 * account; `removed` helped with the event as an editor until a moment ago; `invited` was asked to and has not accepted.
 */
export const everybody = [
  'visitor',
  'stranger',
  'otherOrganiser',
  'otherGuest',
  'guest',
  'keyHolder',
  'invited',
  'removed',
  'viewer',
  'editor',
  'organiser',
] as const;
export type Who = (typeof everybody)[number];
/** Who reads the guests. */
export const hosts: readonly Who[] = ['viewer', 'editor', 'organiser'];

/** One wedding with its people. The guest's and the other guest's data appear nowhere else. */
export interface World {
  api: TestBackend;
  ctx: Context;
  callers: Record<Who, Caller>;
  eventId: string;
  guest: AddedGuest;
  otherGuest: AddedGuest;
  /** The event's row of each who helps, or was asked to. */
  hostIds: Record<'invited' | 'viewer' | 'editor', string>;
  /** Makes the wedding anew: what one did to it is nothing to the next. */
  renew: () => Promise<void>;
  /** Whether somebody may have changed the wedding since it was made: making it takes longer than any call. */
  changed: boolean;
  /** Makes it anew only then. */
  renewIfChanged: () => Promise<void>;
  /** Set by a row's `before`: what its call needs to find. */
  token: string;
}

const guestPerson = {
  first_name: 'Zubinah',
  last_name: 'Qureshiwala',
  email: 'zubinah.q@private.example',
  phone: '+919876501234',
};
const otherPerson = {
  first_name: 'Thirumagal',
  last_name: 'Venkatesan',
  email: 'thiru.v@private.example',
  phone: '+919876505678',
};

/** What nobody but the hosts (and, of themselves, the guest) may read. */
export function secretsOf(world: World, whose: 'guest' | 'otherGuest'): RegExp {
  const person = whose === 'guest' ? guestPerson : otherPerson;
  const digits = person.phone.slice(-10);
  const words = [
    person.first_name,
    person.last_name,
    person.email,
    digits,
    `${digits.slice(0, 5)} ${digits.slice(5)}`,
    world[whose].key,
  ];
  return new RegExp(words.map((word) => word.replace(/[.+]/g, '\\$&')).join('|'), 'i');
}

// nothing listens there: a sandbox that happens to run must not change what the calls answer
const noShop = 'http://127.0.0.1:1/reloadly';
const withoutShop = { RELOADLY_BASE_URL: noShop, RELOADLY_AUTH_URL: `${noShop}/oauth/token` };

/** A wedding among people who stay the same, fresh before each test unless told otherwise. */
export function useWorld({
  env = withoutShop,
  fresh = true,
}: { env?: Record<string, string>; fresh?: boolean } = {}): World {
  const api = useTestBackend({ env });
  const world = { token: '', api, changed: true } as World;
  world.renewIfChanged = async () => {
    if (world.changed) await world.renew();
    world.changed = false;
  };
  beforeAll(async () => {
    world.ctx = api.backend.ctx;
    world.callers = {
      visitor: api.visitor,
      keyHolder: api.visitor,
      stranger: await api.signIn(),
      otherOrganiser: await api.signIn({ plan: 'professional' }),
      otherGuest: await api.signIn({
        email: otherPerson.email,
        firstName: otherPerson.first_name,
        lastName: otherPerson.last_name,
      }),
      guest: await api.signIn({
        email: guestPerson.email,
        firstName: guestPerson.first_name,
        lastName: guestPerson.last_name,
      }),
      invited: await api.signIn(),
      removed: await api.signIn(),
      viewer: await api.signIn(),
      editor: await api.signIn(),
      organiser: await api.signIn({ plan: 'professional' }),
    };
    await addEvent(api.backend.ctx, world.callers.otherOrganiser.userId);
  });
  world.renew = async () => {
    const { ctx } = api.backend;
    await ctx.db.deleteFrom('rate_limits').execute();
    world.eventId = await addEvent(ctx, world.callers.organiser.userId, {
      dress_code: 'Traditional',
      invitation_from: 'The Sharma family',
    });
    world.guest = await addGuest(ctx, world.eventId, { ...guestPerson, user_id: world.callers.guest.userId });
    world.otherGuest = await addGuest(ctx, world.eventId, {
      ...otherPerson,
      user_id: world.callers.otherGuest.userId,
    });
    const { invited, viewer, editor } = world.callers;
    world.hostIds = {
      invited: await addHost(ctx, world.eventId, { email: invited.email, role: 'editor' }),
      viewer: await addHost(ctx, world.eventId, {
        email: viewer.email,
        role: 'viewer',
        userId: viewer.userId,
      }),
      editor: await addHost(ctx, world.eventId, {
        email: editor.email,
        role: 'editor',
        userId: editor.userId,
      }),
    };
    const removed = await addHost(ctx, world.eventId, {
      email: world.callers.removed.email,
      role: 'editor',
      userId: world.callers.removed.userId,
    });
    await ctx.db.deleteFrom('event_hosts').where('id', '=', removed).execute();
  };
  if (fresh) beforeEach(() => world.renew());
  return world;
}
