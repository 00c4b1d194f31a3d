-- Who was deleted is on the map of no network from then on, and is there again once restored: for the history that is a change as
-- any other, so that the map of each moment has who stood on it then.
-- First of all, in the order in which others come: nobody may be noting a change by the rule of before.
lock table network_members in share row exclusive mode;

alter table network_changes add column deletion boolean not null default false;
comment on column network_changes.deletion is 'Whether the organization was deleted or restored, where it neither left nor joined.';

comment on table network_changes is 'Who joined and left a network, was deleted and restored in it, and what its members shared, when.';
comment on column network_changes.before is 'What it shared until then; null where it was not in the network, or deleted.';
comment on column network_changes.after is 'What it shares from then on; null where it is no longer in the network, or deleted.';

-- What becomes of the membership of an organization that was deleted changes no map.
create or replace function note_network_change() returns trigger language plpgsql as $$
declare
  was text[] := case when old.accepted_at is not null then old.shares end;
  is_now text[];
begin
  if tg_op = 'UPDATE' and new.accepted_at is not null then
    is_now := new.shares;
  end if;
  if was is distinct from is_now then
    insert into network_changes (network_id, organization_id, organization_name, before, after)
    select n.id, o.id, o.name, was, is_now from networks n, organizations o
    where n.id = old.network_id and o.id = old.organization_id and o.deleted_at is null;
  end if;
  return null;
end
$$;

-- With the memberships locked, in one order; who deletes the organization has done that before. Whoever changes one meanwhile is
-- either before this, and found so here, or after it, and finds the organization deleted.
create function note_deletion_in_networks() returns trigger language plpgsql as $$
begin
  insert into network_changes (network_id, organization_id, organization_name, before, after, deletion)
  select m.network_id, new.id, new.name,
    case when new.deleted_at is not null then m.shares end,
    case when new.deleted_at is null then m.shares end,
    true
  from network_members m
  where m.organization_id = new.id and m.accepted_at is not null
  order by m.network_id
  for no key update;
  return null;
end
$$;
comment on function note_deletion_in_networks() is 'Keeps when an organization was deleted or restored, for the history of the networks it is in.';

create trigger organizations_note_deletion_in_networks
  after update of deleted_at on organizations
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
  execute function note_deletion_in_networks();

-- Those that are deleted now, as they were then. What they shared less since takes nothing off a map that they are not on.
with gone as (
  select m.network_id, o.id, o.name, o.deleted_at, m.shares
  from organizations o join network_members m on m.organization_id = o.id
  where o.deleted_at is not null and m.accepted_at is not null
), since as (
  delete from network_changes c using gone g
  where c.network_id = g.network_id and c.organization_id = g.id and c.at > g.deleted_at
  returning c.network_id, c.organization_id, c.at, c.before
)
insert into network_changes (network_id, organization_id, organization_name, at, before, deletion)
select g.network_id, g.id, g.name, g.deleted_at,
  coalesce((select s.before from since s where s.network_id = g.network_id and s.organization_id = g.id
    order by s.at limit 1), g.shares),
  true
from gone g;
