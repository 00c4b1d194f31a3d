alter table users add column second_factor_since timestamptz;
update users set second_factor_since = created_at where second_factor;
comment on column users.second_factor_since is 'Since when a sign-in requires more than a password; null: it doesn''t, or an earlier version changed it.';

alter table profiles add column factor_proved_at timestamptz;
comment on column profiles.factor_proved_at is 'When one session last proved both the person''s own second factor and the organization''s identity provider; null: never.';

create table removed_addresses (
  organization_id uuid not null references organizations on delete cascade,
  hash bytea not null,
  at timestamptz not null default now(),
  primary key (organization_id, hash)
);
create index removed_addresses_by_time on removed_addresses (at);

comment on table removed_addresses is 'The addresses of removed members, so that they don''t return through an identity provider without an invitation.';
comment on column removed_addresses.organization_id is 'The organization that removed the member.';
comment on column removed_addresses.hash is 'The SHA-256 hash of the organization''s ID and the address.';
comment on column removed_addresses.at is 'When the member was removed.';

insert into removed_addresses (organization_id, hash, at)
select m.organization_id, sha256(convert_to(m.organization_id || ' ' || lower(u.email), 'UTF8')), max(m.at)
from removed_members m join users u on u.id = m.user_id
where u.sign_in = 'provider' or u.email_verified_at is not null
group by 1, 2;
