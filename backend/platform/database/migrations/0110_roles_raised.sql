-- When a co-host's role last rose: what somebody who was in the owner's account made of a viewer goes with the co-hosts they invited.
alter table event_hosts add column role_raised_at timestamptz;
