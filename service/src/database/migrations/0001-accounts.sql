create table users (
  id uuid primary key,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_is_lower_case check (email = lower(email)),
  constraint users_email_length check (char_length(email) between 3 and 254),
  constraint users_first_name_length check (char_length(first_name) between 1 and 100),
  constraint users_last_name_length check (char_length(last_name) between 1 and 100),
  constraint users_password_hash_length check (char_length(password_hash) between 1 and 512)
);

comment on table users is 'People who have an account.';
comment on column users.id is 'Random UUID, made by the service: sorts by creation.';
comment on column users.email is 'The address they sign in with, in lower case.';
comment on column users.first_name is 'As they wrote it.';
comment on column users.last_name is 'As they wrote it.';
comment on column users.password_hash is 'Argon2id in PHC form, with its parameters and salt.';
comment on column users.email_verified_at is 'When they proved that the address is theirs; null until then.';
comment on column users.created_at is 'When they signed up.';
comment on column users.updated_at is 'When name, address or password last changed.';

create table codes (
  hash bytea primary key,
  purpose text not null,
  user_id uuid not null references users on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint codes_hash_is_sha256 check (octet_length(hash) = 32),
  constraint codes_purpose_known check (purpose in ('verify_email', 'reset_password')),
  constraint codes_email_length check (char_length(email) between 3 and 254),
  constraint codes_expire_later check (expires_at > created_at)
);

create index codes_of_a_user on codes (user_id, purpose);
create index codes_by_expiry on codes (expires_at);

comment on table codes is 'Single-use codes sent by mail.';
comment on column codes.hash is 'SHA-256 of the code; the code itself is only in the letter.';
comment on column codes.purpose is 'What the code allows: verify_email or reset_password.';
comment on column codes.user_id is 'Whose account it acts on.';
comment on column codes.email is 'The address it was sent to and so proves.';
comment on column codes.created_at is 'When it was made.';
comment on column codes.expires_at is 'From when it no longer works.';
comment on column codes.used_at is 'When it was used; null while it still works.';
