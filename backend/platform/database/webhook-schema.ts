import type { ColumnType, Generated } from 'kysely';
import type { TryOutcome, WebhookTopic, WebhookType } from '#contract/messaging/webhooks.ts';

/** The tables of `migrations/0068_webhooks.sql`. */
export interface WebhookSchema {
  webhook_endpoints: {
    id: string;
    user_id: string;
    url: string;
    topics: WebhookTopic[];
    secret: string;
    old_secret: ColumnType<string | null, never, string | null>;
    old_secret_until: ColumnType<Date | null, never, Date | null>;
    created_at: Date;
    off_at: ColumnType<Date | null, never, Date | null>;
    off_because: ColumnType<'owner' | 'failing' | 'gone' | null, never, 'owner' | 'failing' | 'gone' | null>;
    failing_since: ColumnType<Date | null, never, Date | null>;
  };
  webhook_deliveries: {
    id: string;
    endpoint_id: string;
    type: WebhookType;
    payload: string;
    created_at: Date;
    state: 'waiting' | 'delivered' | 'failed';
    tries: Generated<number>;
    last_tried_at: ColumnType<Date | null, never, Date | null>;
    outcome: Generated<TryOutcome | ''>;
    answer_status: ColumnType<number | null, never, number | null>;
  };
}
