-- Each sign-in settles what was sent to the address that it proves (docs/decisions/0096).
create index event_hosts_email on event_hosts (email);
create index email_links_email on email_links (email);
