-- Names and titles from before characters nobody sees were taken out where they come in: controls, marks
-- that turn the direction of writing, invisible spaces. The joiners of Indian scripts stay.
do $$
declare
  unseen constant text := U&'[\0001-\001F\007F-\009F\00AD\061C\180E\200B\200E\200F\2028-\202E\2060-\206F\FEFF\FFF9-\FFFB]';
  place record;
begin
  for place in
    select * from (values
      ('users', 'first_name'), ('users', 'last_name'), ('users', 'city'), ('users', 'state'), ('users', 'country'),
      ('events', 'event_name'), ('events', 'venue_name'), ('events', 'venue_location'),
      ('event_functions', 'name'), ('event_functions', 'venue_name'), ('event_functions', 'venue_location'),
      ('guests', 'first_name'), ('guests', 'last_name'), ('draft_guests', 'first_name'), ('draft_guests', 'last_name'),
      ('gifts', 'name'), ('replies', 'names'), ('event_questions', 'question'), ('contact_messages', 'name')
    ) as places (in_table, in_column)
  loop
    execute format('update %I set %I = regexp_replace(%I, $1, %L, %L) where %I ~ $1', place.in_table, place.in_column, place.in_column, '', 'g', place.in_column) using unseen;
  end loop;
end
$$;
