-- what is kept of one person's pictures is counted before another is taken
create index images_owner on images (owner_id);
