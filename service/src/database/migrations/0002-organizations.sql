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
  findable boolean not null default true,
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
comment on column organizations.findable is 'Whether owners of networks may find it by the address of somebody who manages it.';
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
  email_proven boolean not null default false,
  pending_email text,
  roles text[] not null,
  founder boolean not null default false,
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
-- Who manages an organization is written to about its networks; members can be very many.
create index profiles_managers on profiles (organization_id) where roles && array['admin', 'owner'];
create unique index profiles_one_founder on profiles (organization_id) where founder;

comment on table profiles is 'A person''s place in one organization.';
comment on column profiles.id is 'Random UUID, made by the service.';
comment on column profiles.user_id is 'Whose it is.';
comment on column profiles.organization_id is 'Where it is.';
comment on column profiles.email is 'The address the organization knows the person by.';
comment on column profiles.email_proven is 'Whether the person proved that it is theirs; unproven, it opens nothing and gets no mail.';
comment on column profiles.pending_email is 'A new address that waits for its code.';
comment on column profiles.roles is 'member, admin, owner or contact; the highest counts.';
comment on column profiles.founder is 'Whether the organization was made with it.';
comment on column profiles.created_at is 'When the person joined.';
