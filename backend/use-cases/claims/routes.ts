import type { Context as HonoContext } from 'hono';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { HttpEnv, Mount } from '#backend/platform/http/implement.ts';
import { claimGift, releaseGift } from './service.ts';

/** Where a request comes from, and what its answer is written in. */
const from = (http: HonoContext<HttpEnv>) => ({
  address: clientAddress(http),
  language: http.get('language'),
});

export const mountClaims: Mount = (ctx, implement) => {
  implement('claimGift', ({ viewer, params, body: { guest, key, ...claim }, http }) =>
    claimGift(ctx, { viewer, guest, key, ...from(http) }, params, claim),
  );
  implement('releaseGift', ({ viewer, params, body, http }) =>
    releaseGift(ctx, { viewer, ...body, ...from(http) }, params),
  );
};
