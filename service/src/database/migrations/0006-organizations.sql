create table organizations (
  id uuid primary key,
  name text not null,
  description text not null default '',
  address text not null default '',
  email text not null default '',
  city text not null default '',
  state text not null default '',
  zipcode text not null default '',
  timezone text not null default '',
  country text not null default 'US',
  member_count integer not null default 0,
  activity_count bigint not null default 0,
  activity_head bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint organizations_name_length check (char_length(name) between 1 and 100),
  constraint organizations_description_length check (char_length(description) <= 1000),
  constraint organizations_country_known check (country in ('US', 'CA')),
  constraint organizations_member_count_not_negative check (member_count >= 0)
);

comment on table organizations is 'What people belong to through profiles.';
comment on column organizations.id is 'Random UUID, made by the service.';
comment on column organizations.name is 'Its name.';
comment on column organizations.description is 'What it is, in its own words.';
comment on column organizations.address is 'Street and number.';
comment on column organizations.email is 'Where it can be reached; not used to sign in.';
comment on column organizations.city is 'City.';
comment on column organizations.state is 'State, or province in Canada: its two letters.';
comment on column organizations.zipcode is 'Zip code, or postal code in Canada.';
comment on column organizations.timezone is 'IANA name of its time zone.';
comment on column organizations.country is 'US or CA: decides labels, lists and the display language.';
comment on column organizations.member_count is 'Number of its profiles, kept by the transactions that write them.';
comment on column organizations.activity_count is 'Number of its activity rows: the position of the newest one.';
comment on column organizations.activity_head is 'Hash of its newest activity row, which the next one carries on.';
comment on column organizations.created_at is 'When it was created.';
comment on column organizations.updated_at is 'When its details were last changed.';

create table profiles (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  email text not null,
  pending_email text,
  roles text[] not null,
  created_at timestamptz not null default now(),
  constraint profiles_once_per_organization unique (user_id, organization_id),
  constraint profiles_email_lower_case check (email = lower(email)),
  constraint profiles_have_a_role check (cardinality(roles) > 0),
  constraint profiles_roles_known check (roles <@ array['member', 'admin', 'owner', 'contact'])
);

create index profiles_of_an_organization on profiles (organization_id, created_at desc, id desc);
create index profiles_of_a_user on profiles (user_id, created_at desc, id desc);
create index profiles_by_email on profiles (email);
create index profiles_owners on profiles (organization_id) where 'owner' = any (roles);

comment on table profiles is 'A person''s place in one organization.';
comment on column profiles.id is 'Random UUID, made by the service.';
comment on column profiles.user_id is 'Whose it is.';
comment on column profiles.organization_id is 'Where it is.';
comment on column profiles.email is 'The verified address the organization knows the person by.';
comment on column profiles.pending_email is 'A new address that waits for its code.';
comment on column profiles.roles is 'member, admin, owner or contact; the highest counts.';
comment on column profiles.created_at is 'When the person joined.';

create table invitations (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  email text not null,
  roles text[] not null,
  code_hash bytea not null,
  invited_by uuid references profiles on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  declined_at timestamptz,
  constraint invitations_email_lower_case check (email = lower(email)),
  constraint invitations_have_a_role check (cardinality(roles) > 0),
  constraint invitations_roles_known check (roles <@ array['member', 'admin', 'owner']),
  constraint invitations_code_is_sha256 check (octet_length(code_hash) = 32),
  constraint invitations_answered_once check (accepted_at is null or declined_at is null)
);

-- One open invitation per organization and address; an expired one is removed before the next.
create unique index invitations_open_once on invitations (organization_id, email)
  where accepted_at is null and declined_at is null;
create unique index invitations_by_code on invitations (code_hash);
create index invitations_of_an_organization on invitations (organization_id, created_at desc, id desc)
  where accepted_at is null and declined_at is null;
create index invitations_to_an_address on invitations (email, created_at desc)
  where accepted_at is null and declined_at is null;
-- Profiles and users that end take their invitations along without reading the whole table.
create index invitations_of_an_inviter on invitations (invited_by);
create index invitations_accepted_by on invitations (accepted_by) where accepted_by is not null;
create index invitations_of_a_sender on invitations (invited_by);

comment on table invitations is 'Invitations of people into organizations.';
comment on column invitations.id is 'Random UUID, made by the service; not a credential.';
comment on column invitations.organization_id is 'Where it leads.';
comment on column invitations.email is 'Whom it was sent to.';
comment on column invitations.roles is 'What the person becomes.';
comment on column invitations.code_hash is 'SHA-256 of the code in the mailed link.';
comment on column invitations.invited_by is 'The profile that sent it; goes with it.';
comment on column invitations.created_at is 'When it was sent first.';
comment on column invitations.expires_at is 'Until when it can be accepted; sending again renews it.';
comment on column invitations.accepted_at is 'When it was accepted.';
comment on column invitations.accepted_by is 'Who accepted it.';
comment on column invitations.declined_at is 'When it was declined.';

alter table tokens drop constraint if exists tokens_kind_known;
alter table tokens add column profile_id uuid references profiles on delete cascade;
alter table tokens add constraint tokens_kind_known check (kind in ('user', 'profile'));
alter table tokens add constraint tokens_of_a_profile check ((kind = 'profile') = (profile_id is not null));
create index tokens_of_profile on tokens (profile_id) where profile_id is not null;
comment on column tokens.profile_id is 'The profile that a profile token acts under.';

alter table codes drop constraint if exists codes_purpose_known;
alter table codes add column profile_id uuid references profiles on delete cascade;
alter table codes add constraint codes_purpose_known
  check (purpose in ('verify_email', 'reset_password', 'verify_profile_email'));
alter table codes add constraint codes_of_a_profile
  check ((purpose = 'verify_profile_email') = (profile_id is not null));
create index codes_by_profile on codes (profile_id) where profile_id is not null;
comment on column codes.profile_id is 'The profile whose new address it proves.';

alter table activity add column organization_id uuid references organizations on delete cascade;
alter table activity add column profile_id uuid;
alter table activity add column position bigint;
alter table activity add column previous_hash bytea;
alter table activity add column hash bytea;
alter table activity add constraint activity_chained check ((organization_id is null) = (position is null));
alter table activity add constraint activity_hash_with_position check ((position is null) = (hash is null));
create unique index activity_of_an_organization on activity (organization_id, position desc)
  where organization_id is not null;
comment on column activity.organization_id is 'The organization it happened in; null for a person''s own account.';
comment on column activity.profile_id is 'The profile acted under; no foreign key, because profiles end.';
comment on column activity.position is 'Its place in the organization''s chain, counted from 1.';
comment on column activity.previous_hash is 'Hash of the row before it in the organization; null for the first.';
comment on column activity.hash is 'SHA-256 over the row and the hash before it: a changed row breaks the chain.';
