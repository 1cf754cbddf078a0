import { messageWords } from '#messages/phone-messages/words.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import { composeMessage, type ToSay } from './compose-message.ts';
import type { MessageProvider, SendOutcome } from '#backend/providers/messages/port.ts';
import { noteWritten } from '#backend/messaging/sending/new-addresses.ts';
import { noteRefused } from '#backend/messaging/sending/stops.ts';
import type { DeliveryToMake } from './claim-repository.ts';
import { endDelivery, endSent, type DeliveryEnd } from './delivery-repository.ts';
import { languageOf } from './inviting-words.ts';

/**
 * Hands a message over once. Only a provider that surely did not take it is asked again;
 * without a clear answer the delivery waits, unconfirmed, for what the provider tells.
 *
 * @throws when it could not be handed over now
 */
export async function sendMessage(
  ctx: Context,
  provider: MessageProvider | undefined,
  found: DeliveryToMake,
): Promise<void> {
  const { delivery, guest } = found;
  const end = (how: DeliveryEnd) => endDelivery(ctx.db, delivery.id, how, ctx.now());
  const { kind } = delivery;
  // the guest's own language, else English, where the operator has registered the text in it
  const languages =
    provider && kind !== 'message'
      ? [...new Set<Language>([languageOf(guest, found.event), 'en'])].filter((each) =>
          provider.has(kind, each),
        )
      : [];
  if (!provider || kind === 'message' || languages.length === 0)
    return end({ status: 'failed', error: messageWords.notSetUp });
  try {
    const outcome = await sendInOneOf(ctx, provider, languages, {
      ...found,
      delivery: { id: delivery.id, kind },
    });
    if (outcome.kind !== 'rejected' || outcome.because === 'recipient')
      await noteWritten(ctx, [{ organiserId: found.event.organiser_id, address: guest.phone }]);
    if (outcome.kind === 'accepted')
      return await endSent(
        ctx.db,
        found,
        { status: 'sent', address: guest.phone, ref: outcome.ref },
        ctx.now(),
      );
    if (outcome.kind === 'unknown')
      return await endSent(
        ctx.db,
        found,
        { status: 'unconfirmed', address: guest.phone, error: outcome.reason },
        ctx.now(),
      );
    if (outcome.because !== 'recipient')
      ctx.log.warn(
        { delivery: delivery.id, channel: provider.channel, reason: outcome.reason },
        'a message was refused',
      );
    await end({
      status: outcome.because === 'recipient' ? 'bounced' : 'failed',
      address: guest.phone,
      error: outcome.reason,
    });
    if (outcome.because === 'recipient')
      await noteRefused(ctx, found.event.organiser_id, guest.phone, 'bounced');
  } catch (error) {
    await end({ status: 'queued', error: messageWords.couldNotTake });
    throw error;
  }
}

/** The first language whose template the provider turns out to have; what it refuses for that reason went to nobody. */
async function sendInOneOf(
  ctx: Context,
  provider: MessageProvider,
  languages: readonly Language[],
  say: ToSay,
): Promise<SendOutcome> {
  let outcome: SendOutcome = { kind: 'rejected', because: 'template', reason: messageWords.notSetUp };
  for (const language of languages) {
    outcome = await provider.send(composeMessage(ctx.env, provider.channel, language, say));
    if (outcome.kind !== 'rejected' || outcome.because !== 'template') break;
    ctx.log.warn(
      { channel: provider.channel, template: say.delivery.kind, language, reason: outcome.reason },
      'a message template is missing in a language',
    );
  }
  return outcome;
}
