import type { Context, Hono } from 'hono';
import type { Operation } from '#sandbox/payments/faults.ts';
import type { NodeBindings } from '#sandbox/service.ts';

export type Api = Hono<{ Bindings: NodeBindings }>;
export type ApiContext = Context<{ Bindings: NodeBindings }>;

/** Answers one operation through the faults in force, a refusal in Razorpay's words. */
export type Answer = (c: ApiContext, operation: Operation, work: () => unknown) => Promise<Response>;
