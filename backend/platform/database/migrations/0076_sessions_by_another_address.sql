-- Whether a session was opened with a code to another address than the one its account signed in with then, or the account
-- has moved to another address since: such a session proves nothing of that address (docs/decisions/0069).
alter table sessions add column by_another_address boolean not null default false;
-- of those that are open nobody knows which address the code went to
update sessions set by_another_address = true
  from users where users.id = sessions.user_id and sessions.way = 'email' and users.code_email is not null;
