-- Which language somebody reads our pages and mails in; null until they choose one (docs/decisions/0014).
alter table users add column language text check (language in ('en', 'hi'));
