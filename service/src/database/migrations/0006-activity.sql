create table account_activity (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  user_id uuid not null references users on delete cascade,
  session_id uuid,
  address inet,
  agent text,
  constraint account_activity_kind_length check (char_length(kind) between 1 and 64),
  constraint account_activity_agent_length check (char_length(agent) <= 512)
);

create index account_activity_of_a_user on account_activity (user_id, at desc, id desc);

comment on table account_activity is 'What happened to an account, for its owner to see; it goes with the account.';
comment on column account_activity.id is 'Random UUID, made by the service.';
comment on column account_activity.at is 'When it happened; the clock, not the transaction, so that what one transaction records keeps its order.';
comment on column account_activity.kind is 'What happened.';
comment on column account_activity.user_id is 'Whose account it concerns.';
comment on column account_activity.session_id is 'The sign-in it was done in; no foreign key, because sign-ins end.';
comment on column account_activity.address is 'The IP address it came from, where there was one.';
comment on column account_activity.agent is 'The User-Agent header, cut to 512 characters, where there was one.';

-- No row of a chain ends with something else: who removes a person or an organization must come here first.
create table organization_activity (
  id uuid primary key,
  organization_id uuid not null references organizations on delete restrict,
  position bigint not null,
  at timestamptz not null,
  kind text not null,
  author text not null,
  user_id uuid references users on delete restrict,
  profile_id uuid,
  other_id uuid,
  other_name text,
  detail jsonb not null,
  words jsonb,
  words_salt bytea,
  words_commitment bytea,
  address inet,
  agent text,
  device_salt bytea,
  device_commitment bytea,
  previous_hash bytea,
  hash bytea not null,
  constraint organization_activity_in_order unique (organization_id, position),
  constraint organization_activity_kind_length check (char_length(kind) between 1 and 64),
  constraint organization_activity_agent_length check (char_length(agent) <= 512),
  constraint organization_activity_detail_is_object check (jsonb_typeof(detail) = 'object'),
  constraint organization_activity_words_are_object check (jsonb_typeof(words) = 'object'),
  constraint organization_activity_author_known check (
    author in ('person', 'organization', 'application', 'directory', 'command', 'system')
  )
);

create index organization_activity_of_a_user on organization_activity (user_id)
  where user_id is not null;

comment on table organization_activity is 'What happened in an organization: a chain of rows, each with the hash of the one before it. Only personal parts are ever changed: erased, by docs/decisions/020.';
comment on column organization_activity.id is 'Random UUID, made by the service.';
comment on column organization_activity.organization_id is 'The organization it happened in.';
comment on column organization_activity.position is 'Its place in the organization''s chain, counted from 1.';
comment on column organization_activity.at is 'When it happened; the clock, not the transaction, cut to milliseconds.';
comment on column organization_activity.kind is 'What happened.';
comment on column organization_activity.author is 'What did it: person, organization (another one), application, directory, command or system.';
comment on column organization_activity.user_id is 'The person who did it; null for all other authors.';
comment on column organization_activity.profile_id is 'The profile acted under; no foreign key, because profiles end.';
comment on column organization_activity.other_id is 'The organization, application or directory that did it, or the application through which the person did; no foreign key, because they end.';
comment on column organization_activity.other_name is 'Its name at that time, or the name of the command.';
comment on column organization_activity.detail is 'What else is told of this kind, but for personal words; never a secret.';
comment on column organization_activity.words is 'Personal words of the detail: addresses of people. Null where the kind has none; its fields are null once erased.';
comment on column organization_activity.words_salt is 'Random, so that the commitment tells nothing once this is erased.';
comment on column organization_activity.words_commitment is 'SHA-256 over salt and words: what the hash covers in their place.';
comment on column organization_activity.address is 'The IP address it came from; null where there was none or it was erased.';
comment on column organization_activity.agent is 'The User-Agent header, cut to 512 characters; null where there was none or it was erased.';
comment on column organization_activity.device_salt is 'As words_salt, for address and agent.';
comment on column organization_activity.device_commitment is 'As words_commitment, for address and agent; null where there was no device.';
comment on column organization_activity.previous_hash is 'Hash of the row before it in the organization; null for the first.';
comment on column organization_activity.hash is 'SHA-256 over the row and the hash before it: a changed row breaks the chain.';

create table activity_heads (
  organization_id uuid not null references organizations on delete restrict,
  position bigint not null,
  hash bytea not null,
  at timestamptz not null,
  key_id text not null,
  signature bytea not null,
  primary key (organization_id, position)
);

comment on table activity_heads is 'Ends of chains as they were at a time, signed: what was signed cannot be rewritten without the key.';
comment on column activity_heads.organization_id is 'Whose chain.';
comment on column activity_heads.position is 'Position of the row that was the newest.';
comment on column activity_heads.hash is 'Its hash.';
comment on column activity_heads.at is 'When it was signed.';
comment on column activity_heads.key_id is 'Which key signed it: the first 16 digits of its fingerprint.';
comment on column activity_heads.signature is 'Ed25519, over the bytes that docs/decisions/020 describes.';
