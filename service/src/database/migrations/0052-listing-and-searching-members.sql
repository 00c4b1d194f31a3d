-- concurrently
-- Members by time of joining, with what they are found by: whoever looks for a frequent name walks the index alone.
create index concurrently if not exists profiles_listed
  on profiles (organization_id, created_at desc, id desc) include (found_by);
drop index concurrently if exists profiles_of_an_organization;
