import type { functionOperations } from '#contract/function-operations.ts';
import { organiserOnly, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

const words = () => ({ name: 'Mehndi', date: '2099-02-12', time: '17:00' });
let count = 0;
/** Before each call; a name is not taken twice. */
const added = async (world: World) => {
  count += 1;
  const answer = await world.callers.organiser.call('addFunction', { params: { eventId: world.eventId }, body: { ...words(), name: `Function ${count}`, everyone: 'chosen' } });
  world.token = answer.status === 201 ? answer.data.function._id : 'no-function-there';
};
const place = (world: World) => ({ functionId: world.token });

/** The functions of an event with their totals and guests are the organiser's; guests see theirs on their own page. */
export const functionRows: Record<keyof typeof functionOperations, Row> = {
  listFunctions: { expected: organiserOnly, before: added },
  addFunction: { expected: { ...organiserOnly, organiser: 201 }, body: () => ({ ...words(), everyone: true }) },
  updateFunction: { expected: organiserOnly, params: place, body: () => ({ ...words(), version: 1 }), before: added },
  moveFunction: { expected: organiserOnly, params: place, body: () => ({ direction: 'up' }), before: added },
  deleteFunction: { expected: organiserOnly, params: place, before: added },
  listFunctionGuests: { expected: organiserOnly, params: place, before: added },
  changeFunctionGuests: { expected: organiserOnly, params: place, body: (world) => ({ change: 'ticked', shown: [world.guest.id], invited: [world.guest.id] }), before: added },
  changeGuestFunctions: { expected: organiserOnly, body: (world) => ({ shown: [world.token], invited: [world.token] }), before: added },
};
