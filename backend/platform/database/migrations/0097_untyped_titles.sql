-- Designs from before a card could name its families began with a title that nobody had typed: they have none.
update event_designs set selection = jsonb_set(selection, '{title}', '""')
from events
where events.id = event_designs.event_id and not selection ? 'invocation'
  and selection ->> 'title' = left(
    case when btrim(event_name) = '' then 'Custom Invitation' else btrim(event_name) || ' Invitation' end, 120);
