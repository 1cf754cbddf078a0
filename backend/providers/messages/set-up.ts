import type { Env } from '#backend/platform/settings/env.ts';
import { msg91 } from './msg91.ts';
import type {
  CallbackReceiver,
  KnownProvider,
  MessageChannel,
  MessageProviders,
  MessageTemplate,
} from './port.ts';
import { whatsapp } from './whatsapp.ts';

/** Every provider of messages there is. Of several for one channel the first that is set up sends. */
const known: readonly KnownProvider[] = [whatsapp, msg91];

/** What takes the calls of each, whether it is set up or not. */
export const callbackReceivers: readonly CallbackReceiver[] = known.map(({ callbacks }) => callbacks);

/** The providers of messages whose settings are there; none when there are none. */
export function createMessageProviders(env: Env): MessageProviders {
  const providers: MessageProviders = {};
  for (const { setUp } of known) {
    const provider = setUp(env);
    if (provider) providers[provider.channel] ??= provider;
  }
  return providers;
}

/** The channels that are set up. */
export const messageChannels = (env: Env): MessageChannel[] =>
  Object.values(createMessageProviders(env)).map(({ channel }) => channel);

/** The channels that are set up and have a template in some language; which ones WhatsApp has approved is known there alone. */
export const channelsWith = (env: Env, template: MessageTemplate): MessageChannel[] =>
  Object.values(createMessageProviders(env))
    .filter((provider) => provider.has(template))
    .map(({ channel }) => channel);

/** Registration of templates with the operators covers Indian numbers alone. */
export const smsReaches = (phone: string): boolean => phone.startsWith('+91');
