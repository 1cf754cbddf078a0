import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { all, signedIn, type Row } from '#tests/authorization/row.ts';

/** The calls of `contract/accounts/api-key-operations.ts`: everybody makes, sees and revokes their own keys alone. */
export const apiKeyRows = {
  listApiKeys: { expected: signedIn() },
  makeApiKey: {
    expected: signedIn(201),
    body: () => ({ name: 'Seating plan', scopes: ['events:read'], lasts: 'month' }),
  },
  revokeApiKey: {
    expected: all(404, { visitor: 401, keyHolder: 401, organiser: 200 }),
    params: (world) => ({ keyId: world.token }),
    before: async (world) => {
      world.token = (await addApiKeyRow(world.ctx, world.callers.organiser.userId)).keyId;
    },
  },
} satisfies Record<string, Row>;
