-- Hosts said that the guest's address is right although it looks mistyped; null: nobody did. Another address is asked about anew.
alter table guests add column email_stands boolean;
