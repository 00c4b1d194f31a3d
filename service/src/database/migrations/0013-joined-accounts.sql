alter table users add column joined_to uuid references users;
create index users_joined on users (joined_to) where joined_to is not null;
comment on column users.joined_to is 'The account to which the person moved the membership of this provider account, which is then deleted; null: none.';

create table application_subjects (
  application_id uuid not null references applications on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  subject uuid not null,
  created_at timestamptz not null default now(),
  primary key (application_id, profile_id)
);
create index application_subjects_of_a_profile on application_subjects (profile_id);
create index application_subjects_by_subject on application_subjects (subject);

comment on table application_subjects is 'The IDs by which applications already know a person whose profile moved to another account.';
comment on column application_subjects.application_id is 'The application that knows the person.';
comment on column application_subjects.profile_id is 'The profile that moved. Approvals under other profiles have the ID of the account.';
comment on column application_subjects.subject is 'The ID of the provider account that the profile had before. The OAuth engine uses it instead of the account''s.';
comment on column application_subjects.created_at is 'When the profile moved.';

alter table logout_notices add column subject uuid;
comment on column logout_notices.subject is 'The ID by which the application knows the person; null: that of the account.';
