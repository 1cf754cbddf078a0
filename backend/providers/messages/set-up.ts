import type { Env } from '#backend/platform/settings/env.ts';
import { createMsg91 } from './msg91.ts';
import type { MessageChannel, MessageProviders, MessageTemplate } from './port.ts';
import { createWhatsApp } from './whatsapp.ts';

/** The providers of messages whose settings are there; none when there are none. */
export function createMessageProviders(env: Env): MessageProviders {
  return {
    ...(env.WHATSAPP_PHONE_NUMBER_ID && env.WHATSAPP_ACCESS_TOKEN
      ? {
          whatsapp: createWhatsApp({
            baseUrl: env.WHATSAPP_BASE_URL,
            phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
            accessToken: env.WHATSAPP_ACCESS_TOKEN,
          }),
        }
      : {}),
    ...(env.MSG91_AUTH_KEY && env.MSG91_TEMPLATES
      ? {
          sms: createMsg91({
            baseUrl: env.MSG91_BASE_URL,
            authKey: env.MSG91_AUTH_KEY,
            templates: templatesOf(env.MSG91_TEMPLATES),
          }),
        }
      : {}),
  };
}

/** The channels that are set up, without making anything. */
export function messageChannels(env: Env): MessageChannel[] {
  return [
    ...(env.WHATSAPP_PHONE_NUMBER_ID ? (['whatsapp'] as const) : []),
    ...(env.MSG91_AUTH_KEY ? (['sms'] as const) : []),
  ];
}

/** The channels that are set up and have a template in some language; which ones WhatsApp has approved is known there alone. */
export const channelsWith = (env: Env, template: MessageTemplate): MessageChannel[] =>
  messageChannels(env).filter(
    (channel) =>
      channel === 'whatsapp' ||
      Object.keys(templatesOf(env.MSG91_TEMPLATES ?? '')).some((name) => name.startsWith(`${template}.`)),
  );

/** Registration of templates with the operators covers Indian numbers alone. */
export const smsReaches = (phone: string): boolean => phone.startsWith('+91');

/** `invitation.en=ID,update.en=ID` as a map. */
const templatesOf = (setting: string): Record<string, string> =>
  Object.fromEntries(
    setting
      .split(',')
      .map((each) => each.split('='))
      .map(([name = '', id = '']) => [name, id]),
  );
