alter table users
  drop constraint users_password_hash_length,
  alter column password_hash type bytea using convert_to(password_hash, 'UTF8'),
  add column password_version integer not null default 1;

comment on column users.password_hash is 'Argon2id in PHC form, with its parameters and salt, encrypted with a key that is not in the database.';
comment on column users.password_version is 'Grows with every new password, and not when the same one is hashed or encrypted anew.';

alter table exports
  add column file_key bytea;

comment on column exports.file_key is 'What its file is encrypted with, itself encrypted with a key that is not in the database.';

-- One row for each key that something may be encrypted with.
alter table secret_key_check
  drop column only_row,
  add primary key (value);

comment on table secret_key_check is 'Which secret keys this data is encrypted with, so that it is not opened without them.';
comment on column secret_key_check.noted_at is 'When the key was first used.';

create table signature_key (
  only_row boolean primary key default true,
  sealed bytea not null,
  constraint signature_key_one_row check (only_row)
);

comment on table signature_key is 'What exports and the ends of chains of activity are signed with; it stays when secret keys change.';
comment on column signature_key.only_row is 'There is one.';
comment on column signature_key.sealed is 'Encrypted with a key that is not in the database.';

create table instances (
  id uuid primary key,
  seen_at timestamptz not null default now(),
  keys text[] not null,
  sealing text not null,
  sealing_since timestamptz not null default now()
);

comment on table instances is 'Processes that run, so that none is left behind when the secret key changes.';
comment on column instances.id is 'Random UUID, made by the process.';
comment on column instances.seen_at is 'When it last told of itself.';
comment on column instances.keys is 'Ids of the secret keys that it knows.';
comment on column instances.sealing is 'Id of the one that it encrypts with.';
comment on column instances.sealing_since is 'Since when it does.';
