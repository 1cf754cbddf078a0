-- What keyboards write in several ways (ज़ with its dot apart or in one, é likewise) is kept in one, as new texts are:
-- whoever searches finds it, and a name that a file brought is the name somebody typed.
update guests set first_name = normalize(first_name), last_name = normalize(last_name)
  where first_name is not nfc normalized or last_name is not nfc normalized;
update draft_guests set first_name = normalize(first_name), last_name = normalize(last_name)
  where first_name is not nfc normalized or last_name is not nfc normalized;
update events set event_name = normalize(event_name), venue_name = normalize(venue_name), description = normalize(description)
  where event_name is not nfc normalized or venue_name is not nfc normalized or description is not nfc normalized;
