create table secret_key_check (
  only_row boolean primary key default true,
  value bytea not null,
  noted_at timestamptz not null default now(),
  constraint secret_key_check_one_row check (only_row),
  constraint secret_key_check_value_length check (octet_length(value) = 32)
);

comment on table secret_key_check is 'Which secret key this data was made with, so that no other is taken for it.';
comment on column secret_key_check.only_row is 'There is one key.';
comment on column secret_key_check.value is 'Derived from the key; the key cannot be told from it.';
comment on column secret_key_check.noted_at is 'When a start with the key first noted it.';
