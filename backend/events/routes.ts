import type { Mount } from '../app.ts';

export const mountEvents: Mount = () => undefined;
