-- who was written to at a number, also where the guest has another one by now
create index deliveries_whatsapp on deliveries (address) where channel = 'whatsapp';
create index chat_messages_phone on chat_messages (phone) where not from_guest;
-- by which a list that is brought in again knows them: digests of name and contact
alter table merged_guests add column signs text[] not null default '{}';
-- what guests were before a file changed them, each with a digest of what they became: it can be taken back as long as the import can
alter table guest_imports add column updates jsonb;
