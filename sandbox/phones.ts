import { msg91StandIn } from '#sandbox/msg91/api.ts';
import { Callbacks } from '#sandbox/phone/callbacks.ts';
import { Network } from '#sandbox/phone/network.ts';
import { mountPhones } from '#sandbox/phone/routes.ts';
import type { StandIn } from '#sandbox/phone/stand-in.ts';
import { PhoneStore } from '#sandbox/phone/store.ts';
import type { SandboxService } from '#sandbox/service.ts';
import { Patience } from '#sandbox/http/patience.ts';
import { whatsappStandIn } from '#sandbox/whatsapp/api.ts';

const standIns: readonly StandIn[] = [whatsappStandIn, msg91StandIn];

/** Where the providers of messages stand. */
interface PhoneSettings {
  /** The sandbox's own origin. */
  readonly origin: string;
  /** The product's origin, where news about messages go. */
  readonly productOrigin: string;
}

/** The providers of messages in miniature, with the phones their messages reach. */
export function phoneService({ origin, productOrigin }: PhoneSettings): SandboxService {
  const callbacks = new Callbacks();
  const store = new PhoneStore();
  const patience = new Patience();
  const joined = standIns.map((standIn) => ({
    standIn,
    via: standIn.via,
    teller: standIn.teller(productOrigin, callbacks),
  }));
  const network = new Network(store, callbacks, joined);
  return {
    name: 'Phones',
    description:
      'Receives WhatsApp messages and SMS, shows them as phones do, and tells what became of them.',
    path: '/phones',
    facts: () => [
      ...standIns.flatMap((standIn) => standIn.facts(origin)),
      { label: 'News go to', value: `${productOrigin}/api/messages/…` },
      { label: 'For programs', value: '/phones.json', href: '/phones.json' },
      { label: 'Messages', value: String(store.list().length) },
    ],
    mount({ web }) {
      mountPhones(web, network);
      for (const { standIn, teller } of joined)
        standIn.mount(web, {
          store,
          patience,
          productOrigin,
          carry: (message) =>
            network.carry({ ...message, isReply: false, at: new Date(), state: 'accepted' }, teller),
        });
    },
    close() {
      patience.stop();
      callbacks.close();
    },
  };
}
