import type { Mount } from '../app.ts';

export const mountGuests: Mount = () => undefined;
