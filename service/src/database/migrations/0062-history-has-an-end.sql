-- History that grew without an end now has one. The role that works only adds to these tables, so functions remove what is old,
-- and refuse anything younger than the period they name.
create index account_activity_by_time on account_activity (at);
create index activity_heads_by_time on activity_heads (at);
create index export_receipts_by_time on export_receipts (at);
create index exports_ended on exports (completed_at) where file_deleted_at is not null or step = 'failed';
create index invitations_accepted on invitations (accepted_at) where accepted_at is not null;
create index invitations_declined on invitations (declined_at) where declined_at is not null;
create index access_reviews_ended on access_reviews (ended_at) where ended_at is not null;
create index application_requests_answered on application_requests (answered_at) where answered_at is not null;

comment on column profiles.allowed_by is 'The profile that changed its roles or invited the person; it may be gone. Null where an operator did, and for founders and contacts.';
comment on table activity_heads is 'Ends of chains as they were at a time, signed: what was signed cannot be rewritten without the key. After 90 days only the last of each 1,000 rows stays.';
comment on table account_activity is 'What happened to an account, for its owner to see; it goes with the account, or after two years.';

create function remove_old_heads(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed integer;
begin
  if before > now() - interval '90 days' then
    raise exception 'signed heads of activity are kept for 90 days'
      using errcode = 'insufficient_privilege';
  end if;
  -- A later head of the same 1,000 rows vouches for everything that this one did.
  with batch as materialized (
    select organization_id, position from public.activity_heads as head
    where at < before and exists (
      select from public.activity_heads as later
      where later.organization_id = head.organization_id and later.position > head.position
        and later.position <= ((head.position - 1) / 1000 + 1) * 1000
    )
    limit most
  )
  delete from public.activity_heads as head using batch
  where head.organization_id = batch.organization_id and head.position = batch.position;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_old_heads(timestamptz, integer) from public;
comment on function remove_old_heads(timestamptz, integer) is 'Removes signed heads from before a time that later ones vouch for. Answers how many.';

create function remove_old_account_activity(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed integer;
begin
  if before > now() - interval '730 days' then
    raise exception 'activity of accounts is kept for 730 days'
      using errcode = 'insufficient_privilege';
  end if;
  -- The last sign-in stays: it tells a place that is new from the first sign-in of all.
  with batch as materialized (
    select id from public.account_activity as a
    where at < before and (kind <> 'signed_in' or exists (
      select from public.account_activity as later
      where later.user_id = a.user_id and later.kind = 'signed_in' and (later.at, later.id) > (a.at, a.id)
    ))
    limit most
  )
  delete from public.account_activity as a using batch where a.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_old_account_activity(timestamptz, integer) from public;
comment on function remove_old_account_activity(timestamptz, integer) is 'Removes activity of accounts from before a time, but for the last sign-in of each. Answers how many rows.';

create function remove_activity_of_account(account uuid, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed integer;
begin
  if not exists (
    select from public.users where id = account and removed_from <= clock_timestamp() and removed_at is null
  ) then
    raise exception 'activity of an account can be removed only with the account'
      using errcode = 'insufficient_privilege';
  end if;
  with batch as materialized (
    select id from public.account_activity where user_id = account limit most
  )
  delete from public.account_activity as a using batch where a.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_activity_of_account(uuid, integer) from public;
comment on function remove_activity_of_account(uuid, integer) is 'Removes activity of an account that is being removed. Answers how many rows.';

create function remove_old_receipts(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed integer;
begin
  if before > now() - interval '2555 days' then
    raise exception 'receipts of exports are kept for 2555 days'
      using errcode = 'insufficient_privilege';
  end if;
  with batch as materialized (
    select id from public.export_receipts where at < before limit most
  )
  delete from public.export_receipts as r using batch where r.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_old_receipts(timestamptz, integer) from public;
comment on function remove_old_receipts(timestamptz, integer) is 'Removes receipts of exports from before a time. Answers how many.';

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
  delete from public.activity_heads where organization_id = organization and position <= (
    select max(position) from (
      select position from public.activity_heads
      where organization_id = organization order by position limit most) as next);
  get diagnostics heads = row_count;
  delete from public.organization_activity where organization_id = organization and position <= (
    select max(position) from (
      select position from public.organization_activity
      where organization_id = organization order by position limit most) as next);
  get diagnostics rows = row_count;
  return heads + rows;
end
$$;
