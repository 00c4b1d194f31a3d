alter table application_keys add column seen_recorded_from timestamptz not null default now();

comment on column application_keys.seen_recorded_from is 'From when on it is recorded who saw it; later than created_at where it is older than this record.';

create table keys_seen (
  key_id uuid references application_keys on delete cascade,
  user_id uuid references users on delete cascade,
  name text not null,
  at timestamptz not null default now(),
  primary key (key_id, user_id)
);

create index keys_seen_by_a_user on keys_seen (user_id);

comment on table keys_seen is 'Who saw which secret of an application: they still know it when they have left.';
comment on column keys_seen.key_id is 'The secret; what is known of it goes with it.';
comment on column keys_seen.user_id is 'Who saw it.';
comment on column keys_seen.name is 'What they were called then: what they are called once they left is not for the organization to know.';
comment on column keys_seen.at is 'When they last saw it.';

create table contacts (
  profile_id uuid primary key references profiles on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid references applications on delete set null,
  at timestamptz not null default now()
);

create index contacts_of_an_organization on contacts (organization_id);
create index contacts_of_an_application on contacts (application_id);

insert into contacts (profile_id, organization_id, application_id, at)
  select distinct on (a.profile_id) a.profile_id, a.organization_id, a.application_id, a.created_at
  from approvals a join profiles p on p.id = a.profile_id
  where not p.roles && '{member,admin,owner}'
  order by a.profile_id, a.created_at, a.id;

comment on table contacts is 'Who came to an organization by approving an application. A contact ends with the last approval.';
comment on column contacts.profile_id is 'Their place in it.';
comment on column contacts.organization_id is 'That of the profile.';
comment on column contacts.application_id is 'The application that they approved first; null once that is gone.';
comment on column contacts.at is 'When they first approved it.';
