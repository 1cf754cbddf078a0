-- A link of *It wasn't me* says where codes opened the account when it was made: that is what comes back, and nothing later (docs/decisions/0096).
alter table email_links add column code_address text not null default '';
update email_links set code_address = email where was_way_in;
-- where mails and codes went to two addresses, both were told at once
update email_links set code_address = way_in.email
  from email_links as way_in
 where way_in.user_id = email_links.user_id and way_in.kind = 'keep' and way_in.was_way_in
   and email_links.kind = 'keep' and not email_links.was_way_in
   and way_in.created_at between email_links.created_at - interval '2 seconds' and email_links.created_at + interval '2 seconds';
alter table email_links drop column was_way_in;
