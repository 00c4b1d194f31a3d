create table devices (
  hash bytea not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (hash, user_id),
  constraint devices_hash_is_sha256 check (octet_length(hash) = 32),
  constraint devices_expire_later check (expires_at > created_at)
);

create index devices_of_a_user on devices (user_id);
create index devices_by_expiry on devices (expires_at);

comment on table devices is 'Browsers in which somebody signed in before: their wrong guesses are counted apart from those of strangers.';
comment on column devices.hash is 'SHA-256 of the cookie that the browser holds; another one after each sign-in.';
comment on column devices.user_id is 'Who signed in there; one browser may know several people.';
comment on column devices.created_at is 'When they first did.';
comment on column devices.expires_at is 'From when the browser is a stranger''s again.';
