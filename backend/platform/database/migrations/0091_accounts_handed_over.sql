-- When the identity provider's person took over an account that was made with a code: what came after a link "It wasn't me" was
-- made is undone by it (docs/decisions/0096). Of those from before nobody knows.
alter table users add column handed_over_at timestamptz;
