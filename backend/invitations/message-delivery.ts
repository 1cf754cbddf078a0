import * as words from '#messages/messages/en.ts';
import type { Context } from '../context.ts';
import { composeMessage } from '../messages/compose.ts';
import type { MessageProvider } from '../providers/messages/port.ts';
import { endDelivery, type DeliveryEnd, type DeliveryToMake } from './delivery-repository.ts';
import { languageOf } from './inviting-words.ts';

/**
 * Hands a message over once. Only a provider that surely did not take it is asked again;
 * without a clear answer the delivery waits, unconfirmed, for what the provider tells.
 *
 * @throws when it could not be handed over now
 */
export async function sendMessage(ctx: Context, provider: MessageProvider | undefined, found: DeliveryToMake): Promise<void> {
  const { delivery, guest } = found;
  const end = (how: DeliveryEnd) => endDelivery(ctx.db, delivery.id, how, ctx.now());
  // the guest's own language, else English, where the operator has registered the text in it
  const { kind } = delivery;
  const language = provider && kind !== 'message' && [languageOf(guest, found.event), 'en' as const].find((each) => provider.has(kind, each));
  if (!provider || kind === 'message' || !language) return end({ status: 'failed', error: words.notSetUp });
  try {
    const outcome = await provider.send(composeMessage(ctx.env, provider.channel, language, { ...found, delivery: { id: delivery.id, kind } }));
    if (outcome.kind === 'accepted') return await end({ status: 'sent', address: guest.phone, ref: outcome.ref });
    if (outcome.kind === 'unknown') return await end({ status: 'unconfirmed', address: guest.phone, error: outcome.reason });
    if (outcome.because === 'operator') ctx.log.warn({ delivery: delivery.id, channel: provider.channel, reason: outcome.reason }, 'a message was refused');
    await end({ status: outcome.because === 'recipient' ? 'bounced' : 'failed', address: guest.phone, error: outcome.reason });
  } catch (error) {
    await end({ status: 'queued', error: words.couldNotTake });
    throw error;
  }
}
