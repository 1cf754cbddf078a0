import type { Callbacks } from '#sandbox/phone/callbacks.ts';
import type { Teller } from '#sandbox/phone/network.ts';
import type { PhoneMessage } from '#sandbox/phone/store.ts';

/** The keys of the sandbox's only account. They guard nothing. */
export const msg91Account = {
  authKey: 'shagun-msg91-sandbox-key',
  callbackSecret: 'shagun-msg91-callback-secret',
} as const;

const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** A delivery report as version 2 of MSG91's webhook writes it: a form with JSON inside. */
export const msg91Report = ({
  ref,
  number,
  state,
  senderId,
}: Pick<PhoneMessage, 'ref' | 'number' | 'state' | 'senderId'>): string => {
  const [status, desc] = state === 'failed' ? ['2', 'FAILED'] : ['1', 'DELIVERED'];
  const report = [
    { date: stamp(new Date()), number, status, desc, CRQID: senderId || '0', credit: '1', failedReason: '' },
  ];
  return new URLSearchParams({
    data: JSON.stringify([{ senderId: 'SHAGUN', requestId: ref, userId: '1', campaignName: 'API', report }]),
  }).toString();
};

/** Tells the product at the address with the secret, as MSG91 does: nothing is signed. */
export function msg91Teller(productOrigin: string, callbacks: Callbacks): Teller {
  const url = `${productOrigin}/api/messages/msg91/${msg91Account.callbackSecret}`;
  return {
    status(message) {
      // MSG91 reports ends alone
      if (message.state !== 'delivered' && message.state !== 'failed') return;
      callbacks.announce({
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: msg91Report(message),
      });
    },
    reply: ({ number, text }) =>
      callbacks.announce({
        url,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile: number, message: text }),
      }),
  };
}
