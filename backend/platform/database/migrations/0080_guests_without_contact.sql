-- Guests whom nobody can send the invitation are counted with the whole list: without reading those who can be reached.
create index guests_without_contact on guests (event_id) where email = '' and phone = '';
