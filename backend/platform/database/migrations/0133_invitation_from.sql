-- who invites, as mails, messages and the page have it; empty for the organiser's own name
alter table events add column invitation_from text not null default '';
