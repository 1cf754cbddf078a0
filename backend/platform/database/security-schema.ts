import type { ColumnType, Generated } from 'kysely';
import type { Device, LoginFailure } from '#contract/accounts/security.ts';
import type { SignInWay } from './account-schema.ts';

/** The tables of `migrations/0006_security.sql`. */
export interface SecuritySchema {
  logins: {
    id: string;
    user_id: string | null;
    session_id: string | null;
    outcome: 'succeeded' | 'failed';
    reason: Generated<LoginFailure>;
    way: Generated<SignInWay>;
    ip: Generated<string>;
    browser: string;
    os: string;
    device_type: Device['deviceType'];
    created_at: ColumnType<Date, Date, never>;
  };
  known_devices: {
    user_id: string;
    browser: string;
    os: string;
    first_seen_at: ColumnType<Date, Date, never>;
    last_seen_at: ColumnType<Date, Date, Date>;
  };
}
