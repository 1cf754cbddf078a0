import type { functionOperations } from '#contract/events/function-operations.ts';
import { editors, hosts, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

const words = () => ({ name: 'Mehndi', date: '2099-02-12', time: '17:00' });
let count = 0;
/** Before each call; a name is not taken twice. */
const added = async (world: World) => {
  count += 1;
  const answer = await world.callers.organiser.call('addFunction', {
    params: { eventId: world.eventId },
    body: { ...words(), name: `Function ${count}`, everyone: 'chosen' },
  });
  world.token = answer.status === 201 ? answer.data.function._id : 'no-function-there';
};
const place = (world: World) => ({ functionId: world.token });

/** The functions of an event with their totals and guests are for the hosts, and changed by those who edit; guests see theirs on their own page. */
export const functionRows: Record<keyof typeof functionOperations, Row> = {
  listFunctions: { expected: hosts(), before: added },
  addFunction: { expected: editors(201), body: () => ({ ...words(), everyone: true }) },
  updateFunction: {
    expected: editors(),
    params: place,
    body: () => ({ ...words(), version: 1 }),
    before: added,
  },
  moveFunction: { expected: editors(), params: place, body: () => ({ direction: 'up' }), before: added },
  deleteFunction: { expected: editors(), params: place, before: added },
  listFunctionGuests: { expected: hosts(), params: place, before: added },
  changeFunctionGuests: {
    expected: editors(),
    params: place,
    body: (world) => ({ change: 'ticked', shown: [world.guest.id], invited: [world.guest.id] }),
    before: added,
  },
  changeGuestFunctions: {
    expected: editors(),
    body: (world) => ({ shown: [world.token], invited: [world.token] }),
    before: added,
  },
};
