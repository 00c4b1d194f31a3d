create table codes (
  hash bytea primary key,
  purpose text not null,
  user_id uuid not null references users on delete cascade,
  profile_id uuid references profiles on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint codes_hash_is_sha256 check (octet_length(hash) = 32),
  constraint codes_purpose_known check (
    purpose in ('verify_email', 'reset_password', 'verify_profile_email')
  ),
  constraint codes_of_a_profile check ((purpose = 'verify_profile_email') = (profile_id is not null)),
  constraint codes_email_length check (char_length(email) between 3 and 254),
  constraint codes_expire_later check (expires_at > created_at)
);

create index codes_of_a_user on codes (user_id, purpose);
create index codes_by_profile on codes (profile_id) where profile_id is not null;
create index codes_by_expiry on codes (expires_at);

comment on table codes is 'Single-use codes sent by mail.';
comment on column codes.hash is 'SHA-256 of the code; the code itself is only in the letter.';
comment on column codes.purpose is 'What the code allows: verify_email or reset_password.';
comment on column codes.user_id is 'Whose account it acts on.';
comment on column codes.profile_id is 'The profile whose new address it proves.';
comment on column codes.email is 'The address it was sent to and so proves.';
comment on column codes.created_at is 'When it was made.';
comment on column codes.expires_at is 'From when it no longer works.';
comment on column codes.used_at is 'When it was used; null while it still works.';
