create table email_changes (
  user_id uuid not null references users on delete cascade,
  number int not null,
  old_email text not null,
  new_email text not null,
  profile_ids uuid[] not null,
  code_hash bytea unique,
  code_until timestamptz not null,
  undo_hash bytea not null unique,
  undo_until timestamptz not null,
  asked_at timestamptz not null default now(),
  changed_at timestamptz,
  primary key (user_id, number),
  constraint email_changes_to_another check (new_email <> old_email),
  constraint email_changes_email_length check (
    char_length(old_email) between 3 and 254 and char_length(new_email) between 3 and 254
  ),
  constraint email_changes_hashes_are_sha256 check (
    octet_length(code_hash) = 32 and octet_length(undo_hash) = 32
  ),
  constraint email_changes_wait_or_are_done check (code_hash is null or changed_at is null)
);

create unique index email_changes_one_waits on email_changes (user_id) where code_hash is not null;
create index email_changes_from on email_changes (old_email) where changed_at is not null;
create index email_changes_undo_until on email_changes (undo_until);

comment on table email_changes is 'Changes of the addresses that people sign in with: one that waits for its code, and those that their old addresses can still undo.';
comment on column email_changes.user_id is 'Whose address it is.';
comment on column email_changes.number is 'Their order: greater than that of all that the person asked for before.';
comment on column email_changes.old_email is 'The address they signed in with when it was asked for; once changed, nobody else gets it until undo_until.';
comment on column email_changes.new_email is 'The address they want to sign in with.';
comment on column email_changes.profile_ids is 'Their profiles that are to be known by it, too; once changed, those that are.';
comment on column email_changes.code_hash is 'SHA-256 of the code that was mailed to the new address; null once it was used, withdrawn or replaced.';
comment on column email_changes.code_until is 'From when on that code no longer works.';
comment on column email_changes.undo_hash is 'SHA-256 of the code that was mailed to the old address, which undoes this change and all later ones.';
comment on column email_changes.undo_until is 'From when on that code no longer works: 72 hours after it was asked for, or after it was changed.';
comment on column email_changes.asked_at is 'When it was asked for.';
comment on column email_changes.changed_at is 'When the new address was proved and took the place of the old one.';
