alter table applications
  add column deleted_at timestamptz,
  add column removed_from timestamptz,
  add column stopped_at timestamptz;

create index applications_removed_from on applications (removed_from) where removed_from is not null;

comment on column applications.deleted_at is 'When somebody deleted it; it can be restored until it is removed. Null for one that works.';
comment on column applications.removed_from is 'From when on it is removed for good.';
comment on column applications.stopped_at is 'Since when it gets no token and nobody can let it do anything: it was deleted, or its organization was. Null for one that works.';

create index applications_stopped on applications (id) where stopped_at is not null;

alter table organizations
  add column deleted_at timestamptz,
  add column removed_from timestamptz;

create index organizations_removed_from on organizations (removed_from) where removed_from is not null;

comment on column organizations.deleted_at is 'When an owner deleted it; any owner can restore it until it is removed. Null for one that goes on.';
comment on column organizations.removed_from is 'From when on it is removed for good.';

create table deletion_letters (
  id uuid primary key,
  application_id uuid references applications on delete cascade,
  organization_id uuid references organizations on delete cascade,
  news text not null,
  audience text not null,
  after_id uuid,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  constraint deletion_letters_of_one check (num_nonnulls(application_id, organization_id) = 1),
  constraint deletion_letters_news_known check (news in ('deleted', 'restored')),
  constraint deletion_letters_audience_known check (audience in ('members', 'served', 'networks'))
);

create index deletion_letters_application_id on deletion_letters (application_id);
create index deletion_letters_organization_id on deletion_letters (organization_id);
create index deletion_letters_open on deletion_letters (created_at) where done_at is null;

comment on table deletion_letters is 'Those who are told by and by that an application or an organization was deleted or restored; worked through by steps.';
comment on column deletion_letters.id is 'Random UUID, also of the job that writes them.';
comment on column deletion_letters.application_id is 'The application that was deleted.';
comment on column deletion_letters.organization_id is 'The organization that was deleted.';
comment on column deletion_letters.news is 'What they are told: that it was deleted, or that it was restored.';
comment on column deletion_letters.audience is 'members: everybody in the organization but its owners; served: who manages an organization that authorized the application, or one of the organization; networks: who manages the other side of a network.';
comment on column deletion_letters.after_id is 'The profile of the last member who was written to, or the last organization whose managers were: the next step goes on after it.';
comment on column deletion_letters.done_at is 'When everybody had been written to.';
comment on column deletion_letters.created_at is 'When that happened.';

-- The one way in which a chain goes as a whole, for a role that may otherwise only add to it: with an organization whose
-- days of grace are over, some rows at a time, what vouches for them first.
create function remove_activity(organization uuid, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  heads integer;
  rows integer;
begin
  if not exists (
    select from public.organizations where id = organization and removed_from <= now()
  ) then
    raise exception 'activity can be removed only with an organization whose time is over'
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

revoke execute on function remove_activity(uuid, integer) from public;
comment on function remove_activity(uuid, integer) is 'Removes some rows of the activity of an organization that is being removed, and of its signed heads. Answers how many.';
