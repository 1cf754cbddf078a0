import type { Mount } from '../app.ts';

export const mountInvitations: Mount = () => undefined;
