import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { HttpEnv } from '../http/implement.ts';

export function mountDescription(_app: Hono<HttpEnv>, _ctx: Context): void {}
