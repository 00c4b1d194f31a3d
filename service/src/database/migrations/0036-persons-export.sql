-- Who asks for the data about themselves has no organization in it.
alter table exports alter column organization_id drop not null;
-- What the version before writes is of no person, and passes the check.
alter table exports add column user_id uuid references users on delete cascade
  constraint exports_of_a_person check ((type = 'person') <> (user_id is null)
    and (organization_id is null) <> (user_id is null));

create index exports_of_a_person_by_time on exports (user_id, created_at desc, id desc) where user_id is not null;

comment on column exports.type is 'organization, network, access: who can reach the organization''s data, or person: the data about somebody.';
comment on column exports.organization_id is 'The organization exported, or the owner of the network; null of a person.';
comment on column exports.user_id is 'Of a person: whom it is about, who alone has it.';
