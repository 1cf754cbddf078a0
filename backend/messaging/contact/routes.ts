import { knownBrowser } from '#backend/platform/http/browser.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { sendContactMessage } from './service.ts';

export const mountContact: Mount = (ctx, implement) => {
  implement('sendContactMessage', ({ viewer, body, http }) =>
    sendContactMessage(ctx, viewer, body, { address: clientAddress(http), browser: knownBrowser(ctx, http) }),
  );
};
