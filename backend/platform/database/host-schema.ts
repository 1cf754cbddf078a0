import type { ColumnType, Generated } from 'kysely';
import type { HostRole } from '#contract/common/host-roles.ts';

/** The table of `migrations/0018_hosts.sql` and `0110_roles_raised.sql`. */
export interface HostSchema {
  event_hosts: {
    id: string;
    event_id: string;
    email: string;
    role: HostRole;
    user_id: ColumnType<string | null, string | null | undefined, string | null>;
    accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    invited_at: Date;
    role_raised_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    expires_at: Date;
    mail: Generated<'queued' | 'sent' | 'failed'>;
  };
}
