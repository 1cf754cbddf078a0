import { ownAddress } from '#tests/setup/address-owners.ts';
import { afterAll, beforeAll } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { createGooglePlaces } from '#backend/providers/places/google.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { OPERATOR_EMAIL, people } from '#tests/audience/people.ts';
import { fill, type FullWorld } from '#tests/audience/wedding-of-everything.ts';
import { useWorld } from '#tests/authorization/world.ts';
import { ToolWorld } from '#tests/design-tool/tool-world.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/** The full world beside a sandbox that stands for every provider. `renew` makes its wedding anew. */
export function useFullWorld(): { world: FullWorld; tool: ToolWorld } {
  const env: Record<string, string> = { OPERATOR_EMAILS: OPERATOR_EMAIL };
  const tool = new ToolWorld();
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await sandboxFor(TEST_ORIGIN);
    const base = sandbox.url;
    Object.assign(env, {
      RAZORPAY_BASE_URL: `${base}/razorpay/v1`,
      RELOADLY_BASE_URL: `${base}/reloadly`,
      RELOADLY_AUTH_URL: `${base}/reloadly/oauth/token`,
      CANVA_AUTHORIZE_URL: `${base}/canva/api/oauth/authorize`,
      CANVA_BASE_URL: `${base}/canva/rest/v1`,
    });
  });
  const world = useWorld({ env, fresh: false }) as FullWorld;
  const renewWedding = world.renew;
  world.renew = async () => {
    await renewWedding();
    await fill(world);
  };
  beforeAll(async () => {
    const { backend, signIn } = world.api;
    backend.places.search = createGooglePlaces(
      {
        key: 'shagun-places-sandbox-key',
        baseUrl: `${sandbox.url}/places/v1`,
        geocodingUrl: `${sandbox.url}/places/maps/api/geocode/json`,
        regions: ['in'],
      },
      { timeoutMs: 5000 },
    );
    Object.assign(tool, { api: world.api, sandbox });
    world.collaborator = await signIn(people.collaborator);
    world.shy = await signIn(people.shy);
    world.operator = await signIn({ email: OPERATOR_EMAIL });
    const { organiser: owner, viewer, editor, stranger, guest, otherGuest, invited } = world.callers;
    for (const [who, caller] of Object.entries({
      owner,
      viewer,
      editor,
      stranger,
      guest,
      otherGuest,
      invited,
      collaborator: world.collaborator,
      shy: world.shy,
    })) {
      const { firstName: first_name, lastName: last_name, email, phone } = people[who as keyof typeof people];
      caller.email = email;
      await world.ctx.db
        .updateTable('users')
        .set({
          first_name,
          last_name,
          email,
          verified_email: email,
          phone,
          profile_picture: '/avatars/avatar-3.svg',
        })
        .where('id', '=', caller.userId)
        .execute();
      await ownAddress(world.ctx.db, caller.userId, email);
    }
    world.imageId = newId();
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await world.ctx.db
      .insertInto('images')
      .values({
        id: world.imageId,
        owner_id: owner.userId,
        media_type: 'image/png',
        width: 1,
        height: 1,
        bytes: pixel,
        thumbnail: pixel,
        unused_since: null,
      })
      .execute();
    await world.ctx.db.updateTable('sessions').set({ ip: '127.0.0.1' }).execute();
    const device = { ip: '127.0.0.1', browser: 'Firefox', os: 'Linux', device_type: 'desktop' } as const;
    await world.ctx.db
      .insertInto('logins')
      .values(
        (['succeeded', 'failed', 'failed', 'failed'] as const).map((outcome) => ({
          id: newId(),
          user_id: owner.userId,
          session_id: null,
          outcome,
          ...device,
          created_at: world.ctx.now(),
        })),
      )
      .execute();
  });
  afterAll(() => sandbox.close());
  return { world, tool };
}
