-- The 30 days are counted from the moment in which an organization is deleted, not from when the transaction began that does
-- it: one that was kept open for long would have them behind it.
create or replace function note_activity_end() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.deleted_at is null or new.removed_from is null then
    delete from public.activity_ends where organization_id = new.id;
  else
    insert into public.activity_ends values (new.id, clock_timestamp() + interval '30 days')
    on conflict (organization_id) do nothing;
  end if;
  return null;
end
$$;
