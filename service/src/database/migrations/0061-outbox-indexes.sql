-- concurrently
-- The next due email of each receiving site is one step into this index, however many wait.
create index concurrently if not exists mails_due
  on mails (priority, site, (least(attempts, 1)), next_attempt_at) where state = 'queued';
create index concurrently if not exists mails_leased on mails (leased_until) where state = 'sending';
create index concurrently if not exists mails_in_order
  on mails (recipient, about) where about is not null and state in ('queued', 'sending');
drop index concurrently if exists mails_to_send;
