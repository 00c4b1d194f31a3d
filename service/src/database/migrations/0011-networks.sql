create table networks (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  description text not null default '',
  shares text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint networks_name_length check (char_length(name) between 1 and 100),
  constraint networks_description_length check (char_length(description) <= 1000)
);

create index networks_of_an_organization on networks (organization_id, created_at desc, id desc);

comment on table networks is 'Groups of organizations that share data with the one that created them.';
comment on column networks.id is 'Random UUID, made by the service.';
comment on column networks.organization_id is 'The organization that created it and owns it.';
comment on column networks.name is 'Its name.';
comment on column networks.description is 'What it is for, in its owner''s words.';
comment on column networks.shares is 'Kinds of data that members are asked to let the owner read.';
comment on column networks.created_at is 'When it was created.';
comment on column networks.updated_at is 'When its details or shares were last changed.';

create table network_members (
  id uuid primary key,
  network_id uuid not null references networks on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  invited_by uuid references profiles on delete set null,
  shares text[] not null default '{}',
  refused_shares text[] not null default '{}',
  redirect_url text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references profiles on delete set null,
  constraint network_members_once_per_network unique (network_id, organization_id),
  constraint network_members_redirect_url_length check (char_length(redirect_url) <= 2000)
);

create index network_members_of_a_network on network_members (network_id, created_at desc, id desc);
create index network_members_of_an_organization on network_members (organization_id, created_at desc, id desc);
-- Profiles that end let go of these rows without reading the whole table.
create index network_members_invited_by on network_members (invited_by) where invited_by is not null;
create index network_members_accepted_by on network_members (accepted_by) where accepted_by is not null;

comment on table network_members is 'Organizations that were invited into a network, and those that joined.';
comment on column network_members.id is 'Random UUID, made by the service; the id of the invitation.';
comment on column network_members.network_id is 'Which network.';
comment on column network_members.organization_id is 'Which organization.';
comment on column network_members.invited_by is 'The profile that invited it; null once it has ended.';
comment on column network_members.shares is 'What the organization agreed to share; it never grows without its decision.';
comment on column network_members.refused_shares is 'What was asked for in addition and refused, so that nobody is asked again.';
comment on column network_members.redirect_url is 'Where the browser goes after accepting, when the inviter asked for it.';
comment on column network_members.created_at is 'When it was invited first.';
comment on column network_members.expires_at is 'Until when it can be accepted; sending again renews it.';
comment on column network_members.accepted_at is 'When it joined; null while it is only invited.';
comment on column network_members.accepted_by is 'The profile that accepted; null once it has ended.';
