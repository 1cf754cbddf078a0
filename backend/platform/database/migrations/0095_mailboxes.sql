-- The mailbox behind an address (backend/platform/mailbox.ts): whoever wants no more mail wants none under another spelling either.
create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
  select case when substring(email from '@([^@]*)$') in ('gmail.com', 'googlemail.com')
    then replace(split_part(substring(email from '^(.*)@'), '+', 1), '.', '') || '@gmail.com'
    else split_part(substring(email from '^(.*)@'), '+', 1) || '@' || substring(email from '@([^@]*)$') end
$$;

create index unsubscribed_addresses_mailbox on unsubscribed_addresses (mailbox_of(email), event_id);
