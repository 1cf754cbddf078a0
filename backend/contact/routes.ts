import { knownBrowser } from '../accounts/browser.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Mount } from '../http/implement.ts';
import { sendContactMessage } from './service.ts';

export const mountContact: Mount = (ctx, implement) => {
  implement('sendContactMessage', ({ viewer, body, http }) => sendContactMessage(ctx, viewer, body, { address: clientAddress(http), browser: knownBrowser(ctx, http) }));
};
