import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#messages/language.ts';
import type { Plan } from '#contract/accounts/accounts.ts';
import type { KeyScope } from '#contract/common/api-key-scopes.ts';
import type { Instant } from './column-types.ts';

/** Who has an account, with the tables of `migrations/0007_accounts.sql`, `0025_confirmed_addresses.sql`, `0055_sign_in_by_email.sql`, `0062_passkeys.sql`, `0067_api_keys.sql` and `0070_calendar_feeds.sql`. */
export interface AccountSchema {
  users: {
    id: string;
    issuer: string;
    subject: string;
    verified_email: string | null;
    email: Generated<string>;
    pending_email: Generated<string>;
    code_email: Generated<string | null>;
    /** Where codes opened the account, which another one has by now: it waits there. Null for one that opens. */
    lost_email: Generated<string | null>;
    /** When the identity provider's person took over the account, which was made with a code. */
    handed_over_at: ColumnType<Date | null, never, Date | null>;
    first_name: Generated<string>;
    last_name: Generated<string>;
    phone: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    country: Generated<string>;
    profile_picture: Generated<string>;
    language: Generated<Language | null>;
    plan: Generated<Plan>;
    erased_at: ColumnType<Date | null, never, Date>;
    created_at: Instant;
    updated_at: Instant;
  };
  /** Whose an address is: the account that proved it last. */
  address_owners: { email: string; user_id: string; since: Date };
  sessions: {
    id: string;
    token_hash: string;
    user_id: string;
    id_token: string | null;
    way: Generated<SignInWay>;
    by_another_address: Generated<boolean>;
    /** Digest of what its browser is known by, which goes once others are signed out. */
    browser_hash: Generated<string | null>;
    /** Where the code went that opened it. */
    code_to: Generated<string | null>;
    /** Whether its person has yet to say that all other ways into the account are theirs. */
    others_unchecked: Generated<boolean>;
    ip: Generated<string>;
    user_agent: Generated<string>;
    created_at: Instant;
    last_seen_at: Instant;
    expires_at: Date;
    revoked_at: Date | null;
  };
  contact_messages: {
    id: string;
    user_id: string | null;
    name: string;
    email: string;
    topic: string;
    message: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  email_links: {
    id: string;
    user_id: string;
    kind: 'confirm' | 'keep' | 'back' | 'drop' | 'lost' | 'passkeys';
    email: string;
    /** The address codes opened the account at when the link was made; empty where it was none of its own (`codeAddressOf`). */
    code_address: Generated<string>;
    /** The passkey whose coming the mail tells of, while it is there. */
    passkey_id: string | null;
    token_hash: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    /** Of a keep link: whether another account proved the address since. */
    was_anothers: Generated<boolean>;
  };
  sign_in_codes: {
    id: string;
    attempt_hash: string;
    email: string;
    return_to: string;
    tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
    used_at: ColumnType<Date | null, never, Date>;
    other_way_first: Generated<boolean>;
    crowded_until: Generated<Date | null>;
    counts: Generated<boolean>;
  };
  passkeys: {
    id: string;
    user_id: string;
    name: string;
    credential_id: string;
    public_key: string;
    counter: number;
    created_at: Date;
    last_used_at: ColumnType<Date | null, never, Date>;
  };
  calendar_feeds: { id: string; user_id: string; created_at: Date };
  api_keys: {
    id: string;
    user_id: string;
    name: string;
    start: string;
    key_hash: string;
    scopes: KeyScope[];
    created_at: Date;
    ends_at: Date | null;
    last_used_at: ColumnType<Date | null, never, Date>;
    revoked_at: ColumnType<Date | null, never, Date>;
  };
  passkey_challenges: {
    challenge_hash: string;
    browser_hash: string;
    user_id: string | null;
    expires_at: Date;
  };
}

/** How somebody signed in: at the identity provider, with a code from a mail, or with a passkey. */
export type SignInWay = 'provider' | 'email' | 'passkey';
