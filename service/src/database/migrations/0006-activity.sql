create table activity (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  user_id uuid not null references users on delete cascade,
  organization_id uuid references organizations on delete cascade,
  profile_id uuid,
  session_id uuid,
  address inet,
  agent text,
  detail jsonb not null default '{}',
  position bigint,
  previous_hash bytea,
  hash bytea,
  constraint activity_kind_length check (char_length(kind) between 1 and 64),
  constraint activity_agent_length check (char_length(agent) <= 512),
  constraint activity_detail_is_object check (jsonb_typeof(detail) = 'object'),
  constraint activity_chained check ((organization_id is null) = (position is null)),
  constraint activity_hash_with_position check ((position is null) = (hash is null))
);

create index activity_of_a_user on activity (user_id, at desc, id desc);
create unique index activity_of_an_organization on activity (organization_id, position desc)
  where organization_id is not null;

comment on table activity is 'What happened to an account, for its owner to see; rows are never changed.';
comment on column activity.id is 'Random UUID, made by the service.';
comment on column activity.at is 'When it happened; the clock, not the transaction, so that what one transaction records keeps its order.';
comment on column activity.kind is 'What happened.';
comment on column activity.user_id is 'Whose account it concerns.';
comment on column activity.organization_id is 'The organization it happened in; null for a person''s own account.';
comment on column activity.profile_id is 'The profile acted under; no foreign key, because profiles end.';
comment on column activity.session_id is 'The sign-in it was done in; no foreign key, because sign-ins end.';
comment on column activity.address is 'The IP address it came from, where there was one.';
comment on column activity.agent is 'The User-Agent header, cut to 512 characters, where there was one.';
comment on column activity.detail is 'What else is worth telling, never a secret.';
comment on column activity.position is 'Its place in the organization''s chain, counted from 1.';
comment on column activity.previous_hash is 'Hash of the row before it in the organization; null for the first.';
comment on column activity.hash is 'SHA-256 over the row and the hash before it: a changed row breaks the chain.';
