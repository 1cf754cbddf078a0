import { claimMailWords } from '#messages/claims/mail/by-language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { readEventRow } from '#backend/events/access.ts';
import { eventNameIn } from '#backend/events/second-language.ts';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { claimToTell, endClaimRows, endSurpriseRows, findClaim, type EndedClaim } from './repository.ts';

export { claimColumns } from './known-repository.ts';
export {
  claimsOfAccount,
  claimsOfGuest,
  deleteClaim,
  deleteClaimsOf,
  findClaim,
  givesTogether,
  guestsWhoBring,
  knownClaimsOf,
  putClaim,
  takeOverClaims,
} from './repository.ts';

interface TheEvent {
  id: string;
}

/**
 * Ends what a guest said they bring. They are told, of a surprise as well, and
 * nobody else is. Call in the transaction that takes the gift away, before it does, lets it be given together or marks it as bought.
 */
export async function endClaims(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  why: 'removed' | 'givenTogether' | 'bought',
  giftId: string,
): Promise<void> {
  await tell(ctx, tx, event, await endClaimRows(tx, event.id, giftId), why);
}

/**
 * Ends the surprises among what guests bring, whose gifts are opened with all others: a gift that stayed shut would tell
 * its host. Guests are told. Call while the event's gifts are locked.
 */
export async function endSurprises(ctx: Context, tx: Db, event: TheEvent): Promise<void> {
  await tell(ctx, tx, event, await endSurpriseRows(tx, event.id), 'givenTogether');
}

/** Changes of gifts whoever brings them is told of in a day, of all together: a host may change each as often as they like. */
const CHANGES_TOLD = { limit: 3, windowSeconds: 24 * 3600 };

/** Tells whoever brings a gift that its host changed it. */
export async function tellClaimChanged(ctx: Context, tx: Db, event: TheEvent, giftId: string): Promise<void> {
  const claims = await claimToTell(tx, giftId);
  for (const claim of claims) {
    const whom = `${event.id}:${claim.guest_id}`;
    const { hits, wait } = await countTry(ctx, tx, 'claim-changed', whom, CHANGES_TOLD);
    // the last one of the day speaks for what may still change
    const isLast = hits === CHANGES_TOLD.limit;
    if (wait === 0) await tell(ctx, tx, event, [claim], 'changed', { isLast });
  }
}

/** Whether a guest brings this gift. A host may not learn it by this while it is to be a surprise. */
export const isClaimed = async (db: Db, giftId: string): Promise<boolean> =>
  (await findClaim(db, giftId)) !== undefined;

async function tell(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  claims: readonly EndedClaim[],
  what: 'removed' | 'givenTogether' | 'bought' | 'changed',
  { isLast = false } = {},
): Promise<void> {
  const localClaims = claims.filter((claim) => claim.is_local);
  const row = localClaims.length > 0 ? await readEventRow(tx, event.id) : undefined;
  for (const claim of localClaims) {
    const language = claim.language ?? 'en';
    const words = claimMailWords[language];
    const reader = claim.user_id ?? { guestPayerId: claim.guest_payer_id ?? '' };
    await queueTransactionalMail(ctx, tx, reader, {
      reason: { eyebrow: words.eyebrow, why: words.why },
      subject: words.subjects[what](claim.gift_name),
      paragraphs: [
        words.texts[what](claim.gift_name, row ? eventNameIn(row, language) : ''),
        ...(isLast ? [words.lastToday] : []),
      ],
      action: { label: words.openEvent, path: `/event/${event.id}`, ownPage: words.openInvitation },
      eventId: event.id,
      language,
    });
  }
}
