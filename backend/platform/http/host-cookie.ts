import type { Context } from '#backend/platform/context.ts';

/** Whether the site is reached by https. */
export const isHttps = (ctx: Context): boolean => ctx.env.APP_URL.startsWith('https:');

/** A cookie's name: on https with `__Host-`, which keeps other hosts of the domain from setting it. Its path is `/`. */
export const hostCookie = (ctx: Context, name: string): string => (isHttps(ctx) ? `__Host-${name}` : name);
