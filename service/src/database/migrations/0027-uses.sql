-- contract: last_used_at goes with the first version, 0.1.0: none that knows it was released.
create table uses (
  subject_kind text,
  subject_id uuid,
  last_at timestamptz not null,
  primary key (subject_kind, subject_id)
) with (fillfactor = 70);

comment on table uses is 'When each way to data was last used. Written in batches and apart from what is used, so that nobody waits for it.';
comment on column uses.subject_kind is 'application, key, approval, authorization, profile or network_member.';
comment on column uses.subject_id is 'Which one. What is gone is swept from here within two days.';
comment on column uses.last_at is 'When it was last used, to some seconds; never in the future.';

create table use_days (
  subject_kind text,
  subject_id uuid,
  scope text,
  day date,
  calls integer not null,
  primary key (subject_kind, subject_id, scope, day)
) with (fillfactor = 70);

comment on table use_days is 'On which days each way to data was used, and for what; kept for 400 days.';
comment on column use_days.subject_kind is 'As in uses.';
comment on column use_days.subject_id is 'As in uses.';
comment on column use_days.scope is 'The scope that the calls needed; of a network, the kind of data that its owner read. Empty where there is none.';
comment on column use_days.day is 'In UTC.';
comment on column use_days.calls is 'How often on that day.';

create table use_recording (
  only_row boolean primary key default true,
  since timestamptz not null default now(),
  constraint use_recording_one_row check (only_row)
);

comment on table use_recording is 'From when on uses are recorded: what was used before is not known to have been.';
comment on column use_recording.only_row is 'There is one.';
comment on column use_recording.since is 'When this data first had these tables.';

insert into use_recording default values;

insert into uses (subject_kind, subject_id, last_at)
  select 'application', id, last_used_at from applications where last_used_at is not null
  union all
  select 'key', id, last_used_at from application_keys where last_used_at is not null
  union all
  select 'approval', id, last_used_at from approvals where last_used_at is not null
  union all
  select 'authorization', id, last_used_at from authorizations where last_used_at is not null;

alter table applications drop column last_used_at;
alter table application_keys drop column last_used_at;
alter table approvals drop column last_used_at;
alter table authorizations drop column last_used_at;
