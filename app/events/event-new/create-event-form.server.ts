import type { z } from 'zod/v4';
import type { creationForm } from '#app/events/event-new/creation-form.ts';
import { PHOTO_FILE } from '#app/events/event-new/form-values.ts';
import { barePhone } from '#app/events/event-new/draft-entries.server.ts';
import { hasField } from '#contract/events/event-fields.ts';
import type { EventType } from '#contract/events/events.ts';

/**
 * The form as the backend takes it. `fieldName` leads the paths of its messages back to
 * the form's fields, whose rows of gifts and functions count the blank ones too.
 */
export function payloadOf(form: z.output<typeof creationForm>, eventType: EventType) {
  const gifts = filledRows(form.giftsWanted);
  const functions = filledRows(form.functions);
  const couple = hasField(eventType, 'brideGroomDetails') ? form.brideGroomDetails : undefined;
  const person = (who: 'bride' | 'groom') =>
    couple && { ...couple[who], phone: barePhone(couple[who].phone) };
  const bride = person('bride');
  const groom = person('groom');
  return {
    body: {
      ...form,
      eventType,
      brideGroomDetails: bride && groom && { bride, groom },
      functions: functions.map(({ entry }) => entry),
      giftsWanted: gifts.map(({ entry }) => entry),
      fromDraft: true,
    },
    fieldName: (path: string) =>
      path
        .replace(/^(giftsWanted|functions)\[(\d+)\]/, (_, list: string, index: string) => {
          const rows = list === 'functions' ? functions : gifts;
          return `${list}[${rows[Number(index)]?.row ?? index}]`;
        })
        .replace(/\.image$/, '.file')
        .replace(/^photo$/, PHOTO_FILE),
  };
}

/** The rows that are no blank ones, each with its place in the form. */
const filledRows = <Entry>(rows: readonly (Entry | undefined)[]) =>
  rows.flatMap((entry, row) => (entry ? [{ entry, row }] : []));
