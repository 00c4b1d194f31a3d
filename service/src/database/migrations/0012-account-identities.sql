create table account_identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index account_identities_of_a_user on account_identities (user_id, linked_at, id);

comment on table account_identities is 'Which person at another provider signs in to which account. Only the issuer and the subject identify the person.';
comment on column account_identities.id is 'Random UUID.';
comment on column account_identities.user_id is 'The account that they sign in to.';
comment on column account_identities.provider is 'The provider''s name in the settings, such as google.';
comment on column account_identities.issuer is 'The issuer that vouches for the person.';
comment on column account_identities.subject is 'The person, as the issuer identifies them.';
comment on column account_identities.email is 'The address that the provider sent last, only to be shown; null: none.';
comment on column account_identities.linked_at is 'When it was connected.';
comment on column account_identities.last_used_at is 'When the person last signed in with it; null: they have not yet.';

create table identity_flows (
  id uuid primary key,
  provider text not null,
  purpose text not null check (purpose in ('sign_in', 'link')),
  state_hash bytea not null unique check (octet_length(state_hash) = 32),
  cookie_hash bytea check (octet_length(cookie_hash) = 32),
  user_id uuid references users on delete cascade,
  fresh boolean not null default false,
  query text not null default '',
  target text,
  code_hash bytea unique check (octet_length(code_hash) = 32),
  claims jsonb,
  created_at timestamptz not null default now(),
  responded_at timestamptz,
  used_at timestamptz,
  expires_at timestamptz not null,
  check ((purpose = 'link') = (user_id is not null))
);
create index identity_flows_expiring on identity_flows (expires_at);
create index identity_flows_of_a_user on identity_flows (user_id) where user_id is not null;

comment on table identity_flows is 'Sign-ins at other providers that are in progress. The nonce and the PKCE verifier are derived from the browser''s cookie.';
comment on column identity_flows.id is 'Random UUID.';
comment on column identity_flows.provider is 'The provider''s name in the settings.';
comment on column identity_flows.purpose is 'sign_in: someone signs in or signs up. link: a signed-in person connects the provider.';
comment on column identity_flows.state_hash is 'SHA-256 of the state that the provider returns.';
comment on column identity_flows.cookie_hash is 'SHA-256 of the cookie of the browser that began; null until it opened the page that leads to the provider.';
comment on column identity_flows.user_id is 'The person who connects the provider; null for sign-ins.';
comment on column identity_flows.fresh is 'Whether the person confirms their identity, so that the provider must ask them again.';
comment on column identity_flows.query is 'The query string of the sign-in page, which the person gets back afterward.';
comment on column identity_flows.target is 'The page of the console to open afterward; null: the usual one.';
comment on column identity_flows.code_hash is 'SHA-256 of the code with which the browser finishes; null until the provider responded.';
comment on column identity_flows.claims is 'What the provider said about the person; null until then, and if it was rejected.';
comment on column identity_flows.created_at is 'When it began.';
comment on column identity_flows.responded_at is 'When the provider responded; null until then.';
comment on column identity_flows.used_at is 'When it was finished; null until then.';
comment on column identity_flows.expires_at is 'When it ends.';

alter table pending_sign_ins add column identity_id uuid references account_identities on delete cascade;
create index pending_sign_ins_of_an_identity on pending_sign_ins (identity_id) where identity_id is not null;
comment on column pending_sign_ins.identity_id is 'The connected provider through which the person signs in; null: the password was checked.';
