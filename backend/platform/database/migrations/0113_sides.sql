-- Whose guest somebody is: bride, groom or both at a wedding, any word elsewhere.
alter table guests add column side text not null default '';
alter table draft_guests add column side text not null default '';
