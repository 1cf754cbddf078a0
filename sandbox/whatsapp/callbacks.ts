import { createHmac } from 'node:crypto';
import type { Callbacks } from '#sandbox/phone/callbacks.ts';
import type { Teller } from '#sandbox/phone/network.ts';
import type { PhoneMessage } from '#sandbox/phone/store.ts';

/** The keys of the sandbox's only account. They guard nothing. */
export const whatsappAccount = {
  phoneNumberId: '100000000000001',
  accessToken: 'shagun-whatsapp-sandbox-token',
  appSecret: 'shagun-whatsapp-sandbox-secret',
  accountId: '200000000000002',
} as const;

/** Meta's signature of a callback. */
export const hubSignature = (body: string, secret: string = whatsappAccount.appSecret): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** A callback's body around what happened. */
export const whatsappEnvelope = (happened: object): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: whatsappAccount.accountId,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: {
                display_phone_number: '910000000000',
                phone_number_id: whatsappAccount.phoneNumberId,
              },
              ...happened,
            },
          },
        ],
      },
    ],
  });

/** A status as WhatsApp tells it. */
export const whatsappStatus = ({
  ref,
  number,
  state,
  senderId,
}: Pick<PhoneMessage, 'ref' | 'number' | 'state' | 'senderId'>): object => ({
  statuses: [
    {
      id: ref,
      status: state,
      timestamp: seconds(new Date()),
      recipient_id: number,
      ...(senderId && { biz_opaque_callback_data: senderId }),
      ...(state === 'failed' && {
        errors: [{ code: 131_026, title: 'Message undeliverable', message: 'Message undeliverable' }],
      }),
    },
  ],
});

/** What somebody wrote or pressed, as WhatsApp tells it. */
const whatsappReply = ({
  ref,
  number,
  text,
  at,
  pressedOn,
}: Pick<PhoneMessage, 'ref' | 'number' | 'text' | 'at' | 'pressedOn'>): object => ({
  contacts: [{ profile: { name: 'A guest' }, wa_id: number }],
  messages: [
    {
      from: number,
      id: ref,
      timestamp: seconds(at),
      ...(pressedOn
        ? {
            context: { from: '910000000000', id: pressedOn },
            type: 'button',
            button: { payload: text, text },
          }
        : { type: 'text', text: { body: text } }),
    },
  ],
});

/** Tells the product, signed as Meta signs. */
export function whatsappTeller(productOrigin: string, callbacks: Callbacks): Teller {
  const tell = (happened: object): void => {
    const body = whatsappEnvelope(happened);
    callbacks.announce({
      url: `${productOrigin}/api/messages/whatsapp`,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'facebookexternalua',
        'x-hub-signature-256': hubSignature(body),
      },
      body,
    });
  };
  return {
    status: (message) => tell(whatsappStatus(message)),
    reply: (message) => tell(whatsappReply(message)),
  };
}
