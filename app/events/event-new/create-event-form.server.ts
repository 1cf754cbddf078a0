import { z } from 'zod/v4';
import { barePhone } from '#app/events/event-new/draft-entries.server.ts';
import { hasField } from '#contract/events/event-fields.ts';
import { eventDetails, MAX_GIFT_ROWS, type EventType } from '#contract/events/events.ts';
import { giftRow } from '#contract/gifts/wishlist.ts';
import * as words from '#messages/events/en.ts';

/** The creation form as typed, without its guests. */
export const creationForm = eventDetails.extend({
  giftsWanted: z.array(giftRow).max(MAX_GIFT_ROWS, words.tooManyGifts),
  requestId: z.string().max(64).optional(),
});

/**
 * The form as the backend takes it. `fieldName` leads the paths of its messages back to
 * the form's fields, whose gift rows count the blank ones too.
 */
export function payloadOf(form: z.output<typeof creationForm>, eventType: EventType) {
  const rows = form.giftsWanted.flatMap((gift, row) => (gift ? [{ gift, row }] : []));
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
      giftsWanted: rows.map(({ gift }) => gift),
      fromDraft: true,
    },
    fieldName: (path: string) =>
      path
        .replace(
          /^giftsWanted\[(\d+)\]/,
          (_, index: string) => `giftsWanted[${rows[Number(index)]?.row ?? index}]`,
        )
        .replace(/\.image$/, '.file'),
  };
}
