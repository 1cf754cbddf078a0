import { designToolSettings } from './design-tool.ts';
import { eventTextSettings } from './event-text.ts';
import { msg91Settings } from './msg91.ts';
import { pictureStoreSettings } from './picture-store.ts';
import { placesSettings } from './places.ts';
import { razorpaySettings } from './razorpay.ts';
import { reloadlySettings } from './reloadly.ts';
import { whatsappSettings } from './whatsapp.ts';

/** The providers that an installation may do without. What is to be known of their settings is read from this list. */
export const providers = [
  razorpaySettings,
  reloadlySettings,
  designToolSettings,
  placesSettings,
  eventTextSettings,
  whatsappSettings,
  msg91Settings,
  pictureStoreSettings,
];

type Provider = (typeof providers)[number];
/** Everything that the members of a union have, at once. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** Their settings as they are stated. */
export const providerFields = Object.assign({}, ...providers.map(({ fields }) => fields)) as All<
  Provider['fields']
>;

/** What of their settings is always there, once the gaps are filled. */
export type ProvidersFilledIn = All<ReturnType<Provider['fillIn']>>;

/** Fills the gaps of what is stated. */
export const fillInProviders = (stated: All<Parameters<Provider['fillIn']>[0]>): ProvidersFilledIn =>
  Object.assign({}, ...providers.map((each) => each.fillIn(stated))) as ProvidersFilledIn;
