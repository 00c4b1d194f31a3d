-- concurrently
create index concurrently if not exists profiles_without_second_factor
  on profiles (organization_id, created_at desc, id desc) where not second_factor;
