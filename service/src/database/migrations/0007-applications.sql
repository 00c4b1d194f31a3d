-- Where an application's answers go says which sites it stands for.
create function origins_of(addresses text[]) returns text[]
  language sql immutable strict parallel safe
  return (select coalesce(array_agg(substring(address from '^https?://[^/?]+')), '{}')
    from unnest(addresses) as address);

create table applications (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  description text not null default '',
  scopes text[] not null,
  redirect_uris text[] not null default '{}',
  authorization_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint applications_name_length check (char_length(name) between 1 and 100),
  constraint applications_description_length check (char_length(description) <= 1000),
  constraint applications_redirect_uris_few check (cardinality(redirect_uris) <= 10),
  constraint applications_authorization_count_not_negative check (authorization_count >= 0)
);

create index applications_of_an_organization on applications (organization_id, created_at desc, id desc);
-- Asked without a sign-in, so by index.
create index applications_by_origin on applications using gin (origins_of(redirect_uris));

comment on table applications is 'API clients that an organization registered.';
comment on column applications.id is 'Random UUID, made by the service; the client id of OAuth.';
comment on column applications.organization_id is 'Whose it is.';
comment on column applications.name is 'Its name, as people read it before they decide on it.';
comment on column applications.description is 'What it is for, in its owner''s words.';
comment on column applications.scopes is 'What it asks for now, in normal form: manage brings read along.';
comment on column applications.redirect_uris is 'Addresses its answers may go to, compared as exact strings.';
comment on column applications.authorization_count is 'Number of its authorizations, kept by the transactions that write them.';
comment on column applications.created_at is 'When it was registered.';
comment on column applications.updated_at is 'When its details, scopes or addresses were last changed.';
comment on column applications.last_used_at is 'When one of its tokens was last used or issued, to the minute.';

create table application_keys (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  secret_hash bytea not null,
  sealed bytea not null,
  last4 text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  constraint application_keys_hash_is_sha256 check (octet_length(secret_hash) = 32),
  constraint application_keys_last4_length check (char_length(last4) = 4)
);

create index application_keys_of_an_application on application_keys (application_id, created_at desc, id desc);

comment on table application_keys is 'Secrets that applications prove themselves with; at most two live ones each.';
comment on column application_keys.id is 'Random UUID, made by the service.';
comment on column application_keys.application_id is 'Whose it is.';
comment on column application_keys.secret_hash is 'SHA-256 of the secret, for checking it.';
comment on column application_keys.sealed is 'The secret for its owner''s screen: AES-256-GCM, with a key that is not in the database.';
comment on column application_keys.last4 is 'Last four characters, to tell two secrets apart.';
comment on column application_keys.created_at is 'When it was made.';
comment on column application_keys.expires_at is 'When it ends because a newer one took its place; null for the one in use.';
comment on column application_keys.last_used_at is 'When it last proved the application, to the minute.';
