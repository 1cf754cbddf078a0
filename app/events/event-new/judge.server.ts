import { parse } from '@conform-to/react';
import type { backend } from '#app/server/backend.server.ts';
import { barePhone, formOf, valueOf, type Entry } from '#app/events/event-new/draft-entries.server.ts';
import { hasField } from '#contract/events/event-fields.ts';
import type { EventType } from '#contract/events/events.ts';
import type { FieldErrors } from '#contract/common/errors.ts';

type Api = ReturnType<typeof backend>;

/** Fields whose rules the backend alone knows: a day that has passed, a name there is already, a phone. */
const backendsOwn = /^(date|time|functions\[\d+\]\.(name|date|time)|brideGroomDetails\..*)$/;

/** What the backend says of a form that is not sent to it yet, besides what is `said`, so that everything is said at once. */
export async function judgedByRules(
  api: Api,
  eventType: EventType,
  entries: readonly Entry[],
  said: readonly string[],
): Promise<FieldErrors> {
  const { payload } = parse(formOf(entries), { resolve: (value) => ({ value }) });
  const of = (name: string) => valueOf(entries, name);
  const person = (who: string) => ({
    firstName: '',
    lastName: '',
    phone: barePhone(of(`brideGroomDetails.${who}.phone`)),
  });
  const details = await api.check('createEvent', {
    body: {
      eventType,
      date: of('date'),
      time: of('time'),
      timeZone: of('timeZone') || undefined,
      functions: Array.isArray(payload.functions) ? payload.functions : [],
      ...(hasField(eventType, 'brideGroomDetails')
        ? { brideGroomDetails: { bride: person('bride'), groom: person('groom') } }
        : {}),
    },
  });
  return Object.fromEntries(
    Object.entries(details).filter(([name]) => backendsOwn.test(name) && !said.includes(name)),
  );
}
