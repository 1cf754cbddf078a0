-- When something last really went out to an address; null while it waits. Only those count for shares of refused
-- addresses, and only those keep their day when a guest is taken off the list.
alter table contacted_addresses add column written_at timestamptz;

-- Whether a guest deleted since was written to, nobody can tell: their addresses go on counting.
update contacted_addresses set written_at = (day || ' 12:00+05:30')::timestamptz
where day <= to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD');
