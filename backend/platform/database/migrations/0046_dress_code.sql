-- what guests are asked to wear, in the organiser's words; empty when nothing was said
alter table events add column dress_code text not null default '';
