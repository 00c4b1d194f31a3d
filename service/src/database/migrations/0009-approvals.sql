create table approvals (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint approvals_once_per_profile unique (profile_id, application_id)
);

create index approvals_of_a_user on approvals (user_id, created_at desc, id desc);
create index approvals_of_a_pair on approvals (application_id, organization_id);
create index approvals_of_an_organization on approvals (organization_id);

comment on table approvals is 'People''s consent that an application acts for them under one of their profiles.';
comment on column approvals.id is 'Random UUID, made by the service.';
comment on column approvals.application_id is 'Which application.';
comment on column approvals.user_id is 'Who approved it.';
comment on column approvals.profile_id is 'The profile it acts under; the approval ends with it.';
comment on column approvals.organization_id is 'The organization of that profile.';
comment on column approvals.scopes is 'What was approved; it never grows without the person.';
comment on column approvals.created_at is 'When it was first approved.';
comment on column approvals.updated_at is 'When it was last approved again.';
comment on column approvals.last_used_at is 'When the application last acted under it, to the minute.';
