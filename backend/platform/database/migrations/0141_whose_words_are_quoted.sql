-- Whose words a notification quotes, a guest's or an account's: they go with the account (docs/decisions/0013).
alter table notifications add column quotes text;
create index notifications_by_quote on notifications (quotes) where quotes is not null;
