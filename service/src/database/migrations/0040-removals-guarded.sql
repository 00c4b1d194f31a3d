-- contract: one review at a time is seen to by an index from the first version on, 0.1.0: none that could break it was released.

-- Until now by the organization's lock alone while one starts.
create unique index access_reviews_one_at_a_time on access_reviews (organization_id)
  where state in ('starting', 'open', 'closing');

-- Whose name is copied where, so that it goes with them and with nobody who is called the same.
alter table access_reviews add column started_by_user uuid references users on delete set null;
create index access_reviews_started_by_user on access_reviews (started_by_user) where started_by_user is not null;
comment on column access_reviews.started_by_user is 'The person who started it; null once they are a former member.';

alter table reviewed_ways
  add column of_user uuid,
  add column allowed_by_user uuid,
  add column decided_by_user uuid,
  add column noted_by_user uuid;
comment on column reviewed_ways.of_user is 'Whose place or approval it is; null once they are a former member.';
comment on column reviewed_ways.allowed_by_user is 'The person of allowed_by; null once they are a former member.';
comment on column reviewed_ways.noted_by_user is 'The person who wrote the note; null once they are a former member.';
comment on column reviewed_ways.decided_by_user is 'The person of decided_by_name; null once they are a former member.';

alter table users add column removal_told_at timestamptz;
comment on column users.removal_told_at is 'When the last letter was written, which says that the account is removed: it leaves first.';

-- From when on a chain can be removed with its organization: what the role that works cannot write itself. The time runs
-- while everybody sees that the organization was deleted, by the clock of the database, and ends with a restore.
create table activity_ends (
  organization_id uuid primary key references organizations on delete cascade,
  removable_from timestamptz not null
);
comment on table activity_ends is 'Chains of activity that end with their organizations, which were deleted.';
comment on column activity_ends.organization_id is 'Whose chain.';
comment on column activity_ends.removable_from is 'From when on its rows can be removed: 30 days after the organization was deleted.';

insert into activity_ends
  select id, removed_from from organizations where deleted_at is not null and removed_from is not null;

create function note_activity_end() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.deleted_at is null or new.removed_from is null then
    delete from public.activity_ends where organization_id = new.id;
  else
    insert into public.activity_ends values (new.id, now() + interval '30 days')
    on conflict (organization_id) do nothing;
  end if;
  return null;
end
$$;
revoke execute on function note_activity_end() from public;
comment on function note_activity_end() is 'Notes when the activity of an organization can be removed, whoever deletes or restores it.';

create trigger organizations_note_activity_end
  after update of deleted_at, removed_from on organizations
  for each row execute function note_activity_end();

create or replace function remove_activity(organization uuid, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  heads integer;
  rows integer;
begin
  if not exists (
    select from public.activity_ends where organization_id = organization and removable_from <= now()
  ) then
    raise exception 'activity can be removed only with an organization that was deleted 30 days ago'
      using errcode = 'insufficient_privilege';
  end if;
  delete from public.activity_heads where ctid = any (array(
    select ctid from public.activity_heads where organization_id = organization limit most));
  get diagnostics heads = row_count;
  delete from public.organization_activity where ctid = any (array(
    select ctid from public.organization_activity where organization_id = organization limit most));
  get diagnostics rows = row_count;
  return heads + rows;
end
$$;
