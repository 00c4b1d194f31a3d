create table limits (
  name text not null,
  key text not null,
  count integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz,
  primary key (name, key),
  constraint limits_name_length check (char_length(name) between 1 and 64),
  constraint limits_key_length check (char_length(key) between 1 and 320),
  constraint limits_count_not_negative check (count >= 0)
);

create index limits_by_end on limits (window_ends_at);

comment on table limits is 'Counters against guessing and flooding, shared by all instances.';
comment on column limits.name is 'Which limit counts here.';
comment on column limits.key is 'Whom it counts: an address, an account, or both.';
comment on column limits.count is 'How often it happened in this window.';
comment on column limits.window_ends_at is 'When counting starts again; the row may be swept afterwards.';
comment on column limits.blocked_until is 'Until when everything is refused; null when nothing is.';
