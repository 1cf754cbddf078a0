-- A guest list file as somebody sent it, for as long as they may say which of its columns is what (docs/decisions/0088).
create table guest_list_files (
  user_id text not null references users on delete cascade,
  -- `event:` or `draft:` with what it is for: of each, one file waits
  place text not null,
  file_name text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (user_id, place)
);
create index guest_list_files_age on guest_list_files (created_at);

-- What somebody said of the columns of a file, for the next one with the same headings.
create table guest_list_shapes (
  user_id text not null references users on delete cascade,
  shape text not null,
  choices jsonb not null,
  used_at timestamptz not null,
  primary key (user_id, shape)
);
create index guest_list_shapes_age on guest_list_shapes (used_at);
