-- A rule may end more approvals than a transaction should: they stop working when it is set, and workers end them step by step.
create table approval_rule_ends (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  after_at timestamptz,
  after_id uuid
);

create index approval_rule_ends_organization_id on approval_rule_ends (organization_id);

comment on table approval_rule_ends is 'Organizations that let people approve only authorized applications from a moment on: what people approved before no longer works, and workers end it. Gone once all is ended.';
comment on column approval_rule_ends.id is 'Random UUID; also the id of the job.';
comment on column approval_rule_ends.organization_id is 'The organization whose rule it is.';
comment on column approval_rule_ends.created_at is 'When the rule was set. Whatever people approve later, and whatever the organization authorized before, stays.';
comment on column approval_rule_ends.after_at is 'When the last approval was given that a worker looked at; null: none yet.';
comment on column approval_rule_ends.after_id is 'That approval.';
