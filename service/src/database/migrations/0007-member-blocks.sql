-- Members are listed by the order of joining. Numbered by it and counted in blocks of 1,000 numbers,
-- any page is found by adding up blocks instead of walking over everyone before it.

alter table organizations add column joined_count integer not null default 0;
comment on column organizations.joined_count is 'Number of profiles it ever had: the ordinal of the newest one.';

alter table profiles add column ordinal integer;
comment on column profiles.ordinal is 'Its place in the order of joining, counted from 1 in each organization; never used again.';

update profiles set ordinal = counted.ordinal
from (
  select id, row_number() over (partition by organization_id order by created_at, id) as ordinal
  from profiles
) counted
where counted.id = profiles.id;

alter table profiles alter column ordinal set not null;
-- With the id, which the rest of the row is found by: skipping then reads the index alone.
alter table profiles add constraint profiles_in_order_of_joining
  unique (organization_id, ordinal) include (id);
drop index profiles_of_an_organization;

create table member_blocks (
  organization_id uuid not null references organizations on delete cascade,
  last_ordinal integer not null,
  live integer not null,
  primary key (organization_id, last_ordinal),
  constraint member_blocks_live_within_block check (live between 0 and 1000)
);

comment on table member_blocks is 'How many profiles there are among each 1,000 ordinals of an organization.';
comment on column member_blocks.organization_id is 'Whose profiles are counted.';
comment on column member_blocks.last_ordinal is 'The highest ordinal of the block, a multiple of 1,000.';
comment on column member_blocks.live is 'Number of its profiles that still exist, kept by the transactions that write them.';

update organizations set joined_count = counted.newest
from (select organization_id, max(ordinal) as newest from profiles group by organization_id) counted
where counted.organization_id = organizations.id;

insert into member_blocks (organization_id, last_ordinal, live)
select organization_id, (ordinal + 999) / 1000 * 1000, count(*)
from profiles
group by 1, 2;

-- The same index had been made twice.
drop index invitations_of_a_sender;
