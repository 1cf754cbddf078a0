import { all, signedIn, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';

const organisers = async (world: World) => {
  world.token = (await addWebhookRow(world.ctx, world.callers.organiser.userId)).webhookId;
};
/** Nobody else's webhook is there. */
const own = {
  expected: all(404, { visitor: 401, keyHolder: 401, organiser: 200 }),
  params: (world: World) => ({ webhookId: world.token, deliveryId: world.token }),
  before: organisers,
};
const clean = async (world: World) => {
  const ids = Object.values(world.callers).flatMap(({ userId }) => (userId ? [userId] : []));
  await world.ctx.db.deleteFrom('webhook_endpoints').where('user_id', 'in', ids).execute();
};

/** The calls of `contract/messaging/webhook-operations.ts`: everybody sees and changes their own webhooks alone. */
export const webhookRows = {
  listWebhooks: { expected: signedIn() },
  addWebhook: {
    expected: signedIn(201),
    before: clean,
    body: () => ({ url: 'https://hooks.example.in/shagun', topics: ['reply'] }),
  },
  getWebhook: own,
  changeWebhook: { ...own, body: () => ({ topics: ['guest'], on: true }) },
  removeWebhook: own,
  replaceWebhookSecret: own,
  testWebhook: own,
  resendDelivery: own,
} satisfies Record<string, Row>;
