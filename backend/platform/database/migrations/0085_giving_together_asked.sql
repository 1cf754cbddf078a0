-- Whether guests give together is a question to the organiser now, and null where nobody answered it. "No" was written also
-- where nobody was asked, and did what no answer does: nothing changes for those events.
alter table events alter column give_together drop not null;
alter table events alter column give_together drop default;
update events set give_together = null where not give_together;
-- "Yes" came from a tick that the form made beforehand: its organiser is asked once, on the event's page.
alter table events add column give_together_to_confirm boolean not null default false;
update events set give_together_to_confirm = true where give_together and status = 'active';
