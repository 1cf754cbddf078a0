-- who was written to at a number, also where the guest has another one by now
create index deliveries_whatsapp on deliveries (address) where channel = 'whatsapp';
create index chat_messages_phone on chat_messages (phone) where not from_guest;
