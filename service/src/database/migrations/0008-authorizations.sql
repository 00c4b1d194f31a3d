create table authorizations (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  scopes text[] not null,
  refused_scopes text[] not null default '{}',
  granted_by uuid references profiles on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint authorizations_once_per_pair unique (organization_id, application_id)
);

create index authorizations_of_an_organization on authorizations (organization_id, created_at desc, id desc);
create index authorizations_of_an_application on authorizations (application_id, created_at desc, id desc);
-- A profile that ends lets go of its authorizations without reading the whole table.
create index authorizations_granted_by on authorizations (granted_by) where granted_by is not null;

comment on table authorizations is 'What organizations let applications of other organizations do on their behalf.';
comment on column authorizations.id is 'Random UUID, made by the service.';
comment on column authorizations.application_id is 'Which application.';
comment on column authorizations.organization_id is 'On whose behalf.';
comment on column authorizations.scopes is 'What was granted; it never grows without a decision of the organization.';
comment on column authorizations.refused_scopes is 'What was asked for in addition and refused, so that nobody is asked again.';
comment on column authorizations.granted_by is 'The profile that authorized it; null once it has ended.';
comment on column authorizations.created_at is 'When it was authorized.';
comment on column authorizations.updated_at is 'When its scopes were last decided on.';
comment on column authorizations.last_used_at is 'When the application last acted for the organization, to the minute.';
