/**
 * Event types of spec section 1; `custom` is the advertised Custom Event, which the picker offers. They stand
 * apart from the schemas, so that a page which only names them does not load and build these.
 */
export const eventTypes = [
  'wedding',
  'engagement',
  'reception',
  'birthday',
  'babyShower',
  'houseWarming',
  'getTogether',
  'custom',
] as const;
export type EventType = (typeof eventTypes)[number];
