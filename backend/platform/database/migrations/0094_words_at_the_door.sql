-- Whom a request lets in when it is accepted: kept when it is sent, because who stands inside may change until it is answered (docs/decisions/0094).
alter table collaboration_requests add column newcomer_id text;
-- of those from before, whoever asked, unless they had a place or money in the gift by then
update collaboration_requests as request set newcomer_id = case when
    exists (select from collaborators where collaborators.gift_id = request.gift_id and user_id = requester_id and joined_at <= request.created_at)
    or exists (select from contributions where contributions.gift_id = request.gift_id and contributor_id = requester_id and contributions.created_at <= request.created_at)
  then target_id else requester_id end;
alter table collaboration_requests alter column newcomer_id set not null;
-- one of two who are users, so no key of its own
alter table collaboration_requests add check (newcomer_id in (requester_id, target_id));
-- whom accepted requests let in
create index collaboration_requests_newcomer on collaboration_requests (gift_id, newcomer_id) where status = 'accepted';

-- Whether a guest or a host enabled or opened a gift, or set it up: that they are none any more later changes nothing.
alter table collaborations add column by_company boolean not null default false;
update collaborations set by_company = true from gifts join events on events.id = gifts.event_id
  where gifts.id = collaborations.gift_id and (open_to_all or closes_on is not null or enabled_by = organiser_id
    or exists (select from guests where guests.event_id = events.id and guests.user_id = enabled_by)
    or exists (select from event_hosts where event_hosts.event_id = events.id and event_hosts.user_id = enabled_by));
-- A gift that was bought when all others were opened is like them once its purchase is taken back.
update collaborations set open_to_all = true from gifts join events on events.id = gifts.event_id
  where gifts.id = collaborations.gift_id and give_together and purchased_at is not null;

-- Whether a guest's claim ended that a gift was given together: as a surprise it would tell its hosts.
alter table gifts add column claimed_from_strangers boolean not null default false;
