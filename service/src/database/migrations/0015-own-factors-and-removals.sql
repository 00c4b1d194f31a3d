alter table users add column second_factor_since timestamptz;
comment on column users.second_factor_since is 'Since when a sign-in requires more than a password; null: it doesn''t, or the previous version changed it, which didn''t know this column.';

alter table profiles add column factor_proved_at timestamptz;
comment on column profiles.factor_proved_at is 'When one session last proved both the person''s own second factor and the organization''s identity provider; null: never.';

alter table organizations add column provider_first_required_at timestamptz;
comment on column organizations.provider_first_required_at is 'When the policy that requires single sign-on began or will begin. Pauses and later starts don''t move it. Null: it''s off.';

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
