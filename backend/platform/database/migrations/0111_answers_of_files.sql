-- What an event's file says that guests answered is its sender's word, whether they have an account here or not. It is older than its event.
update replies set source = 'host' from events
where events.id = replies.event_id and replies.updated_at < events.created_at and replies.rsvp <> 'pending' and replies.source <> 'host';
