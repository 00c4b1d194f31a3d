alter table users
  alter column password_hash drop not null,
  add column second_factor boolean not null default false,
  add column webauthn_handle bytea unique,
  add column recovery_kept_at timestamptz;

comment on column users.password_hash is 'Argon2id in PHC form, with its parameters and salt, encrypted with a key that is not in the database. None once the person signs in with passkeys alone.';
comment on column users.second_factor is 'Whether a password alone no longer signs in: the person has a passkey or an authenticator app, and another way beside it for when that is lost.';
comment on column users.webauthn_handle is 'By which passkeys know the person: 32 random bytes, neither the id nor the address.';

comment on column users.recovery_kept_at is 'When the person said that they kept their recovery codes.';

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  algorithm integer not null,
  counter bigint not null,
  backup_eligible boolean not null,
  backed_up boolean not null,
  user_verified boolean not null,
  transports text[] not null,
  aaguid uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint passkeys_credential_id_length check (octet_length(credential_id) between 1 and 1023),
  constraint passkeys_public_key_length check (octet_length(public_key) <= 4096),
  constraint passkeys_name_length check (length(name) between 1 and 100)
);

create index passkeys_user_id on passkeys (user_id, created_at);

comment on table passkeys is 'Keys that people sign in with; the private half never leaves their device or their password manager.';
comment on column passkeys.id is 'Random UUID.';
comment on column passkeys.user_id is 'Whose it is.';
comment on column passkeys.credential_id is 'What the authenticator calls it.';
comment on column passkeys.public_key is 'In COSE form.';
comment on column passkeys.algorithm is 'COSE number of its algorithm.';
comment on column passkeys.counter is 'How often it signed, as it says; 0 where it does not count.';
comment on column passkeys.backup_eligible is 'Whether it may be copied to other devices; decided once, when it is made.';
comment on column passkeys.backed_up is 'Whether it was copied when it was last used.';
comment on column passkeys.user_verified is 'Whether it knows its owner by a finger, a face or a PIN: then it is both factors.';
comment on column passkeys.transports is 'How it can be reached, as the browser said.';
comment on column passkeys.aaguid is 'Which make of authenticator it is; zero where that is not told.';
comment on column passkeys.name is 'What its owner calls it.';
comment on column passkeys.created_at is 'When it was added.';
comment on column passkeys.last_used_at is 'When it last signed in or confirmed.';

create table totp (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

comment on table totp is 'Authenticator apps: one for each person.';
comment on column totp.user_id is 'Whose it is.';
comment on column totp.sealed is 'The seed, encrypted with a key that is not in the database.';
comment on column totp.confirmed_at is 'When its first code was entered; until then it counts for nothing.';
comment on column totp.last_step is 'The half minute of the last code that was taken: none is taken twice.';
comment on column totp.created_at is 'When the seed was made.';

create table recovery_codes (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  used_at timestamptz
);

create index recovery_codes_user_id on recovery_codes (user_id);

comment on table recovery_codes is 'Codes for those who lost their device; ten for each person, each good once.';
comment on column recovery_codes.hash is 'SHA-256 of the code, which has 120 random bits.';
comment on column recovery_codes.user_id is 'Whose it is.';
comment on column recovery_codes.used_at is 'When it was used.';

create table used_challenges (
  hash bytea primary key,
  at timestamptz not null default now()
);

create index used_challenges_at on used_challenges (at);

comment on table used_challenges is 'Challenges that a passkey answered: none is taken twice. Swept once they have expired.';
comment on column used_challenges.hash is 'SHA-256 of the challenge.';
comment on column used_challenges.at is 'When it was answered.';

create table pending_sign_ins (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  password_version integer not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index pending_sign_ins_user_id on pending_sign_ins (user_id);
create index pending_sign_ins_expires_at on pending_sign_ins (expires_at);

comment on table pending_sign_ins is 'Sign-ins with the right password that wait for the second factor; they open nothing.';
comment on column pending_sign_ins.hash is 'SHA-256 of what the browser continues with.';
comment on column pending_sign_ins.user_id is 'Who signs in.';
comment on column pending_sign_ins.password_version is 'Of the password that was checked: a new one in the meantime ends it.';
comment on column pending_sign_ins.tries is 'How many wrong second factors were sent.';
comment on column pending_sign_ins.created_at is 'When the password was checked.';
comment on column pending_sign_ins.expires_at is 'Until when it can be continued.';

alter table sessions
  add column factors text[] not null default '{password}',
  add column confirmed_at timestamptz not null default now();

comment on column sessions.factors is 'What the person proved: password, passkey, totp, recovery.';
comment on column sessions.confirmed_at is 'When they last proved that it is them, at sign-in or since.';

alter table organizations
  add column second_factor_from timestamptz,
  add column second_factor_begun_at timestamptz;

comment on column organizations.second_factor_from is 'From when on nobody acts in it without a second factor; none: not required.';
comment on column organizations.second_factor_begun_at is 'When that time had come and weaker access was ended.';
