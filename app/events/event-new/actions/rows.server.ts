import { parse } from '@conform-to/react';
import { goBack, saveTyped, type Handler } from '#app/events/event-new/actions/work.server.ts';
import { dayForFunction } from '#app/events/event-new/sections.ts';
import { entriesOf, formOf } from '#app/events/event-new/draft-entries.server.ts';

/**
 * Adds, removes or empties a row of gifts or functions for a browser without scripts: conform's own
 * buttons, which conform answers in the page where scripts run.
 */
export const changeRows: Handler = async (work) => {
  const typed = formOf(work.entries);
  const intent = String(work.form.get('__intent__'));
  typed.set('__intent__', intent);
  dayForFunction(typed);
  const { payload } = parse(typed, { resolve: (value) => ({ value }) });
  work.entries = entriesOf(payload);
  return (await saveTyped(work)) ?? goBack(work, /"name":"functions/.test(intent) ? 'functions' : 'gifts');
};
