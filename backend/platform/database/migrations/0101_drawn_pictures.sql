-- Pictures that the product drew itself take none of the room of those a person sends.
alter table images add column drawn boolean not null default false;
update images set drawn = true where id ~ '^(wide|tall|print)-[A-Za-z0-9_-]{43}$';
