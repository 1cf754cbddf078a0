import { somebody, type Statement } from './size.ts';

/** People with an account, how they sign in, and what they are told. */
export const people: readonly Statement[] = [
  ({ people: many }) => `
    insert into users (id, issuer, subject, verified_email, email, first_name, last_name, phone, city, state, country, plan, created_at)
    select 'filled-person-' || p, 'filled', 'filled-' || p, 'person' || p || '@example.in', 'person' || p || '@example.in', 'Asha' || p, 'Rao',
      '+91' || (7000000000 + p), 'Pune', 'Maharashtra', 'India', case p % 4 when 0 then 'basic' when 1 then 'professional' else 'premium' end,
      now() - interval '1500 days' * random()
    from generate_series(1, ${many}) as p`,
  ({ people: many }) => `
    insert into address_owners (email, user_id, since)
    select 'person' || p || '@example.in', 'filled-person-' || p, now() from generate_series(1, ${many}) as p`,
  ({ people: many }) => `
    insert into sessions (id, token_hash, user_id, ip, user_agent, created_at, last_seen_at, expires_at)
    select 'filled-session-' || s, md5('session' || s), ${somebody({ people: many }, 's')}, '203.0.113.7', 'Firefox',
      at, at + interval '1 day', at + interval '30 days'
    from (select s, now() - interval '200 days' * random() as at from generate_series(1, ${many * 2}) as s) as made`,
  ({ people: many }) => `
    insert into logins (id, user_id, session_id, outcome, ip, browser, os, device_type, created_at)
    select 'filled-login-' || s, ${somebody({ people: many }, 's')}, 'filled-session-' || s, 'succeeded', '203.0.113.7', 'Firefox', 'Android', 'mobile',
      now() - interval '179 days' * random()
    from generate_series(1, ${many * 2}) as s`,
  ({ people: many }) => `
    insert into known_devices (user_id, browser, os, first_seen_at, last_seen_at)
    select 'filled-person-' || p, 'Firefox', 'Android', now() - interval '399 days', now() - interval '399 days' * random()
    from generate_series(1, ${many}) as p`,
  ({ people: many }) => `
    insert into notification_settings (user_id, last_mail_at)
    select 'filled-person-' || p, now() - interval '30 days' * random() from generate_series(1, ${many}) as p`,
  ({ people: many }) => `
    insert into notifications (id, user_id, type, title, message, path, read_at, email, created_at)
    select 'filled-notice-' || n, ${somebody({ people: many }, 'n')}, 'rsvp', 'An answer', 'Somebody is coming.', '/dashboard',
      case when n % 3 > 0 then at end, 'sent', at
    from (select n, now() - interval '29 days' * random() as at from generate_series(1, ${many * 3}) as n) as made`,
  ({ people: many }) => `
    insert into api_keys (id, user_id, name, start, key_hash, scopes, created_at, ends_at)
    select 'filled-key-' || p, 'filled-person-' || p, 'Seats', 'shagun_abc123', md5('api-key' || p), array['events:read'], at, at + interval '365 days'
    from (select p, now() - interval '300 days' * random() as at from generate_series(1, ${many}) as p) as made`,
  ({ people: many }) => `
    insert into webhook_endpoints (id, user_id, url, topics, secret, created_at)
    select 'filled-webhook-' || p, 'filled-person-' || p, 'https://hooks.example.in/' || p, array['reply'], 'sealed', now()
    from generate_series(1, ${many}) as p`,
  ({ people: many }) => `
    insert into webhook_deliveries (id, endpoint_id, type, payload, created_at, state)
    select 'filled-message-' || p, 'filled-webhook-' || p, 'reply.changed', '{}', now() - interval '29 days' * random(), 'delivered'
    from generate_series(1, ${many}) as p`,
  ({ people: many }) => `
    insert into rate_limits (key, window_start, hits)
    select 'sign-in:filled-person-' || p, date_trunc('minute', now() - interval '23 hours' * random()), 1 + p % 4
    from generate_series(1, ${many}) as p`,
  ({ people: many }) => `
    insert into email_links (id, user_id, kind, email, token_hash, created_at, expires_at)
    select 'filled-link-' || p, 'filled-person-' || p, 'confirm', 'person' || p || '@example.in', md5('link' || p), at, at + interval '1 day'
    from (select p, now() - interval '29 days' * random() as at from generate_series(1, ${many}, 3) as p) as made`,
  ({ people: many }) => `
    insert into event_drafts (user_id, event_type, entries, updated_at)
    select 'filled-person-' || p, 'wedding', '[["eventName", "Meera weds Arjun"], ["venue.placeId", "filled-place"]]', now() - interval '89 days' * random()
    from generate_series(1, ${many}, 4) as p`,
  ({ people: many }) => `
    insert into draft_guests (id, user_id, event_type, position, first_name, email)
    select 'filled-draft-guest-' || p || '-' || g, 'filled-person-' || p, 'wedding', g, 'Guest', 'draft' || g || '@example.in'
    from generate_series(1, ${many}, 4) as p, generate_series(1, 4) as g`,
  ({ people: many }) => `
    insert into contact_messages (id, user_id, name, email, topic, message, created_at)
    select 'filled-message-' || p, 'filled-person-' || p, 'Asha', 'asha@example.in', 'other', 'Hello', now() - interval '29 days' * random()
    from generate_series(1, ${many}, 10) as p`,
  ({ people: many }) => `
    insert into design_tool_connections (user_id, handle_hash, access_expires_at, return_to, connected_at)
    select 'filled-person-' || p, md5('handle' || p), now(), '/', now() from generate_series(1, ${many}, 10) as p`,
  ({ people: many }) => `
    insert into design_tool_tries (state_hash, session_id, return_to, expires_at)
    select md5('state' || p), 'filled-session-' || p, '/', now() + interval '1 hour' from generate_series(1, ${many}, 10) as p`,
  ({ people: many }) => `
    insert into sign_in_codes (id, attempt_hash, email, return_to, created_at, expires_at)
    select 'filled-code-' || p, md5('attempt' || p), 'person' || p || '@example.in', '/dashboard', now(), now() + interval '1 hour'
    from generate_series(1, ${many}, 10) as p`,
  ({ people: many }) => `
    insert into events_of_deleted (event_id, organiser_id, made_at)
    select 'filled-deleted-event-' || p, 'deleted-filled-' || p % 100, now() - interval '399 days' * random() from generate_series(1, ${many}, 10) as p`,
  ({ people: many }) => `
    insert into deleted_events (event_id, organiser_id, deleted_at)
    select 'filled-deleted-event-' || p, 'deleted-filled-' || p % 100, now() - interval '29 days' * random() from generate_series(1, ${many}, 10) as p`,
];
