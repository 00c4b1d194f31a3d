alter table organizations add column activity_years integer
  constraint organizations_activity_years_positive check (activity_years > 0);
comment on column organizations.activity_years is 'After so many years its activity is removed; null where it is kept for ever.';
alter table organizations add column devices_erased_to bigint not null default 0;
comment on column organizations.devices_erased_to is 'Up to this position of its activity, addresses and agents were erased because of their age.';

-- Goes with the organization, before which its chain must have gone by name.
create table activity_floors (
  organization_id uuid primary key references organizations on delete cascade,
  position bigint not null,
  hash bytea not null,
  before timestamptz not null,
  at timestamptz not null,
  key_id text not null,
  signature bytea not null,
  constraint activity_floors_position_counted check (position > 0)
);

comment on table activity_floors is 'Where a chain of activity begins that was cut: its last row that is gone, signed.';
comment on column activity_floors.organization_id is 'Whose chain; one floor each, which rises.';
comment on column activity_floors.position is 'Position of the last row that was removed: the chain goes on behind it.';
comment on column activity_floors.hash is 'Its hash, which the next row carries on.';
comment on column activity_floors.before is 'What happened before this time was removed.';
comment on column activity_floors.at is 'When it was signed.';
comment on column activity_floors.key_id is 'Which key signed it: the first 16 digits of its fingerprint.';
comment on column activity_floors.signature is 'Ed25519, over the bytes that docs/decisions/054 describes.';

-- The one way in which rows of a chain go, for a role that may otherwise only add to it: up to a row that is older than
-- the organization's rule says, as all before it are, and never without a floor, which only rises. Whether that is
-- signed, check-activity tells.
create function cut_activity(floor activity_floors) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed bigint;
begin
  if not exists (
    select from public.organization_activity a join public.organizations o on o.id = a.organization_id
    where a.organization_id = floor.organization_id and a.position = floor.position
      and a.hash = floor.hash and a.at < now() - make_interval(years => o.activity_years)
  ) or exists (
    select from public.organization_activity a join public.organizations o on o.id = a.organization_id
    where a.organization_id = floor.organization_id and a.position <= floor.position
      and a.at >= now() - make_interval(years => o.activity_years)
  ) or exists (
    select from public.activity_floors f
    where f.organization_id = floor.organization_id and f.position >= floor.position
  ) then
    raise exception 'activity can be cut only up to a row that is older than its organization keeps'
      using errcode = 'insufficient_privilege';
  end if;
  insert into public.activity_floors values (floor.*)
  on conflict (organization_id) do update set
    position = excluded.position, hash = excluded.hash, before = excluded.before,
    at = excluded.at, key_id = excluded.key_id, signature = excluded.signature;
  delete from public.activity_heads
  where organization_id = floor.organization_id and position < floor.position;
  delete from public.organization_activity
  where organization_id = floor.organization_id and position <= floor.position;
  get diagnostics removed = row_count;
  return removed;
end
$$;

revoke execute on function cut_activity(activity_floors) from public;
comment on function cut_activity(activity_floors) is 'Puts the floor of a chain where it is given, and removes what stands below it. Answers how many rows.';
