import { sql } from 'kysely';
import { section, type ExportSection } from './export-section-repository.ts';

/** How somebody signs in, and what they are told. */
export const accountSections: readonly ExportSection[] = [
  section(
    'sessions',
    (me) => sql`
    select id, way, ip as "networkAddress", user_agent as "browser", created_at as "signedInAt", last_seen_at as "lastSeenAt",
      expires_at as "expiresAt", revoked_at as "endedAt" from sessions where user_id = ${me}`,
  ),
  section(
    'logins',
    (me) => sql`
    select id, outcome, reason, way, ip as "networkAddress", browser, os, device_type as "deviceType", created_at as "at" from logins where user_id = ${me}`,
  ),
  section(
    'knownDevices',
    (me) => sql`
    select browser || '/' || os as id, browser, os, first_seen_at as "firstSeenAt" from known_devices where user_id = ${me}`,
  ),
  section(
    'provenAddresses',
    (me) => sql`select email as id, since as "provenAt" from address_owners where user_id = ${me}`,
  ),
  section(
    'passkeys',
    (me) => sql`
    select id, name, created_at as "addedAt", last_used_at as "lastUsedAt" from passkeys where user_id = ${me}`,
  ),
  section(
    'calendarAddress',
    (me) => sql`select user_id as id, created_at as "madeAt" from calendar_feeds where user_id = ${me}`,
  ),
  section(
    'apiKeys',
    (me) => sql`
    select id, name, start, scopes, created_at as "madeAt", ends_at as "endsAt", last_used_at as "lastUsedAt",
      revoked_at as "revokedAt" from api_keys where user_id = ${me}`,
  ),
  section(
    'webhooks',
    (me) => sql`
    select id, url, topics, created_at as "addedAt", off_at as "offAt", off_because as "offBecause",
      failing_since as "failingSince" from webhook_endpoints where user_id = ${me}`,
  ),
  section(
    'mailsAboutYourAddress',
    (me) => sql`
    select id, kind, email, created_at as "at", expires_at as "worksUntil", used_at as "usedAt" from email_links where user_id = ${me}`,
  ),
  section(
    'notifications',
    (me) => sql`
    select id, type, title, message, path, read_at as "readAt", email, whatsapp, created_at as "createdAt" from notifications where user_id = ${me}`,
  ),
  section(
    'notificationSettings',
    (me) => sql`
    select user_id as id, not_mailed as "notMailed", last_mail_at as "lastMailAt", by_whatsapp as "byWhatsApp",
      last_whatsapp_at as "lastWhatsAppAt" from notification_settings where user_id = ${me}`,
  ),
];

/** What they wrote to whoever runs this. */
export const supportSections: readonly ExportSection[] = [
  section(
    'messagesToTheSupport',
    (me) => sql`
    select id, name, email, topic, message, created_at as "at" from contact_messages where user_id = ${me}`,
  ),
];
