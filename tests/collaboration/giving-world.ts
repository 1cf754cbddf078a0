import { beforeAll } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { giveMoney } from '#tests/collaboration/given-money.ts';
import { addEvent, addGuest, addMailedInvitation } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller, type TestBackend } from '#tests/setup/test-backend.ts';

export interface Place {
  eventId: string;
  giftId: string;
}

/** People around gifts, who mostly give without paying. */
export class GivingWorld {
  api!: TestBackend;
  organiser!: Caller;
  /** The first to take part in a gift, with money; no guest. */
  giver!: Caller;
  #guests = 0;

  get db() {
    return this.api.backend.ctx.db;
  }

  /** A gift of a new event that can be given together; the giver takes part unless told otherwise. */
  async gift({ enabled = true, joined = true } = {}): Promise<Place> {
    const { ctx } = this.api.backend;
    await ctx.db.deleteFrom('rate_limits').execute();
    const eventId = await addEvent(ctx, this.organiser.userId);
    const place = { eventId, giftId: await this.addGift(eventId) };
    if (enabled) await this.organiser.call('enableCollaboration', { params: place });
    if (enabled && joined) {
      await this.join(this.giver, place);
      await giveMoney(ctx, place, this.giver, this.organiser);
    }
    return place;
  }

  /** One more gift of an event, not given together yet. */
  async addGift(eventId: string): Promise<string> {
    const id = newId();
    const gift = {
      id,
      event_id: eventId,
      position: 1,
      name: 'A kettle',
      price_paise: 500_000,
      image_id: null,
      purchased_at: null,
      delivered_at: null,
      request_key: null,
    };
    await this.db.insertInto('gifts').values(gift).execute();
    return id;
  }

  join(who: Caller, place: Place, hideAmount?: boolean) {
    return who.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: 0, ...(hideAmount === undefined ? {} : { hideAmount }) },
    });
  }

  /** Somebody on the guest list who has an account; their invitation reached them by mail unless `isWritten` says no. */
  async guestOf(
    { eventId }: Place,
    firstName = 'Ravi',
    lastName = 'Menon',
    { isWritten = true } = {},
  ): Promise<Caller> {
    const caller = await this.api.signIn({ firstName, lastName });
    const { id } = await addGuest(this.api.backend.ctx, eventId, {
      first_name: firstName,
      last_name: lastName,
      email: caller.email,
      phone: `+9198111${10_000 + (this.#guests += 1)}`,
      user_id: caller.userId,
    });
    if (isWritten) await addMailedInvitation(this.api.backend.ctx, eventId, { id, email: caller.email });
    return caller;
  }

  ask(who: Caller, { eventId, giftId }: Place, target: { userId: string }, message = '') {
    return who.call('requestCollaboration', {
      params: { eventId },
      body: { giftId, targetUserId: target.userId, message },
    });
  }

  respond(who: Caller, { eventId }: Place, requestId: string, status: 'accepted' | 'rejected') {
    return who.call('respondToCollaborationRequest', { params: { eventId, requestId }, body: { status } });
  }

  /** What the requests of the event are for somebody, newest first. */
  async requests(who: Caller, { eventId }: Place) {
    return (await who.call('listCollaborationRequests', { params: { eventId } })).data.requests;
  }
}

export function useGivingWorld(env: Record<string, string> = {}): GivingWorld {
  const world = new GivingWorld();
  world.api = useTestBackend({ env });
  beforeAll(async () => {
    world.organiser = await world.api.signIn({ firstName: 'Asha', plan: 'professional' });
    world.giver = await world.api.signIn({ firstName: 'Kabir', lastName: 'Sen' });
  });
  return world;
}
