-- The activity keeps names, and each side's decisions in its own chain: of neither can it be told what a network was like.
alter table networks add column changes_since timestamptz not null default now();
comment on column networks.changes_since is 'Since when its changes are kept: since it was created, or since they are kept at all.';

create table network_changes (
  id uuid primary key default gen_random_uuid(),
  network_id uuid not null references networks on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  organization_name text not null,
  at timestamptz not null default clock_timestamp(),
  before text[],
  after text[],
  constraint network_changes_something check (before is distinct from after)
);

create index network_changes_of_a_network on network_changes (network_id, at desc, id desc);
create index network_changes_of_an_organization on network_changes (organization_id);

comment on table network_changes is 'Who joined and left a network, and what its members shared, when.';
comment on column network_changes.id is 'Random UUID.';
comment on column network_changes.network_id is 'Which network.';
comment on column network_changes.organization_id is 'Which organization: the member, not the owner.';
comment on column network_changes.organization_name is 'What it was called then.';
comment on column network_changes.at is 'When; of one organization always later than the change before.';
comment on column network_changes.before is 'What it shared until then; null where it was not in the network.';
comment on column network_changes.after is 'What it shares from then on; null where it is no longer in the network.';

-- By the database, whoever changes a membership: while its row is locked, so that each change begins with what the one before
-- ended with. Not where the network or the organization itself is just being removed. An invitation is no change.
create function note_network_change() returns trigger language plpgsql as $$
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
    where n.id = old.network_id and o.id = old.organization_id;
  end if;
  return null;
end
$$;
comment on function note_network_change() is 'Keeps what became of a membership, for the history of its network.';

create trigger network_members_note_change
  after delete or update of accepted_at, shares on network_members
  for each row execute function note_network_change();
