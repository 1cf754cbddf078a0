-- Since when nothing shows a picture: 90 days of that, and it is thrown away. Null while it is
-- in use, and until the daily job has looked. Counting begins with the first look, so that a
-- picture that was shown for long and then replaced stays in the mails it went out with.
alter table images add column unused_since timestamptz;
create index images_unused on images (unused_since) where unused_since is not null;
