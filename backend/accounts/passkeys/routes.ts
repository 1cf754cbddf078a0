import type { Mount } from '#backend/platform/http/implement.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './service.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-service.ts';

export const mountPasskeys: Mount = (ctx, implement) => {
  implement('listPasskeys', ({ viewer }) => listPasskeys(ctx, viewer));
  implement('beginPasskey', ({ viewer, http }) => beginPasskey(ctx, http, viewer));
  implement('addPasskey', ({ viewer, http, body }) => addPasskey(ctx, http, viewer, body));
  implement('removePasskey', ({ viewer, params }) => removePasskey(ctx, viewer, params.passkeyId));
  implement('beginPasskeySignIn', ({ http }) => beginPasskeySignIn(ctx, http));
  implement('signInWithPasskey', ({ http, body }) => signInWithPasskey(ctx, http, body));
};
