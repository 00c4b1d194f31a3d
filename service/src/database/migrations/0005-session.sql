create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  cookie_hash bytea,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  agent text not null,
  address inet not null,
  constraint sessions_cookie_hash_is_sha256 check (octet_length(cookie_hash) = 32),
  constraint sessions_last_a_day check (
    expires_at > created_at and expires_at <= created_at + interval '24 hours'
  ),
  constraint sessions_agent_length check (char_length(agent) <= 512)
);

-- Without last_seen_at, which changes every minute: a look then writes the row alone, no index.
create index sessions_of_a_user on sessions (user_id);

comment on table sessions is 'Sign-ins that have not ended; signing out deletes the row.';
comment on column sessions.id is 'Random UUID, made by the service.';
comment on column sessions.user_id is 'Who signed in.';
comment on column sessions.cookie_hash is 'SHA-256 of the browser''s half; null for callers that are no browser.';
comment on column sessions.created_at is 'When they signed in.';
comment on column sessions.last_seen_at is 'About when it was last used.';
comment on column sessions.expires_at is 'When it ends whatever happens: at most 24 hours after it began.';
comment on column sessions.agent is 'The User-Agent header at sign-in, cut to 512 characters.';
comment on column sessions.address is 'The IP address at sign-in.';

create table tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  profile_id uuid references profiles on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint tokens_hash_is_sha256 check (octet_length(hash) = 32),
  constraint tokens_kind_known check (kind in ('user', 'profile')),
  constraint tokens_of_a_profile check ((kind = 'profile') = (profile_id is not null)),
  constraint tokens_expire_later check (expires_at > created_at)
);

create index tokens_of_a_session on tokens (session_id);
create index tokens_of_profile on tokens (profile_id) where profile_id is not null;
create index tokens_by_expiry on tokens (expires_at);

comment on table tokens is 'Bearer tokens; each lives no longer than its session.';
comment on column tokens.hash is 'SHA-256 of the token; the token itself is nowhere stored.';
comment on column tokens.session_id is 'The sign-in it belongs to and ends with.';
comment on column tokens.profile_id is 'The profile that a profile token acts under.';
comment on column tokens.kind is 'What it speaks for: user.';
comment on column tokens.created_at is 'When it was given out.';
comment on column tokens.expires_at is 'From when it no longer works.';

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
