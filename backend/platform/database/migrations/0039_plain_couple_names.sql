-- Names of couples from before characters nobody sees were taken out where they come in, which an earlier migration left.
do $$
declare
  unseen constant text := U&'[\0001-\001F\007F-\009F\00AD\061C\180E\200B\200E\200F\2028-\202E\2060-\206F\FEFF\FFF9-\FFFB]';
  place text[];
begin
  foreach place slice 1 in array array[['bride', 'firstName'], ['bride', 'lastName'], ['groom', 'firstName'], ['groom', 'lastName']]
  loop
    update events
    set bride_groom_details = jsonb_set(bride_groom_details, place, to_jsonb(regexp_replace(bride_groom_details #>> place, unseen, '', 'g')))
    where bride_groom_details #>> place ~ unseen;
  end loop;
end
$$;
