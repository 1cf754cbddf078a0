-- How often a button of a creation form was pressed, or its draft ended: what a page saves
-- by itself counts only when it was typed after the last of them.
alter table event_drafts add column turn integer not null default 0;
