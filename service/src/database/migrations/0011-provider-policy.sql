alter table organizations add column provider_required_from timestamptz;
alter table organizations add column provider_begun_at timestamptz;
alter table organizations add column provider_max_age_hours integer not null default 24
  check (provider_max_age_hours between 1 and 168);
alter table organizations add column provider_paused_until timestamptz;
comment on column organizations.provider_required_from is 'From when people need the organization''s identity provider, after a pause; null: they do not.';
comment on column organizations.provider_begun_at is 'When the start of the policy was recorded; null: it has not started, or is off.';
comment on column organizations.provider_max_age_hours is 'How long a proof at the identity provider counts.';
comment on column organizations.provider_paused_until is 'Until when an owner paused the policy; null: no one did.';

create table provider_proofs (
  session_id uuid not null references sessions on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  connection_id uuid not null references connections on delete cascade,
  link_id uuid not null references connection_links on delete cascade,
  provider_sid text,
  proved_at timestamptz not null,
  second_factor boolean not null default false,
  primary key (session_id, profile_id)
);
create index provider_proofs_of_a_profile on provider_proofs (profile_id);
create index provider_proofs_of_a_connection on provider_proofs (connection_id);
create index provider_proofs_of_a_link on provider_proofs (link_id);
comment on table provider_proofs is 'When a session proved a person''s identity at an organization''s identity provider. A session of the person''s own account can have one for each organization.';
comment on column provider_proofs.session_id is 'The session.';
comment on column provider_proofs.profile_id is 'The profile that the identity at the provider is linked to.';
comment on column provider_proofs.connection_id is 'The connection to the identity provider.';
comment on column provider_proofs.link_id is 'The link that was used.';
comment on column provider_proofs.provider_sid is 'The session at the provider, for its sign-out messages; null: it named none.';
comment on column provider_proofs.proved_at is 'When the provider checked the person, by its own account.';
comment on column provider_proofs.second_factor is 'Whether the provider checked a second factor, and the connection''s owners said that it can be trusted with that.';

insert into provider_proofs (session_id, profile_id, connection_id, link_id, provider_sid, proved_at)
  select id, profile_id, connection_id, link_id, provider_sid, confirmed_at from sessions where connection_id is not null;

alter table connection_links add column proved_at timestamptz;
comment on column connection_links.proved_at is 'When the provider last checked the person, for applications that act for them; null: not yet, or it no longer counts.';

alter table connections add column enforces_second_factor boolean not null default false;
comment on column connections.enforces_second_factor is 'Whether owners said that the provider enforces a second factor when it says so.';

create table provider_bypasses (
  session_id uuid not null references sessions on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  at timestamptz not null default now(),
  primary key (session_id, profile_id)
);
create index provider_bypasses_of_a_profile on provider_bypasses (profile_id);
comment on table provider_bypasses is 'Sessions in which an owner used their own second factor instead of the required identity provider. All owners were notified once for each.';
comment on column provider_bypasses.session_id is 'The session.';
comment on column provider_bypasses.profile_id is 'The owner''s profile.';
comment on column provider_bypasses.at is 'When it first was.';

create table provider_guests (
  profile_id uuid primary key references profiles on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  added_at timestamptz not null default now(),
  added_by uuid references profiles on delete set null
);
create index provider_guests_of_an_organization on provider_guests (organization_id, added_at, profile_id);
create index provider_guests_added_by on provider_guests (added_by) where added_by is not null;
comment on table provider_guests is 'Members outside the verified domains who do not need the identity provider if they have a second factor.';
comment on column provider_guests.profile_id is 'The guest''s profile.';
comment on column provider_guests.organization_id is 'The organization of the profile.';
comment on column provider_guests.added_at is 'When an owner added the guest.';
comment on column provider_guests.added_by is 'The profile of that owner; null: they left.';
