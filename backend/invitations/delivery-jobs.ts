import type { Context } from '../context.ts';
import type { Mail } from '../providers/mail.ts';

export function handleDeliveries(_ctx: Context, _mail: Mail): void {}
