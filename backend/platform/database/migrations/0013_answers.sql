-- What guests answer besides yes or no: with whom they come, and the host's questions.

-- the most people this guest may announce, set by the host; null goes by with_family
alter table guests add column party_limit integer check (party_limit between 1 and 30);
-- who comes with the guest, as they wrote it; kept while the answer is changed, like the note
alter table replies add column names text not null default '';

create table event_questions (
  id text primary key,
  event_id text not null references events on delete cascade,
  position integer not null,
  kind text not null check (kind in ('text', 'one', 'many')),
  question text not null,
  -- [{"_id", "text"}]: answers name choices by id, so that their words can be mended
  choices jsonb not null default '[]',
  required boolean not null default false,
  created_at timestamptz not null default now()
);
create index event_questions_event on event_questions (event_id, position, id);

-- `answer` is one text, or the ids of the choices taken. No row: not answered.
create table reply_answers (
  question_id text not null references event_questions on delete cascade,
  guest_id text not null references guests on delete cascade,
  answer text[] not null,
  primary key (question_id, guest_id)
);
create index reply_answers_guest on reply_answers (guest_id);
