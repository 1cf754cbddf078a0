import { sql } from 'kysely';
import { knownClaims } from '#backend/platform/database/known-claims.ts';

/** For a list of gifts, without asking once more: whether one is claimed, and whether hosts may know. SQL over `gifts`. */
export const claimColumns = [
  // not `exists`, which a planner may answer by reading all claims there are
  sql<boolean>`((select gift_id from gift_claims where gift_id = gifts.id) is not null)`.as('is_claimed'),
  sql<boolean>`coalesce((select ${knownClaims} from gift_claims where gift_id = gifts.id), false)`.as(
    'claim_is_known',
  ),
] as const;
