import { parse, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { backend } from '#app/server/backend.server.ts';
import { creationForm } from '#app/events/event-new/creation-form.ts';
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

/** What a draft lacks by its own fields' rules. */
export function lacking(entries: readonly Entry[]) {
  const submission = parseWithZod(formOf(entries), { schema: creationForm });
  return { submission, errors: (submission.status === 'error' ? submission.error : null) ?? {} };
}

/** Everything that stands between a draft and its event, as an answer to the form it would have had. Null when nothing does. */
export async function judgeDraft(
  api: Api,
  eventType: EventType,
  entries: readonly Entry[],
  { submission, errors }: ReturnType<typeof lacking>,
): Promise<SubmissionResult<string[]> | null> {
  const alsoWrong = await judgedByRules(api, eventType, entries, Object.keys(errors));
  if (submission.status === 'success' && Object.keys(alsoWrong).length === 0) return null;
  return submission.reply({ fieldErrors: alsoWrong });
}
