-- The organiser lets guests give together: every gift, later ones too, is open to everybody, and guests may give a shagun,
-- money that is for no gift. Such a contribution names no gift, as one whose gift was removed while it was paid.
alter table events add column give_together boolean not null default false;
create index contributions_shagun on contributions (event_id, created_at desc) where gift_id is null;
