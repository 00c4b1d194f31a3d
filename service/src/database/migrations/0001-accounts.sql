create table users (
  id uuid primary key,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  sign_up_cookie_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_is_lower_case check (email = lower(email)),
  constraint users_email_length check (char_length(email) between 3 and 254),
  constraint users_first_name_length check (char_length(first_name) between 1 and 100),
  constraint users_last_name_length check (char_length(last_name) between 1 and 100),
  constraint users_password_hash_length check (char_length(password_hash) between 1 and 512),
  constraint users_sign_up_cookie_hash_is_sha256 check (octet_length(sign_up_cookie_hash) = 32),
  constraint users_sign_up_cookie_until_verified check (
    sign_up_cookie_hash is null or email_verified_at is null
  )
);

create index users_unverified on users (created_at) where email_verified_at is null;

comment on table users is 'People who have an account.';
comment on column users.id is 'Random UUID, made by the service.';
comment on column users.email is 'The address they sign in with, in lower case.';
comment on column users.first_name is 'As they wrote it.';
comment on column users.last_name is 'As they wrote it.';
comment on column users.password_hash is 'Argon2id in PHC form, with its parameters and salt.';
comment on column users.email_verified_at is 'When they proved that the address is theirs; null until then.';
comment on column users.sign_up_cookie_hash is 'SHA-256 of the cookie of the browser that signed up; null once the address is verified.';
comment on column users.created_at is 'When they signed up.';
comment on column users.updated_at is 'When name, address or password last changed.';
