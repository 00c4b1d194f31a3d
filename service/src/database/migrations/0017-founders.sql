-- Who made an organization was told by the order of joining, which is there for paging.
alter table profiles add column founder boolean not null default false;

update profiles set founder = true where ordinal = 1;

create unique index profiles_one_founder on profiles (organization_id) where founder;

comment on column profiles.founder is 'Whether the organization was made with it.';
