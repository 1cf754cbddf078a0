-- Who began to give by link, or brought something, and paid nothing: once their guest is off the list nobody needs to know who they were.
create index guest_payers_off_list on guest_payers (created_at) where guest_id is null;
