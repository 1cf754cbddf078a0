import type { Collaborator, Giver } from '#contract/gifts/wishlist.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { collaboratorsSeenBy, type SeenCollaboratorRow } from './giver-repository.ts';
import type { Seer } from './giver-repository.ts';
import { gaveMoney, presentCollaborators, presentGiver, seesNames, takesPart } from './present.ts';
import { purchasesSeenBy } from './purchase-repository.ts';
import { progressRows } from './repository.ts';

export { isStrangersAlone, standingsOf, type DoorStanding } from './admission-repository.ts';
export { linkGiversOf, type LinkGiverRow } from './guest-payer-repository.ts';
export type { Seer } from './giver-repository.ts';
export { isHeldFrom } from './present.ts';
/** For a list of gifts that must not ask once more. */
export { isOpenColumn, progressColumns } from './repository.ts';

/** How far giving a gift together has come. */
export interface GiftProgress {
  openToAll: boolean;
  /** The last day to contribute, or empty. */
  closesOn: string;
  /** Rupees paid so far. */
  totalCollected: number;
  collaboratorCount: number;
  /** Whose purchase a host took back, until a host allows people to mark it again. */
  refusedBuyers: readonly string[];
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
        closesOn: row.closes_on ?? '',
        totalCollected: rupeesOf(Number(row.collected_paise ?? 0)),
        collaboratorCount: Number(row.collaborator_count ?? 0),
        refusedBuyers: row.refused_buyers ?? [],
      },
    ]),
  );
}

/** Whether somebody reads what a buyer wrote: joining costs nothing, and tells nothing. */
const readsConfirmation = (
  collaborators: readonly SeenCollaboratorRow[],
  bought: readonly { id: string }[],
  viewer: Seer,
): boolean =>
  viewer.relation === 'organiser' ||
  gaveMoney(collaborators, viewer) ||
  bought.some(({ id }) => id === viewer.userId);

/** Who is behind a gift, as far as the viewer may know. */
export interface GiftPeople {
  collaborators: Collaborator[];
  /** Whether the viewer is one of those. */
  takesPart: boolean;
  purchasedBy: Giver[];
  /** What the buyer wrote; empty for whoever neither gives nor owns the event. */
  purchaseConfirmation: string;
}

/**
 * By gift, who gives it together and who bought it: for guests, its collaborators and
 * hosts, nobody for others. At most two queries, the second when something was bought.
 */
export async function peopleSeenBy(
  db: Db,
  { shared, purchased }: { shared: readonly string[]; purchased: readonly string[] },
  viewer: Seer,
): Promise<Map<string, GiftPeople>> {
  if (viewer.userId === undefined) return new Map();
  const givers = new Map<string, SeenCollaboratorRow[]>();
  for (const row of shared.length > 0 ? await collaboratorsSeenBy(db, shared, viewer) : []) {
    const others = givers.get(row.gift_id);
    if (others) others.push(row);
    else givers.set(row.gift_id, [row]);
  }
  const isNamed = (giftId: string): boolean => seesNames(givers.get(giftId) ?? [], viewer);
  const purchases = await purchasesSeenBy(db, purchased.filter(isNamed), viewer);
  const seen = new Set([...givers.keys(), ...[...shared, ...purchased].filter(isNamed)]);
  return new Map(
    [...seen].map((giftId) => {
      const bought = purchases.filter((purchase) => purchase.gift_id === giftId);
      const collaborators = givers.get(giftId) ?? [];
      return [
        giftId,
        {
          collaborators: presentCollaborators(collaborators, viewer),
          takesPart: takesPart(collaborators, viewer),
          purchasedBy: bought.map(presentGiver),
          purchaseConfirmation:
            (readsConfirmation(collaborators, bought, viewer) ? bought[0]?.confirmation : '') ?? '',
        },
      ];
    }),
  );
}
