create table second_factor_waves (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  kind text not null,
  required_from timestamptz,
  due_at timestamptz not null,
  after_at timestamptz,
  after_profile uuid,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  constraint second_factor_waves_kind_known check (kind in ('announced', 'begun', 'lifted'))
);

create index second_factor_waves_organization_id on second_factor_waves (organization_id);
create index second_factor_waves_due on second_factor_waves (due_at) where done_at is null;

comment on table second_factor_waves is 'Letters to the people of an organization about its rule on second factors, and what ends with it; worked through by steps.';
comment on column second_factor_waves.id is 'Random UUID.';
comment on column second_factor_waves.organization_id is 'Whose rule it is.';
comment on column second_factor_waves.kind is 'announced: some days before; begun: when the time has come; lifted: when it is required no more.';
comment on column second_factor_waves.required_from is 'The time that the letters name; none once it was lifted.';
comment on column second_factor_waves.due_at is 'From when on it is worked through.';
comment on column second_factor_waves.after_at is 'When the last person who was looked at joined: the next step goes on after them.';
comment on column second_factor_waves.after_profile is 'The profile of that person; it may be gone by now.';
comment on column second_factor_waves.done_at is 'When everybody had been looked at, or there was nothing left to tell.';
comment on column second_factor_waves.created_at is 'When it was planned.';

create table second_factor_resets (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null unique,
  reminder_hash bytea unique,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz
);

create index second_factor_resets_due_at on second_factor_resets (due_at);

comment on table second_factor_resets is 'Second factors that whoever runs this service will remove, because somebody lost theirs; deleted once it is done or was stopped.';
comment on column second_factor_resets.user_id is 'Whose second factor it is.';
comment on column second_factor_resets.code_hash is 'SHA-256 of the code in the first letter, which stops it.';
comment on column second_factor_resets.reminder_hash is 'SHA-256 of the code in the second letter, which stops it too.';
comment on column second_factor_resets.asked_at is 'When it was asked for.';
comment on column second_factor_resets.due_at is 'When it will be done, unless somebody stops it.';
comment on column second_factor_resets.reminded_at is 'When the second letter was written.';
