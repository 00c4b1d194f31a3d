create table activity (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  user_id uuid not null references users on delete cascade,
  session_id uuid,
  address inet,
  agent text,
  detail jsonb not null default '{}',
  constraint activity_kind_length check (char_length(kind) between 1 and 64),
  constraint activity_agent_length check (char_length(agent) <= 512),
  constraint activity_detail_is_object check (jsonb_typeof(detail) = 'object')
);

create index activity_of_a_user on activity (user_id, at desc, id desc);

comment on table activity is 'What happened to an account, for its owner to see; rows are never changed.';
comment on column activity.id is 'Random UUID, made by the service.';
comment on column activity.at is 'When it happened; the clock, not the transaction, so that what one transaction records keeps its order.';
comment on column activity.kind is 'What happened.';
comment on column activity.user_id is 'Whose account it concerns.';
comment on column activity.session_id is 'The sign-in it was done in; no foreign key, because sign-ins end.';
comment on column activity.address is 'The IP address it came from, where there was one.';
comment on column activity.agent is 'The User-Agent header, cut to 512 characters, where there was one.';
comment on column activity.detail is 'What else is worth telling, never a secret.';
