-- concurrently
-- Where somebody's name is copied, so that it can be erased with them.
create index concurrently if not exists reviewed_ways_of_user
  on reviewed_ways (of_user) where of_user is not null;
create index concurrently if not exists reviewed_ways_allowed_by_user
  on reviewed_ways (allowed_by_user) where allowed_by_user is not null;
create index concurrently if not exists reviewed_ways_decided_by_user
  on reviewed_ways (decided_by_user) where decided_by_user is not null;
create index concurrently if not exists reviewed_ways_noted_by_user
  on reviewed_ways (noted_by_user) where noted_by_user is not null;
create index concurrently if not exists reviewed_ways_invited
  on reviewed_ways (email) where kind = 'invitation';
-- Letters to somebody: what waits for them, and what goes with them.
create index concurrently if not exists mails_recipient on mails (recipient);
