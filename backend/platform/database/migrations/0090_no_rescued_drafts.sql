-- A form sent after its session ended is held by its page (docs/decisions/0098): nothing of it is stored for somebody who is not signed in.
drop table draft_rescues;
