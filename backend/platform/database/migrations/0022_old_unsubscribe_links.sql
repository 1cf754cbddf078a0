-- Unsubscribe links of mails sent so far name a guest, and a guest's address can be changed. Such a link
-- goes on working only where every mail to the guest went to one address; it then speaks for that one.
create table old_unsubscribe_links (
  guest_id text primary key references guests (id) on delete cascade,
  email text not null
);

insert into old_unsubscribe_links (guest_id, email)
select guest_id, min(address)
from deliveries
where channel = 'email' and attempts > 0 and status <> 'unsubscribed' and address <> ''
group by guest_id
having count(distinct address) = 1 and bool_and(status in ('sent', 'bounced'));
