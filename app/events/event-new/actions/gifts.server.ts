import { parse } from '@conform-to/react';
import { goBack, saveTyped, type Handler } from '#app/events/event-new/actions/work.server.ts';
import { entriesOf, formOf } from '#app/events/event-new/draft-entries.server.ts';

/**
 * Adds, removes or empties a gift row for a browser without scripts: conform's own
 * buttons, which conform answers in the page where scripts run.
 */
export const changeGiftRows: Handler = async (work) => {
  const typed = formOf(work.entries);
  typed.set('__intent__', String(work.form.get('__intent__')));
  const { payload } = parse(typed, { resolve: (value) => ({ value }) });
  work.entries = entriesOf(payload);
  return (await saveTyped(work)) ?? goBack(work, 'gifts');
};
