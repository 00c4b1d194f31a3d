-- concurrently
-- Activity is read by kind, by time and by what else than a person did it; without these a seldom one is looked for
-- in all rows of its organization.
create index concurrently if not exists organization_activity_by_kind
  on organization_activity (organization_id, kind, position);
create index concurrently if not exists organization_activity_by_time
  on organization_activity (organization_id, at, position);
create index concurrently if not exists organization_activity_by_other
  on organization_activity (organization_id, other_id, position) where other_id is not null;
