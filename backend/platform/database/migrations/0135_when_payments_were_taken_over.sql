-- what came to an account before a way into it is something to lose; of those until now nobody knows when they came
alter table payments add column taken_over_at timestamptz;
update payments set taken_over_at = now() where taken_over;
alter table payments drop column taken_over;
