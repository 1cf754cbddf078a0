import type { Mount } from '../app.ts';
import { getWallet } from './service.ts';

export const mountGiftCards: Mount = (ctx, implement) => {
  implement('getWallet', ({ viewer }) => getWallet(ctx, viewer));
};
