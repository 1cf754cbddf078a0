import { randomUUID } from 'node:crypto';
import { isOwnForm, json, textFields } from '#sandbox/http/answers.ts';
import type { Network } from '#sandbox/phone/network.ts';
import { phonesOf, phonesPage } from '#sandbox/phone/page.ts';
import type { PhoneMessage } from '#sandbox/phone/store.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';

const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');

/** A message as programs read it. */
const phoneJson = ({ senderId, at, ...message }: PhoneMessage) => ({
  ...message,
  sender_id: senderId,
  at: at.toISOString(),
});

/** The page of the phones, and the same for programs. */
export function mountPhones(web: SandboxWeb, network: Network): void {
  const { store, callbacks } = network;
  web.get('/phones', (c) => {
    const number = digits(c.req.query('number'));
    return show(phonesPage(store.list(number), number));
  });
  web.get('/phones.json', (c) => json(store.list(digits(c.req.query('number'))).map(phoneJson)));
  web.get('/phones/callbacks.json', () => json(callbacks.sent));

  /** A button of the page, which leads back to the phones it stood among; only pages of the sandbox and programs may press it. */
  const press = (path: string, act: (fields: Awaited<ReturnType<typeof textFields>>) => void): void => {
    web.post(path, async (c) => {
      if (isOwnForm(c.req.raw)) act(await textFields(c.req.raw));
      return c.redirect(phonesOf(digits(c.req.query('number'))), 303);
    });
  };
  press('/phones/read', ({ ref = '' }) => {
    const message = store.find(ref);
    if (message) network.move(message, 'read');
  });
  const writeBack = (reply: Pick<PhoneMessage, 'via' | 'number' | 'text' | 'pressedOn'>): void =>
    network.reply({
      ...reply,
      ref: `reply-${randomUUID()}`,
      isReply: true,
      template: '',
      senderId: '',
      at: new Date(),
      state: 'delivered',
    });
  press('/phones/reply', (fields) => {
    const [number, text] = [digits(fields.number), (fields.text ?? '').trim()];
    if (number && text) writeBack({ via: fields.via === 'SMS' ? 'SMS' : 'WhatsApp', number, text });
  });
  press('/phones/press', ({ ref = '', button = '' }) => {
    const message = store.find(ref);
    if (message?.buttons?.includes(button))
      writeBack({ via: message.via, number: message.number, text: button, pressedOn: ref });
  });
  press('/phones/hold', () => (callbacks.held = true));
  press('/phones/release', () => callbacks.release());
  press('/phones/clear', () => store.clear());
}
