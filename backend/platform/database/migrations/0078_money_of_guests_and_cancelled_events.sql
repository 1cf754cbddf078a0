-- Whether a payment was begun by personal link, before its account's address was proven: its amount is told to no other
-- giver until that person says otherwise (docs/decisions/0009).
alter table payments add column taken_over boolean not null default false;
-- When whoever gave was told that nothing comes back to them from a cancelled event: the job that asks for the refunds may begin again.
alter table contributions add column nothing_left_told_at timestamptz;
