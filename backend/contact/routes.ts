import { clientAddress } from '../accounts/session.ts';
import type { Mount } from '../app.ts';
import { sendContactMessage } from './service.ts';

export const mountContact: Mount = (ctx, implement) => {
  implement('sendContactMessage', ({ viewer, body, http }) => sendContactMessage(ctx, viewer, body, clientAddress(http)));
};
