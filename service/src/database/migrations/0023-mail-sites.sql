-- The last two labels, or three where the last two look like a country's own (co.uk, com.au).
alter table mails
  add column site text not null generated always as (
    coalesce(
      substring(lower(split_part(recipient, '@', -1)) from '(?:[^.]+\.[^.]{1,3}\.[^.]{2}|[^.]+\.[^.]+)$'),
      lower(split_part(recipient, '@', -1))
    )
  ) stored;

drop index mails_to_send;
create index mails_to_send on mails (site, next_attempt_at) where state in ('queued', 'sending');
create index mails_answered on mails (site, sent_at) where state = 'sent';

comment on column mails.site is 'Whose mail server it goes to: the end of its domain, so that one who has many subdomains takes one turn.';
