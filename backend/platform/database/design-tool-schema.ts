import type { Generated } from 'kysely';

/** The tables of `migrations/0011_design_tool.sql` and `0034_design_tool_state.sql`. */
export interface DesignToolSchema {
  design_tool_tries: {
    state_hash: string;
    session_id: string;
    return_to: string;
    expires_at: Date;
    sealed_state: string | null;
  };
  design_tool_connections: {
    user_id: string;
    handle_hash: string;
    access_token: string | null;
    refresh_token: string | null;
    access_expires_at: Date;
    refreshing_until: Date | null;
    return_to: string;
    connected_at: Date;
  };
  design_tool_exports: {
    id: string;
    user_id: string;
    event_id: string;
    design_id: string;
    title: Generated<string>;
    status: Generated<'working' | 'ready' | 'failed'>;
    use_it: Generated<boolean>;
    provider_job_id: string | null;
    image_id: string | null;
    failure: Generated<string>;
    created_at: Date;
    updated_at: Date;
  };
  design_tool_pictures: {
    event_id: string;
    image_id: string;
    design_id: string;
    title: Generated<string>;
    chosen_at: Date;
  };
}
