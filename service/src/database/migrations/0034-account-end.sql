alter table users
  add column deleted_at timestamptz,
  add column removed_from timestamptz,
  add column removed_at timestamptz,
  add column disabled_at timestamptz;

create index users_to_be_removed on users (removed_from) where removed_from is not null and removed_at is null;

comment on column users.deleted_at is 'When they deleted their account; null as long as they have not, and once they kept it.';
comment on column users.removed_from is 'From when on it is removed for good; until then they can keep it.';
comment on column users.removed_at is 'When all that was known of them was removed; what is left of the row stands for a former member.';
comment on column users.disabled_at is 'From when on they can neither sign in nor have anything act for them, by a command of an operator; null once they can again.';
