import { clientAddress } from '../http/client-address.ts';
import type { Mount } from '../http/implement.ts';
import { sendContactMessage } from './service.ts';

export const mountContact: Mount = (ctx, implement) => {
  implement('sendContactMessage', ({ viewer, body, http }) => sendContactMessage(ctx, viewer, body, clientAddress(http)));
};
