-- Letters to many are written step by step, beside the request that causes them: each step is a transaction, and the next one goes
-- on with what is left.
create table wider_waves (
  id uuid primary key,
  application_id uuid references applications on delete cascade,
  network_id uuid references networks on delete cascade,
  due_at timestamptz not null,
  after_id uuid,
  constraint wider_waves_of_one check (num_nonnulls(application_id, network_id) = 1)
);

create index wider_waves_application_id on wider_waves (application_id);
create index wider_waves_network_id on wider_waves (network_id);

comment on table wider_waves is 'Applications and networks that ask for more than before: those who authorized or joined them are told by and by. Gone once all were.';
comment on column wider_waves.id is 'Random UUID.';
comment on column wider_waves.application_id is 'The application that asks for more scopes.';
comment on column wider_waves.network_id is 'The network that asks its members to share more.';
comment on column wider_waves.due_at is 'When the first is told: some time after it was asked for, and a day after the last were told.';
comment on column wider_waves.after_id is 'The last organization whose managers were written to; null: nobody was.';

create table network_end_letters (
  network_id uuid not null,
  organization_id uuid not null references organizations on delete cascade,
  network_name text not null,
  owner_id uuid not null,
  owner_name text not null,
  created_at timestamptz not null default now(),
  primary key (network_id, organization_id)
);

create index network_end_letters_organization_id on network_end_letters (organization_id);

comment on table network_end_letters is 'Organizations that are still to be told that a network which they had joined was ended. Gone once they were.';
comment on column network_end_letters.network_id is 'The network, which is gone.';
comment on column network_end_letters.organization_id is 'The organization that had joined it.';
comment on column network_end_letters.network_name is 'What the network was called.';
comment on column network_end_letters.owner_id is 'The organization that owned the network, and ended it; it may be gone.';
comment on column network_end_letters.owner_name is 'What that was called.';
comment on column network_end_letters.created_at is 'When the network was ended.';

create table approval_end_letters (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  applications text[] not null,
  created_at timestamptz not null default now()
);

create index approval_end_letters_organization_id on approval_end_letters (organization_id);
create index approval_end_letters_profile_id on approval_end_letters (profile_id);

comment on table approval_end_letters is 'People who are still to be told that what they approved has ended by the rule of their organization. Gone once they were.';
comment on column approval_end_letters.id is 'Random UUID.';
comment on column approval_end_letters.organization_id is 'The organization whose rule it is.';
comment on column approval_end_letters.profile_id is 'Their place in it.';
comment on column approval_end_letters.applications is 'What the applications are called whose approvals ended.';
comment on column approval_end_letters.created_at is 'When they ended.';
