create table oauth_artifacts (
  kind text not null,
  hash bytea not null,
  grant_id text,
  application_id uuid references applications on delete cascade,
  user_id uuid references users on delete cascade,
  approval_id uuid references approvals on delete cascade,
  organization_id uuid references organizations on delete cascade,
  key_id uuid references application_keys on delete cascade,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, hash),
  constraint oauth_artifacts_hash_is_sha256 check (octet_length(hash) = 32)
);

create index oauth_artifacts_of_a_grant on oauth_artifacts (grant_id) where grant_id is not null;
create index oauth_artifacts_of_an_application on oauth_artifacts (application_id) where application_id is not null;
create index oauth_artifacts_of_a_user on oauth_artifacts (user_id) where user_id is not null;
create index oauth_artifacts_of_an_approval on oauth_artifacts (approval_id) where approval_id is not null;
create index oauth_artifacts_of_an_organization on oauth_artifacts (organization_id) where organization_id is not null;
create index oauth_artifacts_of_a_key on oauth_artifacts (key_id) where key_id is not null;
create index oauth_artifacts_by_expiry on oauth_artifacts (expires_at) where expires_at is not null;

comment on table oauth_artifacts is 'What the OAuth engine keeps: grants, codes, tokens, and requests that people are deciding on.';
comment on column oauth_artifacts.kind is 'The engine''s name for what it is, such as AccessToken.';
comment on column oauth_artifacts.hash is 'SHA-256 of its value or id; the value itself is nowhere in the database.';
comment on column oauth_artifacts.grant_id is 'The grant that codes and tokens come from, and end with.';
comment on column oauth_artifacts.application_id is 'Whom it was issued to.';
comment on column oauth_artifacts.user_id is 'The person it speaks for.';
comment on column oauth_artifacts.approval_id is 'The approval it rests on, and ends with.';
comment on column oauth_artifacts.organization_id is 'The one organization it acts for, where it is bound to one.';
comment on column oauth_artifacts.key_id is 'The secret that a token was issued for, and ends with.';
comment on column oauth_artifacts.payload is 'What else the engine remembers, without any secret value.';
comment on column oauth_artifacts.created_at is 'When it was issued.';
comment on column oauth_artifacts.expires_at is 'When it ends by itself; null for what has no end of its own.';
comment on column oauth_artifacts.consumed_at is 'When it was used up; set once, by one conditional update.';
