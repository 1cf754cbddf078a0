import type { Context } from '../context.ts';
import type { Mail } from '../providers/mail.ts';

/** Queue of messages to guests; a job names one row of `deliveries`. */
export const DELIVER_QUEUE = 'deliver';

export function handleDeliveries(_ctx: Context, _mail: Mail): void {}
