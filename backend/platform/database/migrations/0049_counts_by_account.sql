-- What is counted for an account ends with it: a deleted or new account takes its counts along, and finds them here.
create index rate_limits_account on rate_limits (split_part(key, ':', -1));
