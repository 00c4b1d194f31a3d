alter table profiles add column second_factor boolean not null default false;

comment on column profiles.second_factor is 'That of its person, noted here by the same transaction: an organization can have very many members, and lists those without.';

update profiles p set second_factor = true from users u where u.id = p.user_id and u.second_factor;
