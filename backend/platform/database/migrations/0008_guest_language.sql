-- The language guests read. On a guest: chosen by the guest or for them. On an event: the host's
-- choice for all others. Null is no choice: pages go by the browser, mails are in English.
alter table guests add column language text check (language in ('en', 'hi'));
alter table events add column guest_language text check (guest_language in ('en', 'hi'));
