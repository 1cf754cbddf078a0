-- one row, written to see whether the database can be written
create table readiness (
  one boolean primary key default true check (one),
  looked_at timestamptz not null
);
