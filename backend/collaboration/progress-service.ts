import type { Collaborator } from '#contract/wishlist.ts';
import type { Db } from '../database/connect.ts';
import { rupeesOf } from '../money.ts';
import { collaboratorsOf, progressRows } from './repository.ts';

/** For a list of gifts that must not ask once more. */
export { progressColumns } from './repository.ts';

/** How far giving a gift together has come. */
export interface GiftProgress {
  openToAll: boolean;
  /** Rupees paid so far. */
  totalCollected: number;
  collaboratorCount: number;
}

/** By gift, for those that are given together; one query however many gifts are asked for. */
export async function progressOf(db: Db, giftIds: readonly string[]): Promise<Map<string, GiftProgress>> {
  if (giftIds.length === 0) return new Map();
  const rows = await progressRows(db, giftIds);
  return new Map(
    rows.map((row) => [
      row.gift_id,
      {
        openToAll: row.open_to_all,
        totalCollected: rupeesOf(Number(row.collected_paise ?? 0)),
        collaboratorCount: Number(row.collaborator_count ?? 0),
      },
    ]),
  );
}

/**
 * By gift, who gives it together: for its collaborators and the organiser, nobody for
 * others. An amount is for the one who gave it and the organiser.
 */
export async function collaboratorsSeenBy(
  db: Db,
  giftIds: readonly string[],
  viewer: { userId: string | undefined; isOrganiser: boolean },
): Promise<Map<string, Collaborator[]>> {
  if (giftIds.length === 0 || viewer.userId === undefined) return new Map();
  const seen = new Map<string, Collaborator[]>();
  const rows = await collaboratorsOf(db, giftIds);
  const own = new Set(rows.filter(({ id }) => id === viewer.userId).map((row) => row.gift_id));
  for (const row of rows) {
    if (!viewer.isOrganiser && !own.has(row.gift_id)) continue;
    const collaborator: Collaborator = {
      user: { _id: row.id, firstName: row.first_name, lastName: row.last_name, profilePicture: row.profile_picture },
      status: 'accepted',
      ...(viewer.isOrganiser || row.id === viewer.userId ? { contributionAmount: rupeesOf(Number(row.given_paise ?? 0)) } : {}),
      hasPurchased: false,
    };
    const others = seen.get(row.gift_id);
    if (others) others.push(collaborator);
    else seen.set(row.gift_id, [collaborator]);
  }
  return seen;
}
