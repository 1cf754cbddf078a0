import { msg91Api } from '#sandbox/msg91/api.ts';
import { msg91Teller } from '#sandbox/msg91/callbacks.ts';
import { Callbacks } from '#sandbox/phone/callbacks.ts';
import { Network } from '#sandbox/phone/network.ts';
import { mountPhones } from '#sandbox/phone/routes.ts';
import { PhoneStore } from '#sandbox/phone/store.ts';
import type { SandboxService } from '#sandbox/service.ts';
import { Patience } from '#sandbox/http/patience.ts';
import { whatsappApi } from '#sandbox/whatsapp/api.ts';
import { whatsappAccount, whatsappTeller } from '#sandbox/whatsapp/callbacks.ts';

/** Where the providers of messages stand. */
interface PhoneSettings {
  /** The sandbox's own origin. */
  readonly origin: string;
  /** The product's origin, where news about messages go. */
  readonly productOrigin: string;
}

/** WhatsApp's Cloud API and MSG91 in miniature, with the phones their messages reach. */
export function phoneService({ origin, productOrigin }: PhoneSettings): SandboxService {
  const callbacks = new Callbacks();
  const store = new PhoneStore();
  const patience = new Patience();
  const network = new Network(store, callbacks, {
    WhatsApp: whatsappTeller(productOrigin, callbacks),
    SMS: msg91Teller(productOrigin, callbacks),
  });
  return {
    name: 'Phones',
    description:
      'Receives WhatsApp messages and SMS, shows them as phones do, and tells what became of them.',
    path: '/phones',
    facts: () => [
      { label: 'WhatsApp base URL', value: `${origin}/whatsapp/v23.0` },
      { label: 'Phone number id', value: whatsappAccount.phoneNumberId },
      { label: 'MSG91 base URL', value: `${origin}/msg91/api/v5` },
      { label: 'News go to', value: `${productOrigin}/api/messages/…` },
      { label: 'For programs', value: '/phones.json', href: '/phones.json' },
      { label: 'Messages', value: String(store.list().length) },
    ],
    mount({ web }) {
      mountPhones(web, network);
      whatsappApi(web, { network, patience });
      msg91Api(web, { network, patience, productOrigin });
    },
    close() {
      patience.stop();
      callbacks.close();
    },
  };
}
