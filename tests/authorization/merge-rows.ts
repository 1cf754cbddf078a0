import type { guestMergeOperations } from '#contract/guests/guest-merge-operations.ts';
import { editors, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';
import { twinOf } from '#tests/guests/merge/twin.ts';

let twin: Awaited<ReturnType<typeof twinOf>> = { with: 'no-such-guest', versions: [0, 0] };
/** Before each call; one who was merged is not merged again. */
const addedTwin = async ({ ctx, guest }: World) => {
  twin = await twinOf(ctx.db, guest.id);
};

/** Whoever may change the event may look for guests who are on the list twice, and merge them. */
export const mergeRows: Record<keyof typeof guestMergeOperations, Row> = {
  getDuplicateGuests: { expected: editors() },
  getGuestMerge: { expected: editors(), query: () => ({ with: twin.with }), before: addedTwin },
  mergeGuests: { expected: editors(), body: () => twin, before: addedTwin },
};
