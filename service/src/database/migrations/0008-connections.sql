alter table users add column sign_in text not null default 'own' check (sign_in in ('own', 'provider'))
  constraint users_of_a_provider_have_no_password check (sign_in = 'own' or password_hash is null);
comment on column users.sign_in is 'own: the person signs in with the address. provider: only an identity provider signs them in, and the address is only for email.';

create table connections (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  protocol text not null default 'oidc' check (protocol in ('oidc', 'saml')),
  provider text not null check (provider in ('entra', 'okta', 'google', 'keycloak', 'other')),
  name text not null check (char_length(name) between 1 and 60),
  state text not null default 'draft' check (state in ('draft', 'active', 'off')),
  settings jsonb not null default '{}',
  secret bytea,
  joins boolean not null default false,
  settings_version integer not null default 1,
  tested_version integer,
  tested_at timestamptz,
  test_flow uuid,
  setup_hash bytea unique check (octet_length(setup_hash) = 32),
  setup_at timestamptz,
  setup_expires_at timestamptz,
  proposed jsonb,
  proposed_secret bytea,
  proposed_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references profiles on delete set null,
  check ((setup_hash is null) = (setup_expires_at is null)),
  check (proposed is null or setup_hash is not null)
);
create index connections_of_an_organization on connections (organization_id, created_at, id);
create index connections_created_by on connections (created_by) where created_by is not null;

comment on table connections is 'Identity providers through which the people of an organization sign in.';
comment on column connections.id is 'Random UUID.';
comment on column connections.organization_id is 'The organization that it belongs to, and the only one that it opens.';
comment on column connections.protocol is 'OpenID Connect or SAML.';
comment on column connections.provider is 'The product, for the instructions on the setup page.';
comment on column connections.name is 'What people see when they sign in.';
comment on column connections.state is 'draft: never turned on. active: people can sign in. off: an owner turned it off.';
comment on column connections.settings is 'What the protocol needs, such as the issuer and the client ID.';
comment on column connections.secret is 'The client secret or the private key: AES-256-GCM, with a key that is not in the database; null: none was entered.';
comment on column connections.joins is 'Whether new people with an address in a verified domain become members.';
comment on column connections.settings_version is 'Grows with each change of the issuer or the client.';
comment on column connections.tested_version is 'The version of the settings with which a test last succeeded; null: none did.';
comment on column connections.tested_at is 'When that test was; null: none succeeded.';
comment on column connections.test_flow is 'The test sign-in that was started last; null: none was.';
comment on column connections.setup_hash is 'SHA-256 of the code of the setup link; null: there is none.';
comment on column connections.setup_at is 'When the setup link was created.';
comment on column connections.setup_expires_at is 'When the setup link expires.';
comment on column connections.proposed is 'The settings that were entered with the setup link; null: none were.';
comment on column connections.proposed_secret is 'The client secret that was entered with the setup link, encrypted like the other one.';
comment on column connections.proposed_at is 'When they were entered.';
comment on column connections.last_sign_in_at is 'When someone last signed in through it; null: no one has.';
comment on column connections.created_at is 'When it was created.';
comment on column connections.created_by is 'The profile of the person who created it; null: they left.';

create table connection_links (
  id uuid primary key,
  connection_id uuid not null references connections on delete cascade,
  issuer text not null,
  subject text not null,
  profile_id uuid references profiles on delete set null,
  email text,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (connection_id, issuer, subject)
);
create unique index connection_links_of_a_profile on connection_links (profile_id, connection_id)
  where profile_id is not null;
create index connection_links_by_address on connection_links (connection_id, email) where profile_id is not null;

comment on table connection_links is 'Which person at an identity provider is which member. Only the connection, issuer and subject identify the person.';
comment on column connection_links.id is 'Random UUID.';
comment on column connection_links.connection_id is 'The connection to the identity provider.';
comment on column connection_links.issuer is 'The issuer that vouches for the person.';
comment on column connection_links.subject is 'The person, as the issuer identifies them.';
comment on column connection_links.profile_id is 'The profile that they sign in to; null: it was removed, and they cannot return by themselves.';
comment on column connection_links.email is 'The address that the provider sent last; null: none, or it was erased with the profile.';
comment on column connection_links.linked_at is 'When they were linked.';
comment on column connection_links.last_used_at is 'When they last signed in; null: they have not yet.';

create table connection_flows (
  id uuid primary key,
  connection_id uuid not null references connections on delete cascade,
  settings_version integer not null,
  purpose text not null check (purpose in ('sign_in', 'test', 'connect')),
  state_hash bytea not null unique check (octet_length(state_hash) = 32),
  cookie_hash bytea check (octet_length(cookie_hash) = 32),
  profile_id uuid references profiles on delete cascade,
  fresh boolean not null default false,
  target text,
  code_hash bytea unique check (octet_length(code_hash) = 32),
  claims jsonb,
  rejection text,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  responded_at timestamptz,
  used_at timestamptz,
  expires_at timestamptz not null,
  check (purpose <> 'connect' or profile_id is not null)
);
create index connection_flows_expiring on connection_flows (expires_at);
create index connection_flows_of_a_connection on connection_flows (connection_id);
create index connection_flows_of_a_profile on connection_flows (profile_id) where profile_id is not null;

comment on table connection_flows is 'Sign-ins at an identity provider that are in progress. The nonce and the PKCE verifier are derived from the browser''s cookie.';
comment on column connection_flows.id is 'Random UUID.';
comment on column connection_flows.connection_id is 'The connection to the identity provider.';
comment on column connection_flows.settings_version is 'The version of its settings when the flow began.';
comment on column connection_flows.purpose is 'sign_in: someone signs in. test: an owner tests the connection. connect: a member connects their profile.';
comment on column connection_flows.state_hash is 'SHA-256 of the state that the provider returns.';
comment on column connection_flows.cookie_hash is 'SHA-256 of the cookie of the browser that began; null until it opened the page that leads to the provider.';
comment on column connection_flows.profile_id is 'The profile that is being connected, or that of the owner who tests; null for sign-ins.';
comment on column connection_flows.fresh is 'Whether the provider must ask the person to sign in again.';
comment on column connection_flows.target is 'The page of the console to open afterward; null: the first one.';
comment on column connection_flows.code_hash is 'SHA-256 of the code with which the browser finishes; null until the provider responded.';
comment on column connection_flows.claims is 'What the provider said about the person; null until then, and if it was rejected.';
comment on column connection_flows.rejection is 'Why the response was rejected; null: it was not.';
comment on column connection_flows.tries is 'How many proofs of a second factor were tried.';
comment on column connection_flows.created_at is 'When it began.';
comment on column connection_flows.responded_at is 'When the provider responded; null until then.';
comment on column connection_flows.used_at is 'When it was finished; null until then.';
comment on column connection_flows.expires_at is 'When it ends.';

create table connection_sign_ins (
  id uuid primary key,
  connection_id uuid not null references connections on delete cascade,
  at timestamptz not null default now(),
  outcome text,
  rejection text,
  email text,
  profile_id uuid references profiles on delete set null,
  check (num_nonnulls(outcome, rejection) = 1)
);
create index connection_sign_ins_latest on connection_sign_ins (connection_id, at desc, id desc);
create index connection_sign_ins_by_time on connection_sign_ins (at);
create index connection_sign_ins_of_a_profile on connection_sign_ins (profile_id) where profile_id is not null;

comment on table connection_sign_ins is 'Sign-ins through identity providers, with the reasons of those that were rejected.';
comment on column connection_sign_ins.id is 'Random UUID.';
comment on column connection_sign_ins.connection_id is 'The connection to the identity provider.';
comment on column connection_sign_ins.at is 'When it was.';
comment on column connection_sign_ins.outcome is 'What it led to; null: it was rejected.';
comment on column connection_sign_ins.rejection is 'Why it was rejected; null: it was not.';
comment on column connection_sign_ins.email is 'The address that the provider sent; null: none.';
comment on column connection_sign_ins.profile_id is 'The profile that signed in; null: none did, or it was removed.';

alter table sessions add column connection_id uuid references connections on delete cascade;
alter table sessions add column profile_id uuid references profiles on delete cascade;
alter table sessions add column link_id uuid references connection_links on delete cascade;
alter table sessions add column provider_sid text
  constraint sessions_of_a_provider_are_for_one_profile check (num_nonnulls(connection_id, profile_id, link_id) in (0, 3));
create index sessions_of_a_connection on sessions (connection_id) where connection_id is not null;
create index sessions_of_a_profile on sessions (profile_id) where profile_id is not null;
create index sessions_of_a_link on sessions (link_id) where link_id is not null;
comment on column sessions.connection_id is 'The connection that opened the session; null: the person proved their own account.';
comment on column sessions.profile_id is 'The only profile that the session is for; null: it is for the account.';
comment on column sessions.link_id is 'The link that the person signed in with; null as above.';
comment on column sessions.provider_sid is 'The session at the provider, for its sign-out messages; null: it named none.';
