alter table mails
  add column domain text not null generated always as (lower(split_part(recipient, '@', -1))) stored;

drop index mails_to_send;
create index mails_to_send on mails (domain, next_attempt_at) where state in ('queued', 'sending');

comment on column mails.domain is 'What follows the @ of the recipient: letters to one domain take turns, so that a slow one delays no other.';
