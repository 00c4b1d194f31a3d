alter table organizations add column member_approvals text not null default 'any'
  constraint organizations_member_approvals_known check (member_approvals in ('any', 'authorized'));

comment on column organizations.member_approvals is 'Which applications its people may approve: any, or only those that it authorized or owns.';

create table application_requests (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid not null references applications on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid references profiles on delete set null,
  note text not null default '',
  constraint application_requests_answer_known check (answer in ('authorized', 'declined')),
  constraint application_requests_answered check ((answer is null) = (answered_at is null))
);

create unique index application_requests_once_while_open on application_requests (profile_id, application_id)
  where answered_at is null;
create index application_requests_of_an_organization
  on application_requests (organization_id, (answered_at is not null), created_at desc, id desc);
create index application_requests_of_an_application on application_requests (application_id);
create index application_requests_of_a_profile on application_requests (profile_id);
create index application_requests_answered_by on application_requests (answered_by) where answered_by is not null;

comment on table application_requests is 'That people asked those who manage their organization to authorize an application; gone with the person or the application.';
comment on column application_requests.id is 'Random UUID, made by the service.';
comment on column application_requests.organization_id is 'Whose word is asked for.';
comment on column application_requests.application_id is 'Which application.';
comment on column application_requests.profile_id is 'Who asked.';
comment on column application_requests.scopes is 'What they were shown; it is authorized for no more.';
comment on column application_requests.created_at is 'When they asked.';
comment on column application_requests.answer is 'authorized, be it by another road, or declined; null while it waits.';
comment on column application_requests.answered_at is 'When it was answered.';
comment on column application_requests.answered_by is 'The profile that answered; null once it has ended.';
comment on column application_requests.note is 'What that person said to the one who asked.';
