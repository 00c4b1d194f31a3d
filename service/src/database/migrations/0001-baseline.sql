-- The schema of 0.1.0, the first version that can be upgraded. It's never changed: later changes are new files (docs/decisions/090).
-- Folded from the migrations of development versions. Areas are those of database/tables/.

-- --- Searching and shared functions --------------------------------------------------------------------------------

-- Trusted since PostgreSQL 13: a role that may create in the database may create it, a superuser or not.
create extension if not exists pg_trgm;

-- Where an application's answers go says which sites it stands for.
create function origins_of(addresses text[]) returns text[]
  language sql immutable strict parallel safe
  return (select coalesce(array_agg(substring(address from '^https?://[^/?]+')), '{}')
    from unnest(addresses) as address);

-- Names without accents are recognized by their length in bytes and skip the slower path. The function isn't strict, so that
-- PostgreSQL can inline it.
create function searched_as(words text) returns text
  language sql immutable parallel safe
  return ' ' || lower(case when octet_length(words) = char_length(words) then words
    else regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g') end);
comment on function searched_as(text) is 'A text as it is searched: in lower case, without accents, with a space before every word.';

-- One or two letters stand at the beginning of a word, where the index knows them too; more stand anywhere.
create function search_pattern(word text) returns text
  language sql immutable strict parallel safe
  return (select case when char_length(folded) < 4 then '% ' else '%' end
    || regexp_replace(substr(folded, 2), '([\\%_])', '\\\1', 'g') || '%' from searched_as(word) as folded);
comment on function search_pattern(text) is 'What `searched_as` is compared with by `like`, of one word that somebody looks for.';

create function effective_role(roles text[]) returns text
  language sql immutable strict parallel safe
  return case when 'owner' = any (roles) then 'owner' when 'admin' = any (roles) then 'admin'
    when 'member' = any (roles) then 'member' else 'contact' end;
comment on function effective_role(text[]) is 'The highest of somebody''s roles, which is the one that counts.';

-- --- Accounts ------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  password_hash bytea,
  email_verified_at timestamptz,
  sign_up_cookie_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  password_version integer not null default 1,
  second_factor boolean not null default false,
  webauthn_handle bytea unique,
  recovery_kept_at timestamptz,
  deleted_at timestamptz,
  removed_from timestamptz,
  removed_at timestamptz,
  disabled_at timestamptz,
  removal_told_at timestamptz,
  constraint users_email_is_lower_case check (email = lower(email)),
  constraint users_email_length check (char_length(email) between 3 and 254),
  constraint users_first_name_length check (char_length(first_name) between 1 and 100),
  constraint users_last_name_length check (char_length(last_name) between 1 and 100),
  constraint users_sign_up_cookie_hash_is_sha256 check (octet_length(sign_up_cookie_hash) = 32),
  constraint users_sign_up_cookie_until_verified check (sign_up_cookie_hash is null or email_verified_at is null)
);

create index users_unverified on users (created_at) where email_verified_at is null;
create index users_to_be_removed on users (removed_from) where removed_from is not null and removed_at is null;

comment on table users is 'People who have an account.';
comment on column users.id is 'Random UUID, made by the service.';
comment on column users.email is 'The address they sign in with, in lower case.';
comment on column users.first_name is 'As they wrote it.';
comment on column users.last_name is 'As they wrote it.';
comment on column users.password_hash is 'Argon2id in PHC form, with its parameters and salt, encrypted with a key that is not in the database. None once the person signs in with passkeys alone.';
comment on column users.email_verified_at is 'When they proved that the address is theirs; null until then.';
comment on column users.sign_up_cookie_hash is 'SHA-256 of the cookie of the browser that signed up; null once the address is verified.';
comment on column users.created_at is 'When they signed up.';
comment on column users.updated_at is 'When name, address or password last changed.';
comment on column users.password_version is 'Grows with every new password, and not when the same one is hashed or encrypted anew.';
comment on column users.second_factor is 'Whether a password alone no longer signs in: the person has a passkey or an authenticator app, and another way beside it for when that is lost.';
comment on column users.webauthn_handle is 'By which passkeys know the person: 32 random bytes, neither the id nor the address.';
comment on column users.recovery_kept_at is 'When the person said that they kept their recovery codes.';
comment on column users.deleted_at is 'When they deleted their account; null as long as they have not, and once they kept it.';
comment on column users.removed_from is 'From when on it is removed for good; until then they can keep it.';
comment on column users.removed_at is 'When all that was known of them was removed; what is left of the row stands for a former member.';
comment on column users.disabled_at is 'From when on they can neither sign in nor have anything act for them, by a command of an operator; null once they can again.';
comment on column users.removal_told_at is 'When the last letter was written, which says that the account is removed: it leaves first.';

create table codes (
  hash bytea primary key,
  purpose text not null,
  user_id uuid not null references users on delete cascade,
  profile_id uuid,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint codes_email_length check (char_length(email) between 3 and 254),
  constraint codes_expire_later check (expires_at > created_at),
  constraint codes_hash_is_sha256 check (octet_length(hash) = 32),
  constraint codes_of_a_profile check ((purpose = 'verify_profile_email') = (profile_id is not null)),
  constraint codes_purpose_known check (purpose in ('verify_email', 'reset_password', 'verify_profile_email'))
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

create table email_changes (
  user_id uuid not null references users on delete cascade,
  number integer not null,
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
  constraint email_changes_email_length
    check (char_length(old_email) between 3 and 254 and char_length(new_email) between 3 and 254),
  constraint email_changes_hashes_are_sha256 check (octet_length(code_hash) = 32 and octet_length(undo_hash) = 32),
  constraint email_changes_to_another check (new_email <> old_email),
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

create function find_profiles_of_user() returns trigger language plpgsql as $$
begin
  -- By the trigger above.
  update profiles set email = email where user_id = new.id;
  return null;
end
$$;

create trigger users_found_by after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function find_profiles_of_user();

-- --- Organizations -------------------------------------------------------------------------------------------------

create table organizations (
  id uuid primary key,
  name text not null,
  description text not null default '',
  address text not null default '',
  email text not null default '',
  city text not null default '',
  state text not null default '',
  zipcode text not null default '',
  timezone text not null default '',
  country text not null default 'US',
  findable boolean not null default true,
  member_count integer not null default 0,
  activity_count bigint not null default 0,
  activity_head bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  second_factor_from timestamptz,
  second_factor_begun_at timestamptz,
  member_approvals text not null default 'any',
  deleted_at timestamptz,
  removed_from timestamptz,
  activity_years integer,
  devices_erased_to bigint not null default 0,
  constraint organizations_activity_years_positive check (activity_years > 0),
  constraint organizations_country_known check (country in ('US', 'CA')),
  constraint organizations_description_length check (char_length(description) <= 1000),
  constraint organizations_member_approvals_known check (member_approvals in ('any', 'authorized')),
  constraint organizations_member_count_not_negative check (member_count >= 0),
  constraint organizations_name_length check (char_length(name) between 1 and 100)
);

create index organizations_removed_from on organizations (removed_from) where removed_from is not null;

comment on table organizations is 'What people belong to through profiles.';
comment on column organizations.id is 'Random UUID, made by the service.';
comment on column organizations.name is 'Its name.';
comment on column organizations.description is 'What it is, in its own words.';
comment on column organizations.address is 'Street and number.';
comment on column organizations.email is 'Where it can be reached; not used to sign in.';
comment on column organizations.city is 'City.';
comment on column organizations.state is 'State, or province in Canada: its two letters.';
comment on column organizations.zipcode is 'Zip code, or postal code in Canada.';
comment on column organizations.timezone is 'IANA name of its time zone.';
comment on column organizations.country is 'US or CA: decides labels, lists and the display language.';
comment on column organizations.findable is 'Whether owners of networks may find it by the address of somebody who manages it.';
comment on column organizations.member_count is 'Number of its profiles, kept by the transactions that write them.';
comment on column organizations.activity_count is 'Number of its activity rows: the position of the newest one.';
comment on column organizations.activity_head is 'Hash of its newest activity row, which the next one carries on.';
comment on column organizations.created_at is 'When it was created.';
comment on column organizations.updated_at is 'When its details were last changed.';
comment on column organizations.second_factor_from is 'From when on nobody acts in it without a second factor; none: not required.';
comment on column organizations.second_factor_begun_at is 'When that time had come and weaker access was ended.';
comment on column organizations.member_approvals is 'Which applications its people may approve: any, or only those that it authorized or owns.';
comment on column organizations.deleted_at is 'When an owner deleted it; any owner can restore it until it is removed. Null for one that goes on.';
comment on column organizations.removed_from is 'From when on it is removed for good.';
comment on column organizations.activity_years is 'After so many years its activity is removed; null where it is kept for ever.';
comment on column organizations.devices_erased_to is 'Up to this position of its activity, addresses and agents were erased because of their age.';

create table profiles (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  email text not null,
  email_proven boolean not null default false,
  pending_email text,
  roles text[] not null,
  founder boolean not null default false,
  created_at timestamptz not null default now(),
  second_factor boolean not null default false,
  suspended_at timestamptz,
  found_by text not null default '',
  allowed_at timestamptz,
  allowed_by uuid,
  constraint profiles_once_per_organization unique (user_id, organization_id),
  constraint profiles_email_lower_case check (email = lower(email)),
  constraint profiles_have_a_role check (cardinality(roles) > 0),
  constraint profiles_roles_known check (roles <@ array['member', 'admin', 'owner', 'contact'])
);

create index profiles_of_a_user on profiles (user_id, created_at desc, id desc);
create index profiles_by_email on profiles (email);
create index profiles_owners on profiles (organization_id) where 'owner' = any (roles);
-- Who manages an organization is written to about its networks; members can be very many.
create index profiles_managers on profiles (organization_id) where roles && array['admin', 'owner'];
create unique index profiles_one_founder on profiles (organization_id) where founder;
create index profiles_without_second_factor
  on profiles (organization_id, created_at desc, id desc) where not second_factor;
-- Contacts are counted apart from everybody else; members can be very many.
create index profiles_contacts
  on profiles (organization_id, created_at desc, id desc) where not roles && array['member', 'admin', 'owner'];
create index profiles_searched on profiles using gin (found_by gin_trgm_ops);
create index profiles_by_name on profiles (organization_id, found_by, id);
create index profiles_by_role
  on profiles (organization_id, effective_role(roles), created_at desc, id desc);
-- Members by time of joining, with what they are found by: whoever looks for a frequent name walks the index alone.
create index profiles_listed
  on profiles (organization_id, created_at desc, id desc) include (found_by);

comment on table profiles is 'A person''s place in one organization.';
comment on column profiles.id is 'Random UUID, made by the service.';
comment on column profiles.user_id is 'Whose it is.';
comment on column profiles.organization_id is 'Where it is.';
comment on column profiles.email is 'The address the organization knows the person by.';
comment on column profiles.email_proven is 'Whether the person proved that it is theirs; unproven, it opens nothing and gets no mail.';
comment on column profiles.pending_email is 'A new address that waits for its code.';
comment on column profiles.roles is 'member, admin, owner or contact; the highest counts.';
comment on column profiles.founder is 'Whether the organization was made with it.';
comment on column profiles.created_at is 'When the person joined.';
comment on column profiles.second_factor is 'That of its person, noted here by the same transaction: an organization can have very many members, and lists those without.';
comment on column profiles.suspended_at is 'Since when the person can do nothing there; their roles are kept. Null for everybody else.';
comment on column profiles.found_by is 'Name and address as members are searched and sorted by; kept by the database, whoever changes either.';
comment on column profiles.allowed_at is 'When its roles were last changed; null: not since the person came.';
comment on column profiles.allowed_by is 'The profile that changed its roles or invited the person; it may be gone. Null where an operator did, and for founders and contacts.';

create table contacts (
  profile_id uuid primary key references profiles on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid,
  at timestamptz not null default now()
);

create index contacts_of_an_organization on contacts (organization_id);
create index contacts_of_an_application on contacts (application_id);

comment on table contacts is 'Who came to an organization by approving an application. A contact ends with the last approval.';
comment on column contacts.profile_id is 'Their place in it.';
comment on column contacts.organization_id is 'That of the profile.';
comment on column contacts.application_id is 'The application that they approved first; null once that is gone.';
comment on column contacts.at is 'When they first approved it.';

-- The 30 days are counted from the moment in which an organization is deleted, not from when the transaction began that does
-- it: one that was kept open for long would have them behind it.
create function note_activity_end() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.deleted_at is null or new.removed_from is null then
    delete from public.activity_ends where organization_id = new.id;
  else
    insert into public.activity_ends values (new.id, clock_timestamp() + interval '30 days')
    on conflict (organization_id) do nothing;
  end if;
  return null;
end
$$;
revoke execute on function note_activity_end() from public;
comment on function note_activity_end() is 'Notes when the activity of an organization can be removed, whoever deletes or restores it.';

create trigger organizations_note_activity_end
  after update of deleted_at, removed_from on organizations
  for each row execute function note_activity_end();

-- With the memberships locked, in one order; who deletes the organization has done that before. Whoever changes one meanwhile is
-- either before this, and found so here, or after it, and finds the organization deleted.
create function note_deletion_in_networks() returns trigger language plpgsql as $$
begin
  insert into network_changes (network_id, organization_id, organization_name, before, after, deletion)
  select m.network_id, new.id, new.name,
    case when new.deleted_at is not null then m.shares end,
    case when new.deleted_at is null then m.shares end,
    true
  from network_members m
  where m.organization_id = new.id and m.accepted_at is not null
  order by m.network_id
  for no key update;
  return null;
end
$$;
comment on function note_deletion_in_networks() is 'Keeps when an organization was deleted or restored, for the history of the networks it is in.';

create trigger organizations_note_deletion_in_networks
  after update of deleted_at on organizations
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
  execute function note_deletion_in_networks();

-- No longer than an index takes, whatever letters come apart. A restored row comes before its person, and has it.
create function find_profile_by() returns trigger language plpgsql as $$
begin
  new.found_by := coalesce((
    select left(searched_as(first_name || ' ' || last_name || ' ' || new.email), 400)
    from users where id = new.user_id), new.found_by);
  return new;
end
$$;

create trigger profiles_found_by before insert or update of email on profiles
  for each row execute function find_profile_by();

-- --- Members -------------------------------------------------------------------------------------------------------

create table invitations (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  email text not null,
  roles text[] not null,
  code_hash bytea not null,
  invited_by uuid references profiles on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  declined_at timestamptz,
  allowed_at timestamptz,
  constraint invitations_answered_once check (accepted_at is null or declined_at is null),
  constraint invitations_code_is_sha256 check (octet_length(code_hash) = 32),
  constraint invitations_email_lower_case check (email = lower(email)),
  constraint invitations_have_a_role check (cardinality(roles) > 0),
  constraint invitations_roles_known check (roles <@ array['member', 'admin', 'owner'])
);

-- One open invitation per organization and address; an expired one is removed before the next.
create unique index invitations_open_once on invitations (organization_id, email)
  where accepted_at is null and declined_at is null;
create unique index invitations_by_code on invitations (code_hash);
create index invitations_of_an_organization on invitations (organization_id, created_at desc, id desc)
  where accepted_at is null and declined_at is null;
create index invitations_to_an_address on invitations (email, created_at desc)
  where accepted_at is null and declined_at is null;
-- Profiles and users that end are taken out of their invitations without reading the whole table.
create index invitations_of_an_inviter on invitations (invited_by);
create index invitations_accepted_by on invitations (accepted_by) where accepted_by is not null;
-- Answered ones too go with their organization, and with whom they were to.
create index invitations_by_organization on invitations (organization_id);
create index invitations_by_email on invitations (email);
-- Open invitations by the highest role they give: who is invited is counted without reading all of them.
create index invitations_by_role on invitations (organization_id, effective_role(roles))
  where accepted_at is null and declined_at is null;
create index invitations_accepted on invitations (accepted_at) where accepted_at is not null;
create index invitations_declined on invitations (declined_at) where declined_at is not null;

comment on table invitations is 'Invitations of people into organizations.';
comment on column invitations.id is 'Random UUID, made by the service; not a credential.';
comment on column invitations.organization_id is 'Where it leads.';
comment on column invitations.email is 'Whom it was sent to.';
comment on column invitations.roles is 'What the person becomes.';
comment on column invitations.code_hash is 'SHA-256 of the code in the mailed link.';
comment on column invitations.invited_by is 'The profile that sent it; null once that is gone, of what was answered by then.';
comment on column invitations.created_at is 'When it was sent first.';
comment on column invitations.expires_at is 'Until when it can be accepted; sending again renews it.';
comment on column invitations.accepted_at is 'When it was accepted.';
comment on column invitations.accepted_by is 'Who accepted it.';
comment on column invitations.declined_at is 'When it was declined.';
comment on column invitations.allowed_at is 'When its roles were last changed or it was sent again; null: not since it was first sent.';

-- --- Session -------------------------------------------------------------------------------------------------------

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  cookie_hash bytea,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  agent text not null,
  address inet not null,
  browser_hash bytea,
  factors text[] not null default '{password}',
  confirmed_at timestamptz not null default now(),
  device_id uuid,
  constraint sessions_agent_length check (char_length(agent) <= 512),
  constraint sessions_browser_hash_is_sha256 check (octet_length(browser_hash) = 32),
  constraint sessions_cookie_hash_is_sha256 check (octet_length(cookie_hash) = 32),
  constraint sessions_last_a_day check (expires_at > created_at and expires_at <= created_at + interval '24 hours')
);

-- Without last_seen_at, which changes every minute: a look then writes the row alone, no index.
create index sessions_of_a_user on sessions (user_id);
create unique index sessions_by_browser on sessions (browser_hash) where browser_hash is not null;

comment on table sessions is 'Sign-ins that have not ended; signing out deletes the row.';
comment on column sessions.id is 'Random UUID, made by the service.';
comment on column sessions.user_id is 'Who signed in.';
comment on column sessions.cookie_hash is 'SHA-256 of the browser''s half; null for callers that are no browser.';
comment on column sessions.created_at is 'When they signed in.';
comment on column sessions.last_seen_at is 'About when it was last used.';
comment on column sessions.expires_at is 'When it ends whatever happens: at most 24 hours after it began.';
comment on column sessions.agent is 'The User-Agent header at sign-in, cut to 512 characters.';
comment on column sessions.address is 'The IP address at sign-in.';
comment on column sessions.browser_hash is 'SHA-256 of the cookie that comes along when an application sends the browser here; it opens nothing of the API.';
comment on column sessions.factors is 'What the person proved: password, passkey, totp, recovery.';
comment on column sessions.confirmed_at is 'When they last proved that it is them, at sign-in or since.';
comment on column sessions.device_id is 'The browser it was begun in; null for callers that are no browser. No foreign key, because browsers are forgotten.';

create table tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  profile_id uuid references profiles on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  constraint tokens_expire_later check (expires_at > created_at),
  constraint tokens_hash_is_sha256 check (octet_length(hash) = 32),
  constraint tokens_kind_known check (kind in ('user', 'profile')),
  constraint tokens_of_a_profile check ((kind = 'profile') = (profile_id is not null))
);

create index tokens_of_a_session on tokens (session_id);
create index tokens_of_profile on tokens (profile_id) where profile_id is not null;
create index tokens_by_expiry on tokens (expires_at);

comment on table tokens is 'Bearer tokens; each lives no longer than its session.';
comment on column tokens.hash is 'SHA-256 of the token; the token itself is nowhere stored.';
comment on column tokens.session_id is 'The sign-in it belongs to and ends with.';
comment on column tokens.profile_id is 'The profile that a profile token acts under.';
comment on column tokens.kind is 'What it speaks for: user.';
comment on column tokens.created_at is 'When it was given out.';
comment on column tokens.expires_at is 'From when it no longer works.';
comment on column tokens.confirmed_at is 'When whoever holds it proved that it is them; null in a browser, whose cookie all its tokens need: there that of the session counts.';

create table devices (
  hash bytea not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id uuid not null default gen_random_uuid(),
  primary key (hash, user_id),
  constraint devices_expire_later check (expires_at > created_at),
  constraint devices_hash_is_sha256 check (octet_length(hash) = 32)
);

create index devices_of_a_user on devices (user_id);
create index devices_by_expiry on devices (expires_at);

comment on table devices is 'Browsers in which somebody signed in before: their wrong guesses are counted apart from those of strangers.';
comment on column devices.hash is 'SHA-256 of the cookie that the browser holds; another one after each sign-in.';
comment on column devices.user_id is 'Who signed in there; one browser may know several people.';
comment on column devices.created_at is 'When they first did.';
comment on column devices.expires_at is 'From when the browser is a stranger''s again.';
comment on column devices.id is 'Random UUID: the same while its cookie changes.';

create table session_applications (
  session_id uuid not null references sessions on delete cascade,
  application_id uuid not null,
  approval_id uuid not null,
  sid text not null,
  used_at timestamptz not null default now(),
  primary key (session_id, application_id)
);

create index session_applications_of_an_application on session_applications (application_id);
create index session_applications_of_an_approval on session_applications (approval_id);

comment on table session_applications is 'Applications that a person signed in to during a session, and which hear of its end.';
comment on column session_applications.session_id is 'The session of the console.';
comment on column session_applications.application_id is 'Which application.';
comment on column session_applications.approval_id is 'The approval that was last used for it in this session.';
comment on column session_applications.sid is 'What the application knows the session by: random, so that two applications cannot compare.';
comment on column session_applications.used_at is 'When the person last came from it or went to it.';

create table logout_notices (
  id uuid primary key,
  application_id uuid not null,
  user_id uuid not null references users on delete cascade,
  sid text not null,
  created_at timestamptz not null default now()
);

create index logout_notices_of_an_application on logout_notices (application_id);
create index logout_notices_of_a_user on logout_notices (user_id);

comment on table logout_notices is 'Applications that have yet to be told that a session ended; a job of the same id tells them.';
comment on column logout_notices.id is 'Also of the job.';
comment on column logout_notices.application_id is 'Which application is told, at the address that it has registered by then.';
comment on column logout_notices.user_id is 'Whose session it was.';
comment on column logout_notices.sid is 'What the application knew the session by.';
comment on column logout_notices.created_at is 'When the session ended.';

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

create table known_networks (
  user_id uuid not null references users on delete cascade,
  network inet not null,
  agent text not null,
  expires_at timestamptz not null,
  primary key (user_id, network, agent),
  constraint known_networks_agent_length check (char_length(agent) <= 100)
);

create index known_networks_by_expiry on known_networks (expires_at);

comment on table known_networks is 'From where people signed in before: who does so from elsewhere is told to them.';
comment on column known_networks.user_id is 'Who signed in.';
comment on column known_networks.network is 'The first 24 bits of an IPv4 address, the first 48 of an IPv6 one.';
comment on column known_networks.agent is 'Of programs, which no cookie tells apart, what they are; empty for browsers.';
comment on column known_networks.expires_at is 'From when it is new again.';

create table told_sign_ins (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  device_id uuid,
  network inet not null,
  agent text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint told_sign_ins_hash_is_sha256 check (octet_length(hash) = 32)
);

create index told_sign_ins_of_a_user on told_sign_ins (user_id);
create index told_sign_ins_by_expiry on told_sign_ins (expires_at);

comment on table told_sign_ins is 'Sign-ins from new places that were told by mail, for whoever says that one was not theirs.';
comment on column told_sign_ins.hash is 'SHA-256 of the code that the mail carried.';
comment on column told_sign_ins.user_id is 'Who was told.';
comment on column told_sign_ins.device_id is 'The browser that signed in; null for callers that are no browser.';
comment on column told_sign_ins.network is 'The network that it came from.';
comment on column told_sign_ins.agent is 'As in known_networks.';
comment on column told_sign_ins.created_at is 'When it was, as its session has it.';
comment on column told_sign_ins.expires_at is 'Until when it can be said.';

-- --- Factors -------------------------------------------------------------------------------------------------------

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
  constraint passkeys_name_length check (length(name) between 1 and 100),
  constraint passkeys_public_key_length check (octet_length(public_key) <= 4096)
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

-- --- Second factor -------------------------------------------------------------------------------------------------

create table second_factor_waves (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  kind text not null,
  required_from timestamptz,
  due_at timestamptz not null,
  after_at timestamptz,
  after_profile uuid,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  constraint second_factor_waves_kind_known check (kind in ('announced', 'begun', 'lifted'))
);

create index second_factor_waves_organization_id on second_factor_waves (organization_id);
create index second_factor_waves_due on second_factor_waves (due_at) where done_at is null;

comment on table second_factor_waves is 'Letters to the people of an organization about its rule on second factors, and what ends with it; worked through by steps.';
comment on column second_factor_waves.id is 'Random UUID.';
comment on column second_factor_waves.organization_id is 'Whose rule it is.';
comment on column second_factor_waves.kind is 'announced: some days before; begun: when the time has come; lifted: when it is required no more.';
comment on column second_factor_waves.required_from is 'The time that the letters name; none once it was lifted.';
comment on column second_factor_waves.due_at is 'From when on it is worked through.';
comment on column second_factor_waves.after_at is 'When the last person who was looked at joined: the next step goes on after them.';
comment on column second_factor_waves.after_profile is 'The profile of that person; it may be gone by now.';
comment on column second_factor_waves.done_at is 'When everybody had been looked at, or there was nothing left to tell.';
comment on column second_factor_waves.created_at is 'When it was planned.';

create table second_factor_resets (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null unique,
  reminder_hash bytea unique,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz
);

create index second_factor_resets_due_at on second_factor_resets (due_at);

comment on table second_factor_resets is 'Second factors that whoever runs this service will remove, because somebody lost theirs; deleted once it is done or was stopped.';
comment on column second_factor_resets.user_id is 'Whose second factor it is.';
comment on column second_factor_resets.code_hash is 'SHA-256 of the code in the first letter, which stops it.';
comment on column second_factor_resets.reminder_hash is 'SHA-256 of the code in the second letter, which stops it too.';
comment on column second_factor_resets.asked_at is 'When it was asked for.';
comment on column second_factor_resets.due_at is 'When it will be done, unless somebody stops it.';
comment on column second_factor_resets.reminded_at is 'When the second letter was written.';

-- --- Activity ------------------------------------------------------------------------------------------------------

create table account_activity (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  user_id uuid not null references users on delete cascade,
  session_id uuid,
  address inet,
  agent text,
  application text,
  constraint account_activity_agent_length check (char_length(agent) <= 512),
  constraint account_activity_kind_length check (char_length(kind) between 1 and 64)
);

create index account_activity_of_a_user on account_activity (user_id, at desc, id desc);
-- Those that still have something to erase, the oldest first.
create index account_activity_with_device
  on account_activity (at) where address is not null or agent is not null;
-- For the sweep.
create index account_activity_by_time on account_activity (at);

comment on table account_activity is 'What happened to an account, for its owner to see; it goes with the account, or after two years.';
comment on column account_activity.id is 'Random UUID, made by the service.';
comment on column account_activity.at is 'When it happened; the clock, not the transaction, so that what one transaction records keeps its order.';
comment on column account_activity.kind is 'What happened.';
comment on column account_activity.user_id is 'Whose account it concerns.';
comment on column account_activity.session_id is 'The sign-in it was done in; no foreign key, because sign-ins end.';
comment on column account_activity.address is 'The IP address it came from, where there was one.';
comment on column account_activity.agent is 'The User-Agent header, cut to 512 characters, where there was one.';
comment on column account_activity.application is 'The application it was about, by its name of then; null where it was about none.';

-- No row of a chain ends with something else: who removes a person or an organization must come here first.
create table organization_activity (
  id uuid primary key,
  organization_id uuid not null references organizations on delete restrict,
  position bigint not null,
  at timestamptz not null,
  kind text not null,
  author text not null,
  user_id uuid references users on delete restrict,
  profile_id uuid,
  other_id uuid,
  other_name text,
  detail jsonb not null,
  words jsonb,
  words_salt bytea,
  words_commitment bytea,
  address inet,
  agent text,
  device_salt bytea,
  device_commitment bytea,
  previous_hash bytea,
  hash bytea not null,
  constraint organization_activity_in_order unique (organization_id, "position"),
  constraint organization_activity_agent_length check (char_length(agent) <= 512),
  constraint organization_activity_author_known
    check (author in ('person', 'organization', 'application', 'directory', 'command', 'system')),
  constraint organization_activity_detail_is_object check (jsonb_typeof(detail) = 'object'),
  constraint organization_activity_kind_length check (char_length(kind) between 1 and 64),
  constraint organization_activity_words_are_object check (jsonb_typeof(words) = 'object')
);

create index organization_activity_of_a_user on organization_activity (user_id)
  where user_id is not null;
-- Where somebody's address stands, so that it can be erased with them.
create index organization_activity_email
  on organization_activity ((words ->> 'email')) where words_salt is not null and words ? 'email';
create index organization_activity_new_email
  on organization_activity ((words ->> 'newEmail')) where words_salt is not null and words ? 'newEmail';
-- Activity is read by kind, by time and by what else than a person did it; without these a seldom one is looked for
-- in all rows of its organization.
create index organization_activity_by_kind
  on organization_activity (organization_id, kind, position);
create index organization_activity_by_time
  on organization_activity (organization_id, at, position);
create index organization_activity_by_other
  on organization_activity (organization_id, other_id, position) where other_id is not null;

comment on table organization_activity is 'What happened in an organization: a chain of rows, each with the hash of the one before it. Only personal parts are ever changed: erased, by docs/decisions/020.';
comment on column organization_activity.id is 'Random UUID, made by the service.';
comment on column organization_activity.organization_id is 'The organization it happened in.';
comment on column organization_activity.position is 'Its place in the organization''s chain, counted from 1.';
comment on column organization_activity.at is 'When it happened; the clock, not the transaction, cut to milliseconds.';
comment on column organization_activity.kind is 'What happened.';
comment on column organization_activity.author is 'What did it: person, organization (another one), application, directory, command or system.';
comment on column organization_activity.user_id is 'The person who did it; null for all other authors.';
comment on column organization_activity.profile_id is 'The profile acted under; no foreign key, because profiles end.';
comment on column organization_activity.other_id is 'The organization, application or directory that did it, or the application through which the person did; no foreign key, because they end.';
comment on column organization_activity.other_name is 'Its name at that time, or the name of the command.';
comment on column organization_activity.detail is 'What else is told of this kind, but for personal words; never a secret.';
comment on column organization_activity.words is 'Personal words of the detail: addresses of people. Null where the kind has none; its fields are null once erased.';
comment on column organization_activity.words_salt is 'Random, so that the commitment tells nothing once this is erased.';
comment on column organization_activity.words_commitment is 'SHA-256 over salt and words: what the hash covers in their place.';
comment on column organization_activity.address is 'The IP address it came from; null where there was none or it was erased.';
comment on column organization_activity.agent is 'The User-Agent header, cut to 512 characters; null where there was none or it was erased.';
comment on column organization_activity.device_salt is 'As words_salt, for address and agent.';
comment on column organization_activity.device_commitment is 'As words_commitment, for address and agent; null where there was no device.';
comment on column organization_activity.previous_hash is 'Hash of the row before it in the organization; null for the first.';
comment on column organization_activity.hash is 'SHA-256 over the row and the hash before it: a changed row breaks the chain.';

create table activity_heads (
  organization_id uuid not null references organizations on delete restrict,
  position bigint not null,
  hash bytea not null,
  at timestamptz not null,
  key_id text not null,
  signature bytea not null,
  primary key (organization_id, position)
);

create index activity_heads_by_time on activity_heads (at);

comment on table activity_heads is 'Ends of chains as they were at a time, signed: what was signed cannot be rewritten without the key. After 90 days only the last of each 1,000 rows stays.';
comment on column activity_heads.organization_id is 'Whose chain.';
comment on column activity_heads.position is 'Position of the row that was the newest.';
comment on column activity_heads.hash is 'Its hash.';
comment on column activity_heads.at is 'When it was signed.';
comment on column activity_heads.key_id is 'Which key signed it: the first 16 digits of its fingerprint.';
comment on column activity_heads.signature is 'Ed25519, over the bytes that docs/decisions/020 describes.';

-- Goes with the organization, before which its chain must have gone by name.
create table activity_floors (
  organization_id uuid primary key references organizations on delete cascade,
  position bigint not null,
  hash bytea not null,
  before timestamptz not null,
  at timestamptz not null,
  key_id text not null,
  signature bytea not null,
  constraint activity_floors_position_counted check (position > 0)
);

comment on table activity_floors is 'Where a chain of activity begins that was cut: its last row that is gone, signed.';
comment on column activity_floors.organization_id is 'Whose chain; one floor each, which rises.';
comment on column activity_floors.position is 'Position of the last row that was removed: the chain goes on behind it.';
comment on column activity_floors.hash is 'Its hash, which the next row carries on.';
comment on column activity_floors.before is 'What happened before this time was removed.';
comment on column activity_floors.at is 'When it was signed.';
comment on column activity_floors.key_id is 'Which key signed it: the first 16 digits of its fingerprint.';
comment on column activity_floors.signature is 'Ed25519, over the bytes that docs/decisions/054 describes.';

-- From when on a chain can be removed with its organization: what the role that works cannot write itself. The time runs
-- while everybody sees that the organization was deleted, by the clock of the database, and ends with a restore.
create table activity_ends (
  organization_id uuid primary key references organizations on delete cascade,
  removable_from timestamptz not null
);

comment on table activity_ends is 'Chains of activity that end with their organizations, which were deleted.';
comment on column activity_ends.organization_id is 'Whose chain.';
comment on column activity_ends.removable_from is 'From when on its rows can be removed: 30 days after the organization was deleted.';

-- The one way in which rows of a chain go, for a role that may otherwise only add to it: up to a row that is older than
-- the organization's rule says, as all before it are, and never without a floor, which only rises. Whether that is
-- signed, check-activity tells.
create function cut_activity(floor activity_floors) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed bigint;
begin
  if not exists (
    select from public.organization_activity a join public.organizations o on o.id = a.organization_id
    where a.organization_id = floor.organization_id and a.position = floor.position
      and a.hash = floor.hash and a.at < now() - make_interval(years => o.activity_years)
  ) or exists (
    select from public.organization_activity a join public.organizations o on o.id = a.organization_id
    where a.organization_id = floor.organization_id and a.position <= floor.position
      and a.at >= now() - make_interval(years => o.activity_years)
  ) or exists (
    select from public.activity_floors f
    where f.organization_id = floor.organization_id and f.position >= floor.position
  ) then
    raise exception 'activity can be cut only up to a row that is older than its organization keeps'
      using errcode = 'insufficient_privilege';
  end if;
  insert into public.activity_floors values (floor.*)
  on conflict (organization_id) do update set
    position = excluded.position, hash = excluded.hash, before = excluded.before,
    at = excluded.at, key_id = excluded.key_id, signature = excluded.signature;
  delete from public.activity_heads
  where organization_id = floor.organization_id and position < floor.position;
  delete from public.organization_activity
  where organization_id = floor.organization_id and position <= floor.position;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function cut_activity(activity_floors) from public;
comment on function cut_activity(activity_floors) is 'Puts the floor of a chain where it is given, and removes what stands below it. Answers how many rows.';

-- The one way in which a chain goes as a whole, for a role that may otherwise only add to it: with an organization whose
-- days of grace are over, some rows at a time, what vouches for them first.
create function remove_activity(organization uuid, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  heads integer;
  rows integer;
begin
  if not exists (
    select from public.activity_ends where organization_id = organization and removable_from <= now()
  ) then
    raise exception 'activity can be removed only with an organization that was deleted 30 days ago'
      using errcode = 'insufficient_privilege';
  end if;
  delete from public.activity_heads where organization_id = organization and position <= (
    select max(position) from (
      select position from public.activity_heads
      where organization_id = organization order by position limit most) as next);
  get diagnostics heads = row_count;
  delete from public.organization_activity where organization_id = organization and position <= (
    select max(position) from (
      select position from public.organization_activity
      where organization_id = organization order by position limit most) as next);
  get diagnostics rows = row_count;
  return heads + rows;
end
$$;
revoke execute on function remove_activity(uuid, integer) from public;
comment on function remove_activity(uuid, integer) is 'Removes some rows of the activity of an organization that is being removed, and of its signed heads. Answers how many.';

create function remove_activity_of_account(account uuid, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed integer;
begin
  if not exists (
    select from public.users where id = account and removed_from <= clock_timestamp() and removed_at is null
  ) then
    raise exception 'activity of an account can be removed only with the account'
      using errcode = 'insufficient_privilege';
  end if;
  with batch as materialized (
    select id from public.account_activity where user_id = account limit most
  )
  delete from public.account_activity as a using batch where a.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_activity_of_account(uuid, integer) from public;
comment on function remove_activity_of_account(uuid, integer) is 'Removes activity of an account that is being removed. Answers how many rows.';

create function remove_old_account_activity(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed integer;
begin
  if before > now() - interval '730 days' then
    raise exception 'activity of accounts is kept for 730 days'
      using errcode = 'insufficient_privilege';
  end if;
  -- The last sign-in stays: it tells a place that is new from the first sign-in of all.
  with batch as materialized (
    select id from public.account_activity as a
    where at < before and (kind <> 'signed_in' or exists (
      select from public.account_activity as later
      where later.user_id = a.user_id and later.kind = 'signed_in' and (later.at, later.id) > (a.at, a.id)
    ))
    limit most
  )
  delete from public.account_activity as a using batch where a.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_old_account_activity(timestamptz, integer) from public;
comment on function remove_old_account_activity(timestamptz, integer) is 'Removes activity of accounts from before a time, but for the last sign-in of each. Answers how many rows.';

-- History has an end. The role that works only adds to these tables, so functions remove what is old, and refuse anything
-- younger than the period they name.
create function remove_old_heads(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed integer;
begin
  if before > now() - interval '90 days' then
    raise exception 'signed heads of activity are kept for 90 days'
      using errcode = 'insufficient_privilege';
  end if;
  -- A later head of the same 1,000 rows vouches for everything that this one did.
  with batch as materialized (
    select organization_id, position from public.activity_heads as head
    where at < before and exists (
      select from public.activity_heads as later
      where later.organization_id = head.organization_id and later.position > head.position
        and later.position <= ((head.position - 1) / 1000 + 1) * 1000
    )
    limit most
  )
  delete from public.activity_heads as head using batch
  where head.organization_id = batch.organization_id and head.position = batch.position;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_old_heads(timestamptz, integer) from public;
comment on function remove_old_heads(timestamptz, integer) is 'Removes signed heads from before a time that later ones vouch for. Answers how many.';

-- --- Applications --------------------------------------------------------------------------------------------------

create table applications (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  description text not null default '',
  scopes text[] not null,
  redirect_uris text[] not null default '{}',
  authorization_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null default 'web',
  post_logout_uris text[] not null default '{}',
  backchannel_logout_uri text,
  pkce_optional boolean not null default false,
  id_token_alg text not null default 'ES256',
  claims_in_id_token boolean not null default false,
  deleted_at timestamptz,
  removed_from timestamptz,
  stopped_at timestamptz,
  allowed_at timestamptz,
  allowed_by uuid,
  require_pkce boolean not null default false,
  constraint applications_authorization_count_not_negative check (authorization_count >= 0),
  constraint applications_description_length check (char_length(description) <= 1000),
  constraint applications_id_token_alg_known check (id_token_alg in ('ES256', 'RS256')),
  constraint applications_kind_known check (kind in ('web', 'single-page', 'native')),
  constraint applications_name_length check (char_length(name) between 1 and 100),
  constraint applications_post_logout_uris_few check (cardinality(post_logout_uris) <= 10),
  constraint applications_public_have_pkce check (kind = 'web' or not pkce_optional),
  constraint applications_redirect_uris_few check (cardinality(redirect_uris) <= 10)
);

create index applications_of_an_organization on applications (organization_id, created_at desc, id desc);
-- Asked without a sign-in, so by index.
create index applications_by_origin on applications using gin (origins_of(redirect_uris));
create index applications_removed_from on applications (removed_from) where removed_from is not null;
create index applications_stopped on applications (id) where stopped_at is not null;

comment on table applications is 'API clients that an organization registered.';
comment on column applications.id is 'Random UUID, made by the service; the client id of OAuth.';
comment on column applications.organization_id is 'Whose it is.';
comment on column applications.name is 'Its name, as people read it before they decide on it.';
comment on column applications.description is 'What it is for, in its owner''s words.';
comment on column applications.scopes is 'What it asks for now, in normal form: manage brings read along.';
comment on column applications.redirect_uris is 'Addresses its answers may go to, compared as exact strings.';
comment on column applications.authorization_count is 'Number of its authorizations, kept by the transactions that write them.';
comment on column applications.created_at is 'When it was registered.';
comment on column applications.updated_at is 'When its details, scopes or addresses were last changed.';
comment on column applications.kind is 'Where it runs, and so whether it can keep a secret: web can; single-page and native are public clients.';
comment on column applications.post_logout_uris is 'Addresses a browser may be sent to after signing out, compared as exact strings.';
comment on column applications.backchannel_logout_uri is 'Where it is told that a session ended; null where it does not want to know.';
comment on column applications.pkce_optional is 'Whether it may come without PKCE when it sends a nonce; for web applications only.';
comment on column applications.id_token_alg is 'How its ID tokens are signed.';
comment on column applications.claims_in_id_token is 'Whether claims about the person stand in the ID token too, not at the userinfo endpoint alone.';
comment on column applications.deleted_at is 'When somebody deleted it; it can be restored until it is removed. Null for one that works.';
comment on column applications.removed_from is 'From when on it is removed for good.';
comment on column applications.stopped_at is 'Since when it gets no token and nobody can let it do anything: it was deleted, or its organization was. Null for one that works.';
comment on column applications.allowed_at is 'When it was last let do more in its own organization; null: not since it was registered.';
comment on column applications.allowed_by is 'The profile that did so; it may be gone.';
comment on column applications.require_pkce is 'Whether the direct approval flow needs a code challenge too.';

create table application_keys (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  secret_hash bytea not null,
  sealed bytea not null,
  last4 text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  seen_recorded_from timestamptz not null default now(),
  constraint application_keys_hash_is_sha256 check (octet_length(secret_hash) = 32),
  constraint application_keys_last4_length check (char_length(last4) = 4)
);

create index application_keys_of_an_application on application_keys (application_id, created_at desc, id desc);

comment on table application_keys is 'Secrets that applications prove themselves with; at most two live ones each.';
comment on column application_keys.id is 'Random UUID, made by the service.';
comment on column application_keys.application_id is 'Whose it is.';
comment on column application_keys.secret_hash is 'SHA-256 of the secret, for checking it.';
comment on column application_keys.sealed is 'The secret for its owner''s screen: AES-256-GCM, with a key that is not in the database.';
comment on column application_keys.last4 is 'Last four characters, to tell two secrets apart.';
comment on column application_keys.created_at is 'When it was made.';
comment on column application_keys.expires_at is 'When it ends because a newer one took its place; null for the one in use.';
comment on column application_keys.seen_recorded_from is 'From when on it is recorded who saw it; later than created_at where it is older than this record.';

create table keys_seen (
  key_id uuid not null references application_keys on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  at timestamptz not null default now(),
  primary key (key_id, user_id)
);

create index keys_seen_by_a_user on keys_seen (user_id);

comment on table keys_seen is 'Who saw which secret of an application: they still know it when they have left.';
comment on column keys_seen.key_id is 'The secret; what is known of it goes with it.';
comment on column keys_seen.user_id is 'Who saw it.';
comment on column keys_seen.name is 'What they were called then: what they are called once they left is not for the organization to know.';
comment on column keys_seen.at is 'When they last saw it.';

-- --- Authorizations ------------------------------------------------------------------------------------------------

create table authorizations (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  scopes text[] not null,
  refused_scopes text[] not null default '{}',
  granted_by uuid references profiles on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  allowed_at timestamptz,
  constraint authorizations_once_per_pair unique (organization_id, application_id)
);

create index authorizations_of_an_organization on authorizations (organization_id, created_at desc, id desc);
create index authorizations_of_an_application on authorizations (application_id, created_at desc, id desc);
-- A profile that ends lets go of its authorizations without reading the whole table.
create index authorizations_granted_by on authorizations (granted_by) where granted_by is not null;

comment on table authorizations is 'What organizations let applications of other organizations do on their behalf.';
comment on column authorizations.id is 'Random UUID, made by the service.';
comment on column authorizations.application_id is 'Which application.';
comment on column authorizations.organization_id is 'On whose behalf.';
comment on column authorizations.scopes is 'What was granted; it never grows without a decision of the organization.';
comment on column authorizations.refused_scopes is 'What was asked for in addition and refused, so that nobody is asked again.';
comment on column authorizations.granted_by is 'The profile that authorized it, or granted more since; null once it has ended.';
comment on column authorizations.created_at is 'When it was authorized.';
comment on column authorizations.updated_at is 'When its scopes were last decided on.';
comment on column authorizations.allowed_at is 'When more was granted; null: not since it was authorized.';

create table application_requests (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid not null references applications on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid references profiles on delete set null,
  note text not null default '',
  constraint application_requests_answer_known check (answer in ('authorized', 'declined')),
  constraint application_requests_answered check ((answer is null) = (answered_at is null))
);

create unique index application_requests_once_while_open on application_requests (profile_id, application_id)
  where answered_at is null;
create index application_requests_of_an_organization
  on application_requests (organization_id, (answered_at is not null), created_at desc, id desc);
create index application_requests_of_an_application on application_requests (application_id);
create index application_requests_of_a_profile on application_requests (profile_id);
create index application_requests_answered_by on application_requests (answered_by) where answered_by is not null;
create index application_requests_answered on application_requests (answered_at) where answered_at is not null;

comment on table application_requests is 'That people asked those who manage their organization to authorize an application; gone with the person or the application.';
comment on column application_requests.id is 'Random UUID, made by the service.';
comment on column application_requests.organization_id is 'Whose word is asked for.';
comment on column application_requests.application_id is 'Which application.';
comment on column application_requests.profile_id is 'Who asked.';
comment on column application_requests.scopes is 'What they were shown; it is authorized for no more.';
comment on column application_requests.created_at is 'When they asked.';
comment on column application_requests.answer is 'authorized, be it by another road, or declined; null while it waits.';
comment on column application_requests.answered_at is 'When it was answered.';
comment on column application_requests.answered_by is 'The profile that answered; null once it has ended.';
comment on column application_requests.note is 'What that person said to the one who asked.';

-- --- Approvals -----------------------------------------------------------------------------------------------------

create table approvals (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  profile_id uuid references profiles on delete cascade,
  organization_id uuid references organizations on delete cascade,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  standard_scopes text[] not null default '{}',
  allowed_at timestamptz,
  constraint approvals_once_per_profile unique (profile_id, application_id),
  constraint approvals_profile_of_an_organization check ((profile_id is null) = (organization_id is null)),
  constraint approvals_standard_scopes_known
    check (standard_scopes <@ array['openid', 'profile', 'email', 'offline_access'])
);

create index approvals_of_a_user on approvals (user_id, created_at desc, id desc);
create index approvals_of_a_pair on approvals (application_id, organization_id);
create unique index approvals_once_per_person on approvals (user_id, application_id) where profile_id is null;
-- The newest of an organization, as the list of who can reach its data shows them.
create index approvals_of_an_organization_by_time
  on approvals (organization_id, created_at desc, id desc);

comment on table approvals is 'People''s consent that an application acts for them, under one of their profiles or as themselves.';
comment on column approvals.id is 'Random UUID, made by the service.';
comment on column approvals.application_id is 'Which application.';
comment on column approvals.user_id is 'Who approved it.';
comment on column approvals.profile_id is 'The profile it acts under; the approval ends with it. Null where it acts for the person alone.';
comment on column approvals.organization_id is 'The organization of that profile, if any.';
comment on column approvals.scopes is 'What was approved; it never grows without the person.';
comment on column approvals.created_at is 'When it was first approved.';
comment on column approvals.updated_at is 'When it was last approved again.';
comment on column approvals.standard_scopes is 'Those of OpenID Connect that were approved; they never grow without the person either.';
comment on column approvals.allowed_at is 'When more was approved; null: not since it was given.';

-- --- OAuth ---------------------------------------------------------------------------------------------------------

create table oauth_artifacts (
  kind text not null,
  hash bytea not null,
  grant_id text,
  application_id uuid references applications on delete cascade,
  user_id uuid references users on delete cascade,
  approval_id uuid references approvals on delete cascade,
  organization_id uuid references organizations on delete cascade,
  key_id uuid references application_keys on delete cascade,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  consumed_at timestamptz,
  session_id uuid references sessions on delete cascade,
  user_code_hash bytea,
  answer bytea,
  primary key (kind, hash),
  constraint oauth_artifacts_hash_is_sha256 check (octet_length(hash) = 32),
  constraint oauth_artifacts_user_code_hash_is_sha256 check (octet_length(user_code_hash) = 32)
);

create index oauth_artifacts_of_a_grant on oauth_artifacts (grant_id) where grant_id is not null;
create index oauth_artifacts_of_an_application on oauth_artifacts (application_id) where application_id is not null;
create index oauth_artifacts_of_a_user on oauth_artifacts (user_id) where user_id is not null;
create index oauth_artifacts_of_an_approval on oauth_artifacts (approval_id) where approval_id is not null;
create index oauth_artifacts_of_an_organization on oauth_artifacts (organization_id) where organization_id is not null;
create index oauth_artifacts_of_a_key on oauth_artifacts (key_id) where key_id is not null;
create index oauth_artifacts_by_expiry on oauth_artifacts (expires_at) where expires_at is not null;
create index oauth_artifacts_of_a_session on oauth_artifacts (session_id) where session_id is not null;
create unique index oauth_artifacts_by_user_code on oauth_artifacts (user_code_hash) where user_code_hash is not null;
create index oauth_artifacts_with_an_answer on oauth_artifacts (consumed_at) where answer is not null;

comment on table oauth_artifacts is 'What the OAuth engine keeps: grants, codes, tokens, and requests that people are deciding on.';
comment on column oauth_artifacts.kind is 'The engine''s name for what it is, such as AccessToken.';
comment on column oauth_artifacts.hash is 'SHA-256 of its value or id; the value itself is nowhere in the database.';
comment on column oauth_artifacts.grant_id is 'The grant that codes and tokens come from, and end with.';
comment on column oauth_artifacts.application_id is 'Whom it was issued to.';
comment on column oauth_artifacts.user_id is 'The person it speaks for.';
comment on column oauth_artifacts.approval_id is 'The approval it rests on, and ends with.';
comment on column oauth_artifacts.organization_id is 'The one organization it acts for, where it is bound to one.';
comment on column oauth_artifacts.key_id is 'The secret that a token was issued for, and ends with.';
comment on column oauth_artifacts.payload is 'What else the engine remembers, without any secret value.';
comment on column oauth_artifacts.created_at is 'When it was issued.';
comment on column oauth_artifacts.expires_at is 'When it ends by itself; null for what has no end of its own.';
comment on column oauth_artifacts.consumed_at is 'When it was used up; set once, by one conditional update.';
comment on column oauth_artifacts.session_id is 'The session that a grant ends with, where nobody said that the application may go on while the person is away.';
comment on column oauth_artifacts.user_code_hash is 'SHA-256 of what a person types to connect a device.';
comment on column oauth_artifacts.answer is 'What a refresh token was answered with, for the same client asking again at once; only that token opens it.';

-- --- Networks ------------------------------------------------------------------------------------------------------

create table networks (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  description text not null default '',
  shares text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changes_since timestamptz not null default now(),
  constraint networks_description_length check (char_length(description) <= 1000),
  constraint networks_name_length check (char_length(name) between 1 and 100)
);

create index networks_of_an_organization on networks (organization_id, created_at desc, id desc);

comment on table networks is 'Groups of organizations that share data with the one that created them.';
comment on column networks.id is 'Random UUID, made by the service.';
comment on column networks.organization_id is 'The organization that created it and owns it.';
comment on column networks.name is 'Its name.';
comment on column networks.description is 'What it is for, in its owner''s words.';
comment on column networks.shares is 'Kinds of data that members are asked to let the owner read.';
comment on column networks.created_at is 'When it was created.';
comment on column networks.updated_at is 'When its details or shares were last changed.';
comment on column networks.changes_since is 'Since when its changes are kept: since it was created, or since they are kept at all.';

create table network_members (
  id uuid primary key,
  network_id uuid not null references networks on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  invited_by uuid references profiles on delete set null,
  shares text[] not null default '{}',
  refused_shares text[] not null default '{}',
  redirect_url text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references profiles on delete set null,
  allowed_at timestamptz,
  constraint network_members_once_per_network unique (network_id, organization_id),
  constraint network_members_redirect_url_length check (char_length(redirect_url) <= 2000)
);

create index network_members_of_a_network on network_members (network_id, created_at desc, id desc);
create index network_members_of_an_organization on network_members (organization_id, created_at desc, id desc);
-- Profiles that end let go of these rows without reading the whole table.
create index network_members_invited_by on network_members (invited_by) where invited_by is not null;
create index network_members_accepted_by on network_members (accepted_by) where accepted_by is not null;

comment on table network_members is 'Organizations that were invited into a network, and those that joined.';
comment on column network_members.id is 'Random UUID, made by the service; the id of the invitation.';
comment on column network_members.network_id is 'Which network.';
comment on column network_members.organization_id is 'Which organization.';
comment on column network_members.invited_by is 'The profile that invited it; null once it has ended.';
comment on column network_members.shares is 'What the organization agreed to share; it never grows without its decision.';
comment on column network_members.refused_shares is 'What was asked for in addition and refused, so that nobody is asked again.';
comment on column network_members.redirect_url is 'Where the browser goes after accepting, when the inviter asked for it.';
comment on column network_members.created_at is 'When it was invited first.';
comment on column network_members.expires_at is 'Until when it can be accepted; sending again renews it.';
comment on column network_members.accepted_at is 'When it joined; null while it is only invited.';
comment on column network_members.accepted_by is 'The profile that joined, or agreed to more since; null once it has ended.';
comment on column network_members.allowed_at is 'When it was agreed to share more; null: not since it joined.';

create table network_changes (
  id uuid primary key default gen_random_uuid(),
  network_id uuid not null references networks on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  organization_name text not null,
  at timestamptz not null default clock_timestamp(),
  before text[],
  after text[],
  deletion boolean not null default false,
  constraint network_changes_something check (before is distinct from after)
);

create index network_changes_of_a_network on network_changes (network_id, at desc, id desc);
create index network_changes_of_an_organization on network_changes (organization_id);

comment on table network_changes is 'Who joined and left a network, was deleted and restored in it, and what its members shared, when.';
comment on column network_changes.id is 'Random UUID.';
comment on column network_changes.network_id is 'Which network.';
comment on column network_changes.organization_id is 'Which organization: the member, not the owner.';
comment on column network_changes.organization_name is 'What it was called then.';
comment on column network_changes.at is 'When; of one organization always later than the change before.';
comment on column network_changes.before is 'What it shared until then; null where it was not in the network, or deleted.';
comment on column network_changes.after is 'What it shares from then on; null where it is no longer in the network, or deleted.';
comment on column network_changes.deletion is 'Whether the organization was deleted or restored, where it neither left nor joined.';

-- What becomes of the membership of an organization that was deleted changes no map.
create function note_network_change() returns trigger language plpgsql as $$
declare
  was text[] := case when old.accepted_at is not null then old.shares end;
  is_now text[];
begin
  if tg_op = 'UPDATE' and new.accepted_at is not null then
    is_now := new.shares;
  end if;
  if was is distinct from is_now then
    insert into network_changes (network_id, organization_id, organization_name, before, after)
    select n.id, o.id, o.name, was, is_now from networks n, organizations o
    where n.id = old.network_id and o.id = old.organization_id and o.deleted_at is null;
  end if;
  return null;
end
$$;
comment on function note_network_change() is 'Keeps what became of a membership, for the history of its network.';

create trigger network_members_note_change
  after delete or update of accepted_at, shares on network_members
  for each row execute function note_network_change();

-- --- Exports -------------------------------------------------------------------------------------------------------

create table exports (
  id uuid primary key,
  type text not null,
  organization_id uuid references organizations on delete cascade,
  network_id uuid references networks on delete cascade,
  requested_by uuid references profiles on delete set null,
  requested_by_user uuid references users on delete set null,
  step text not null default 'queued',
  rows integer not null default 0,
  total integer,
  attempts integer not null default 0,
  file_name text,
  file_size bigint,
  digest bytea,
  failure text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  expires_at timestamptz,
  file_deleted_at timestamptz,
  file_key bytea,
  review_id uuid,
  user_id uuid references users on delete cascade,
  downloads integer not null default 0,
  downloaded_at timestamptz,
  counted_attempts integer not null default 0,
  most_rows integer not null default 0,
  constraint exports_of_a_network check ((type = 'network') = (network_id is not null)),
  constraint exports_of_a_person
    check ((type = 'person') <> (user_id is null) and (organization_id is null) <> (user_id is null)),
  constraint exports_step_known check (step in ('queued', 'collecting', 'packaging', 'sealing', 'completed', 'failed'))
);

-- One running export per subject.
create unique index exports_of_an_organization_running on exports (organization_id)
  where type = 'organization' and step not in ('completed', 'failed');
create unique index exports_of_a_network_running on exports (network_id)
  where type = 'network' and step not in ('completed', 'failed');
create index exports_of_an_organization on exports (organization_id, created_at desc, id desc);
create index exports_of_a_network on exports (network_id, created_at desc, id desc) where network_id is not null;
create index exports_by_expiry on exports (expires_at) where file_deleted_at is null;
create index exports_requested_by on exports (requested_by) where requested_by is not null;
create index exports_requested_by_user on exports (requested_by_user) where requested_by_user is not null;
create index exports_of_a_review on exports (review_id, created_at desc, id desc) where review_id is not null;
create index exports_of_a_person_by_time on exports (user_id, created_at desc, id desc) where user_id is not null;
create index exports_ended on exports (completed_at) where file_deleted_at is not null or step = 'failed';

comment on table exports is 'Data exports: each a job that makes one file.';
comment on column exports.id is 'Random UUID, made by the service; also the name of its file on disk.';
comment on column exports.type is 'organization, network, access: who can reach the organization''s data, or person: the data about somebody.';
comment on column exports.organization_id is 'The organization exported, or the owner of the network; null of a person.';
comment on column exports.network_id is 'The network exported, if it is one.';
comment on column exports.requested_by is 'The profile that asked for it; null once it has ended.';
comment on column exports.requested_by_user is 'The person that asked for it.';
comment on column exports.step is 'How far it is: queued, collecting, packaging, sealing, completed or failed.';
comment on column exports.rows is 'Rows written so far.';
comment on column exports.total is 'Rows there will be, once they were counted.';
comment on column exports.attempts is 'How often a worker began it; after three it has failed.';
comment on column exports.file_name is 'What a browser saves it as.';
comment on column exports.file_size is 'Bytes of the file.';
comment on column exports.digest is 'SHA-256 of the file.';
comment on column exports.failure is 'Why it failed, in a sentence for people.';
comment on column exports.created_at is 'When it was asked for.';
comment on column exports.completed_at is 'When it was completed or failed.';
comment on column exports.expires_at is 'When its file is deleted.';
comment on column exports.file_deleted_at is 'When its file was deleted, by a person or by age.';
comment on column exports.file_key is 'What its file is encrypted with, itself encrypted with a key that is not in the database.';
comment on column exports.review_id is 'Of access: the review that it tells of; null where it tells of its own moment.';
comment on column exports.user_id is 'Of a person: whom it is about, who alone has it.';
comment on column exports.downloads is 'How often its file was downloaded.';
comment on column exports.downloaded_at is 'When it was downloaded last; null before that.';
comment on column exports.counted_attempts is 'How many attempts count towards giving up: all but those that were told to stop, or were cut off further than any before.';
comment on column exports.most_rows is 'The most rows that any attempt before the last had read.';

-- A receipt is evidence for the organization it was given to: it keeps its words whatever becomes of the
-- network, of who exported it, and of the export.
create table export_receipts (
  id uuid primary key,
  export_id uuid not null,
  network_id uuid not null,
  network_name text not null,
  exported_by uuid not null,
  exported_by_name text not null,
  organization_id uuid not null references organizations on delete cascade,
  shares text[] not null,
  rows integer not null,
  at timestamptz not null default now(),
  constraint export_receipts_once unique (export_id, organization_id)
);

create index export_receipts_of_an_organization on export_receipts (organization_id, at desc, id desc);
create index export_receipts_by_time on export_receipts (at);

comment on table export_receipts is 'Tells an organization that its shared data left in a network''s export.';
comment on column export_receipts.id is 'Random UUID, made by the service.';
comment on column export_receipts.export_id is 'Which export; it may be gone.';
comment on column export_receipts.network_id is 'Of which network; it may have ended.';
comment on column export_receipts.network_name is 'What the network was called then.';
comment on column export_receipts.exported_by is 'The organization that owned the network then.';
comment on column export_receipts.exported_by_name is 'What that organization was called then.';
comment on column export_receipts.organization_id is 'Whose data it held.';
comment on column export_receipts.shares is 'Kinds of data that were in it.';
comment on column export_receipts.rows is 'How many rows of that organization were in it.';
comment on column export_receipts.at is 'When the export was completed.';

create function remove_old_receipts(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  removed integer;
begin
  if before > now() - interval '2555 days' then
    raise exception 'receipts of exports are kept for 2555 days'
      using errcode = 'insufficient_privilege';
  end if;
  with batch as materialized (
    select id from public.export_receipts where at < before limit most
  )
  delete from public.export_receipts as r using batch where r.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_old_receipts(timestamptz, integer) from public;
comment on function remove_old_receipts(timestamptz, integer) is 'Removes receipts of exports from before a time. Answers how many.';

-- --- Reviews -------------------------------------------------------------------------------------------------------

create table access_reviews (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  state text not null default 'open',
  total integer not null default 0,
  kept integer not null default 0,
  revoked integer not null default 0,
  ended integer not null default 0,
  gone integer not null default 0,
  refused integer not null default 0,
  started_by_name text not null,
  due_at timestamptz not null,
  ended_by uuid references profiles on delete set null,
  ended_by_user uuid references users on delete set null,
  ended_by_name text,
  ended_by_roles text[],
  ended_at timestamptz,
  next_due_at timestamptz,
  letter_at timestamptz,
  created_at timestamptz not null default now(),
  started_by_user uuid references users on delete set null
);

-- One at a time.
create unique index access_reviews_open on access_reviews (organization_id) where state in ('open', 'closing');
create index access_reviews_of_an_organization on access_reviews (organization_id, created_at desc, id desc);
create index access_reviews_letter_at on access_reviews (letter_at) where letter_at is not null;
create index access_reviews_ended_by on access_reviews (ended_by) where ended_by is not null;
create index access_reviews_ended_by_user on access_reviews (ended_by_user) where ended_by_user is not null;
create unique index access_reviews_one_at_a_time on access_reviews (organization_id)
  where state in ('starting', 'open', 'closing');
create index access_reviews_started_by_user on access_reviews (started_by_user) where started_by_user is not null;
create index access_reviews_ended on access_reviews (ended_at) where ended_at is not null;

comment on table access_reviews is 'Reviews of who can reach an organization''s data: its ways in at one moment, each to be kept or revoked.';
comment on column access_reviews.id is 'Random UUID, made by the service; also the id of the jobs that start and close it.';
comment on column access_reviews.organization_id is 'Whose data it is about.';
comment on column access_reviews.state is 'starting until its ways are copied, open, closing while what was revoked ends one by one, closed, or cancelled.';
comment on column access_reviews.total is 'How many ways there were.';
comment on column access_reviews.kept is 'How many of them somebody decided to keep.';
comment on column access_reviews.revoked is 'How many of them somebody decided to revoke.';
comment on column access_reviews.ended is 'How many of the revoked have ended by it.';
comment on column access_reviews.gone is 'How many of the revoked had gone before.';
comment on column access_reviews.refused is 'How many of the revoked could not be ended.';
comment on column access_reviews.started_by_name is 'What the person was called who started it.';
comment on column access_reviews.due_at is 'By when all is to be decided.';
comment on column access_reviews.ended_by is 'The profile that closed or cancelled it; null once it has ended.';
comment on column access_reviews.ended_by_user is 'The person of that profile.';
comment on column access_reviews.ended_by_name is 'What that person was called.';
comment on column access_reviews.ended_by_roles is 'The roles with which it was closed: what ends by it ends by them.';
comment on column access_reviews.ended_at is 'When it was closed or cancelled.';
comment on column access_reviews.next_due_at is 'When the next one is due, as proposed when this one was closed.';
comment on column access_reviews.letter_at is 'When those who manage the organization are written to next; null: no more.';
comment on column access_reviews.created_at is 'When it was started: the moment that it shows, once it is open.';
comment on column access_reviews.started_by_user is 'The person who started it; null once they are a former member.';

create table reviewed_ways (
  review_id uuid not null references access_reviews on delete cascade,
  position integer not null,
  kind text not null,
  way_id uuid not null,
  name text not null,
  email text,
  person text,
  owner_id uuid,
  owner_name text,
  owner_managers integer,
  application_id uuid,
  application_name text,
  roles text[] not null,
  scopes text[] not null,
  shares text[] not null,
  allowed_by text,
  allowed_at timestamptz not null,
  expires_at timestamptz,
  held boolean not null default false,
  last_used_at timestamptz,
  unused_scopes text[] not null,
  concerns text[] not null,
  decision text,
  note text not null default '',
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  outcome text,
  reason text,
  tokens integer not null default 0,
  proof_position bigint,
  proof_hash bytea,
  proof_at timestamptz,
  tries integer not null default 0,
  of_user uuid,
  allowed_by_user uuid,
  decided_by_user uuid,
  noted_by_user uuid,
  used_days integer not null default 0,
  noted_by uuid,
  noted_by_name text,
  noted_at timestamptz,
  suspended boolean,
  since timestamptz,
  was_changed boolean,
  taken_back_at timestamptz,
  primary key (review_id, position),
  constraint reviewed_ways_once unique (review_id, kind, way_id),
  constraint reviewed_ways_decision_known check (decision in ('keep', 'revoke')),
  constraint reviewed_ways_outcome_known check (outcome in ('ended', 'gone', 'refused'))
);

create index reviewed_ways_undecided on reviewed_ways (review_id, position) where decision is null;
create index reviewed_ways_revoked on reviewed_ways (review_id, position) where decision = 'revoke';
-- Where somebody's name is copied, so that it can be erased with them.
create index reviewed_ways_of_user
  on reviewed_ways (of_user) where of_user is not null;
create index reviewed_ways_allowed_by_user
  on reviewed_ways (allowed_by_user) where allowed_by_user is not null;
create index reviewed_ways_decided_by_user
  on reviewed_ways (decided_by_user) where decided_by_user is not null;
create index reviewed_ways_noted_by_user
  on reviewed_ways (noted_by_user) where noted_by_user is not null;
create index reviewed_ways_invited
  on reviewed_ways (email) where kind = 'invitation';

comment on table reviewed_ways is 'Ways into an organization''s data as they were when a review was started, in the words of that moment, and what was decided on each.';
comment on column reviewed_ways.review_id is 'The review.';
comment on column reviewed_ways.position is 'Its place in the list, from 1.';
comment on column reviewed_ways.kind is 'person, contact, own_application, authorization, approval, network, export or invitation.';
comment on column reviewed_ways.way_id is 'Of the profile, application, authorization, approval, network membership, export or invitation; it may be gone.';
comment on column reviewed_ways.name is 'Of the person, application, network or file; the address of who was invited.';
comment on column reviewed_ways.email is 'The address of that person, or of who gave an approval.';
comment on column reviewed_ways.person is 'Of an approval: who gave it.';
comment on column reviewed_ways.owner_id is 'Whose application or network it was.';
comment on column reviewed_ways.owner_name is 'What that organization was called.';
comment on column reviewed_ways.owner_managers is 'How many people managed that organization.';
comment on column reviewed_ways.application_id is 'The application that it is through.';
comment on column reviewed_ways.application_name is 'What that application was called.';
comment on column reviewed_ways.roles is 'Roles that it gave.';
comment on column reviewed_ways.scopes is 'What it let an application do.';
comment on column reviewed_ways.shares is 'What it let a network read.';
comment on column reviewed_ways.allowed_by is 'By whose word; null where nobody was known.';
comment on column reviewed_ways.allowed_at is 'When it was last allowed more, or as another role.';
comment on column reviewed_ways.expires_at is 'When it would have ended by itself.';
comment on column reviewed_ways.held is 'Whether somebody else had it, so that it could not be ended from here.';
comment on column reviewed_ways.last_used_at is 'When it was last used before the review; null: never, as far as it was recorded.';
comment on column reviewed_ways.unused_scopes is 'Of what it allowed, what was never used.';
comment on column reviewed_ways.concerns is 'What deserved a look: unused, allowed_by_former, asks_for_more.';
comment on column reviewed_ways.decision is 'keep or revoke; null until somebody decided.';
comment on column reviewed_ways.note is 'What somebody wrote beside it.';
comment on column reviewed_ways.decided_by is 'The profile that decided; it may be gone.';
comment on column reviewed_ways.decided_by_name is 'What that person was called.';
comment on column reviewed_ways.decided_at is 'When it was decided.';
comment on column reviewed_ways.outcome is 'What became of a revoked one: ended, gone before, or refused by the rule of its kind.';
comment on column reviewed_ways.reason is 'Why it was refused, in a sentence for people.';
comment on column reviewed_ways.tokens is 'Live tokens that ended with it.';
comment on column reviewed_ways.proof_position is 'Where the organization''s activity tells of its end.';
comment on column reviewed_ways.proof_hash is 'The hash of that row of the activity.';
comment on column reviewed_ways.proof_at is 'When that row was written.';
comment on column reviewed_ways.tries is 'How often its end failed; after three it is refused.';
comment on column reviewed_ways.of_user is 'Whose place or approval it is; null once they are a former member.';
comment on column reviewed_ways.allowed_by_user is 'The person of allowed_by; null once they are a former member.';
comment on column reviewed_ways.decided_by_user is 'The person of decided_by_name; null once they are a former member.';
comment on column reviewed_ways.noted_by_user is 'The person who wrote the note; null once they are a former member.';
comment on column reviewed_ways.used_days is 'On how many of the 90 days before the review was started it was used.';
comment on column reviewed_ways.noted_by is 'The profile of who wrote the note; it may be gone.';
comment on column reviewed_ways.noted_by_name is 'Who wrote the note, as they were called then.';
comment on column reviewed_ways.noted_at is 'When the note was written; null while there is none.';
comment on column reviewed_ways.suspended is 'Whether whose it is was suspended, so that nothing was open to it; null in reviews that are older than this column.';
comment on column reviewed_ways.since is 'Since when there was such a way; null in reviews that are older than this column, where allowed_at tells it.';
comment on column reviewed_ways.was_changed is 'Whether it had been allowed more, or given other roles, before the review was carried out; null until then, and in reviews that are older than this column.';
comment on column reviewed_ways.taken_back_at is 'When somebody last took a decision back; null: nobody did.';

-- To keep all undecided rows of a large review takes longer than a request may: workers do it step by step.
create table review_keeps (
  id uuid primary key,
  review_id uuid not null references access_reviews on delete cascade,
  kind text,
  after_position integer not null,
  profile_id uuid references profiles on delete set null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);

create unique index review_keeps_once on review_keeps (review_id, coalesce(kind, ''));
create index review_keeps_profile_id on review_keeps (profile_id);
create index review_keeps_user_id on review_keeps (user_id);

comment on table review_keeps is 'Reviews whose undecided rows are being kept, step by step. Gone once all are.';
comment on column review_keeps.id is 'Random UUID; also the id of the job.';
comment on column review_keeps.review_id is 'The review.';
comment on column review_keeps.kind is 'Keeps only rows of this kind; null: of all kinds.';
comment on column review_keeps.after_position is 'The position of the last row that was kept.';
comment on column review_keeps.profile_id is 'The place of the person who requested it; null once that has ended.';
comment on column review_keeps.user_id is 'The person who requested it.';
comment on column review_keeps.created_at is 'When they requested it. A row whose decision somebody took back later stays undecided.';

-- --- Uses ----------------------------------------------------------------------------------------------------------

create table uses (
  subject_kind text not null,
  subject_id uuid not null,
  last_at timestamptz not null,
  primary key (subject_kind, subject_id)
) with (fillfactor = 70);

comment on table uses is 'When each way to data was last used. Written in batches and apart from what is used, so that nobody waits for it.';
comment on column uses.subject_kind is 'application, key, approval, authorization, profile or network_member.';
comment on column uses.subject_id is 'Which one. What is gone is swept from here within two days.';
comment on column uses.last_at is 'When it was last used, to some seconds; never in the future.';

create table use_days (
  subject_kind text not null,
  subject_id uuid not null,
  scope text not null,
  day date not null,
  calls integer not null,
  primary key (subject_kind, subject_id, scope, day)
) with (fillfactor = 70);

comment on table use_days is 'On which days each way to data was used, and for what; kept for 400 days.';
comment on column use_days.subject_kind is 'As in uses.';
comment on column use_days.subject_id is 'As in uses.';
comment on column use_days.scope is 'The scope that the calls needed; of a network, the kind of data that its owner read. Empty where there is none.';
comment on column use_days.day is 'In UTC.';
comment on column use_days.calls is 'How often on that day.';

create table use_recording (
  only_row boolean primary key default true,
  since timestamptz not null default now(),
  constraint use_recording_one_row check (only_row)
);

comment on table use_recording is 'From when on uses are recorded: what was used before is not known to have been.';
comment on column use_recording.only_row is 'There is one.';
comment on column use_recording.since is 'When this data first had these tables.';

insert into use_recording default values;

-- --- Mail ----------------------------------------------------------------------------------------------------------

create table mails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  sealed bytea,
  state text not null default 'queued',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  domain text not null generated always as (lower(split_part(recipient, '@', -1))) stored,
  site text not null generated always as (coalesce(
      substring(lower(split_part(recipient, '@', -1)) from '(?:[^.]+\.[^.]{1,3}\.[^.]{2}|[^.]+\.[^.]+)$'),
      lower(split_part(recipient, '@', -1))
    )) stored,
  priority integer not null default 1,
  about uuid,
  constraint mails_attempts_not_negative check (attempts >= 0),
  constraint mails_kind_length check (char_length(kind) between 1 and 64),
  constraint mails_last_error_length check (char_length(last_error) <= 1000),
  constraint mails_priority_known check (priority between 0 and 2),
  constraint mails_recipient_length check (char_length(recipient) between 3 and 254),
  constraint mails_sealed_until_sent check (sealed is not null or state not in ('queued', 'sending', 'kept')),
  constraint mails_state_known check (state in ('queued', 'sending', 'sent', 'kept', 'failed')),
  constraint mails_subject_length check (char_length(subject) between 1 and 998)
);

create index mails_by_creation on mails (created_at);
create index mails_answered on mails (site, sent_at) where state = 'sent';
-- Letters to somebody: what waits for them, and what goes with them.
create index mails_recipient on mails (recipient);
-- The next due email of each receiving site is one step into this index, however many wait.
create index mails_due
  on mails (priority, site, (least(attempts, 1)), next_attempt_at) where state = 'queued';
create index mails_leased on mails (leased_until) where state = 'sending';
create index mails_in_order
  on mails (recipient, about) where about is not null and state in ('queued', 'sending');

comment on table mails is 'The outbox: written in the transaction that causes a letter, sent afterwards.';
comment on column mails.id is 'Random UUID; also the Message-ID, so that a double send is visible.';
comment on column mails.kind is 'Which letter it is.';
comment on column mails.recipient is 'The address it goes to.';
comment on column mails.subject is 'Its subject line, which never holds a secret.';
comment on column mails.sealed is 'AES-256-GCM of the letter''s text and HTML; erased after sending.';
comment on column mails.state is 'queued, sending (under a lease), sent, kept (no mail server is set: read in the console), failed (given up).';
comment on column mails.attempts is 'How often sending was tried.';
comment on column mails.next_attempt_at is 'Not before this time is it tried again.';
comment on column mails.leased_until is 'Until when one worker has it; afterwards another may take it.';
comment on column mails.last_error is 'What the mail server said last, cut to 1000 characters.';
comment on column mails.created_at is 'When it was written.';
comment on column mails.sent_at is 'When a mail server accepted it.';
comment on column mails.domain is 'What follows the @ of the recipient: letters to one domain take turns, so that a slow one delays no other.';
comment on column mails.site is 'Whose mail server it goes to: the end of its domain, so that one who has many subdomains takes one turn.';
comment on column mails.priority is '0: someone is waiting for it, such as a code; 1: any other email to one person; 2: a notice to many. Lower numbers leave first.';
comment on column mails.about is 'What it is about, where several emails about the same thing must reach a recipient in the order in which they were written.';

-- --- Letters -------------------------------------------------------------------------------------------------------

create table deletion_letters (
  id uuid primary key,
  application_id uuid references applications on delete cascade,
  organization_id uuid references organizations on delete cascade,
  news text not null,
  audience text not null,
  after_id uuid,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  constraint deletion_letters_audience_known check (audience in ('members', 'served', 'networks')),
  constraint deletion_letters_news_known check (news in ('deleted', 'restored')),
  constraint deletion_letters_of_one check (num_nonnulls(application_id, organization_id) = 1)
);

create index deletion_letters_application_id on deletion_letters (application_id);
create index deletion_letters_organization_id on deletion_letters (organization_id);
create index deletion_letters_open on deletion_letters (created_at) where done_at is null;

comment on table deletion_letters is 'Those who are told by and by that an application or an organization was deleted or restored; worked through by steps.';
comment on column deletion_letters.id is 'Random UUID, also of the job that writes them.';
comment on column deletion_letters.application_id is 'The application that was deleted.';
comment on column deletion_letters.organization_id is 'The organization that was deleted.';
comment on column deletion_letters.news is 'What they are told: that it was deleted, or that it was restored.';
comment on column deletion_letters.audience is 'members: everybody in the organization but its owners; served: who manages an organization that authorized the application, or one of the organization; networks: who manages the other side of a network.';
comment on column deletion_letters.after_id is 'The profile of the last member who was written to, or the last organization whose managers were: the next step goes on after it.';
comment on column deletion_letters.done_at is 'When everybody had been written to.';
comment on column deletion_letters.created_at is 'When that happened.';

-- Letters to many are written step by step, beside the request that causes them: each step is a transaction, and the next one goes
-- on with what is left.
create table wider_waves (
  id uuid primary key,
  application_id uuid references applications on delete cascade,
  network_id uuid references networks on delete cascade,
  due_at timestamptz not null,
  after_id uuid,
  constraint wider_waves_of_one check (num_nonnulls(application_id, network_id) = 1)
);

create index wider_waves_application_id on wider_waves (application_id);
create index wider_waves_network_id on wider_waves (network_id);

comment on table wider_waves is 'Applications and networks that ask for more than before: those who authorized or joined them are told by and by. Gone once all were.';
comment on column wider_waves.id is 'Random UUID.';
comment on column wider_waves.application_id is 'The application that asks for more scopes.';
comment on column wider_waves.network_id is 'The network that asks its members to share more.';
comment on column wider_waves.due_at is 'When the first is told: some time after it was asked for, and a day after the last were told.';
comment on column wider_waves.after_id is 'The last organization whose managers were written to; null: nobody was.';

create table network_end_letters (
  network_id uuid not null,
  organization_id uuid not null references organizations on delete cascade,
  network_name text not null,
  owner_id uuid not null,
  owner_name text not null,
  created_at timestamptz not null default now(),
  primary key (network_id, organization_id)
);

create index network_end_letters_organization_id on network_end_letters (organization_id);

comment on table network_end_letters is 'Organizations that are still to be told that a network which they had joined was ended. Gone once they were.';
comment on column network_end_letters.network_id is 'The network, which is gone.';
comment on column network_end_letters.organization_id is 'The organization that had joined it.';
comment on column network_end_letters.network_name is 'What the network was called.';
comment on column network_end_letters.owner_id is 'The organization that owned the network, and ended it; it may be gone.';
comment on column network_end_letters.owner_name is 'What that was called.';
comment on column network_end_letters.created_at is 'When the network was ended.';

create table approval_end_letters (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  applications text[] not null,
  created_at timestamptz not null default now()
);

create index approval_end_letters_organization_id on approval_end_letters (organization_id);
create index approval_end_letters_profile_id on approval_end_letters (profile_id);

comment on table approval_end_letters is 'People who are still to be told that what they approved has ended by the rule of their organization. Gone once they were.';
comment on column approval_end_letters.id is 'Random UUID.';
comment on column approval_end_letters.organization_id is 'The organization whose rule it is.';
comment on column approval_end_letters.profile_id is 'Their place in it.';
comment on column approval_end_letters.applications is 'What the applications are called whose approvals ended.';
comment on column approval_end_letters.created_at is 'When they ended.';

-- --- Limits --------------------------------------------------------------------------------------------------------

create table limits (
  name text not null,
  key text not null,
  count integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz,
  primary key (name, key),
  constraint limits_count_not_negative check (count >= 0),
  constraint limits_key_length check (char_length(key) between 1 and 320),
  constraint limits_name_length check (char_length(name) between 1 and 64)
);

create index limits_by_end on limits (window_ends_at);

comment on table limits is 'Counters against guessing and flooding, shared by all instances.';
comment on column limits.name is 'Which limit counts here.';
comment on column limits.key is 'Whom it counts: an address, an account, or both.';
comment on column limits.count is 'How often it happened in this window.';
comment on column limits.window_ends_at is 'When counting starts again; the row may be swept afterwards.';
comment on column limits.blocked_until is 'Until when everything is refused; null when nothing is.';

-- --- Answers -------------------------------------------------------------------------------------------------------

create table answers (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  request_hash bytea not null,
  sealed bytea,
  created_at timestamptz not null default now(),
  constraint answers_hash_is_sha256 check (octet_length(hash) = 32),
  constraint answers_request_hash_is_sha256 check (octet_length(request_hash) = 32)
);

create index answers_of_a_person on answers (user_id);
create index answers_by_creation on answers (created_at);

comment on table answers is 'What calls that create something answered, for a day: whoever lost the answer asks again with the same Idempotency-Key.';
comment on column answers.hash is 'SHA-256 of who asks, the call and the key: the same key of somebody else is another one.';
comment on column answers.user_id is 'Who asked; their answers end with them.';
comment on column answers.request_hash is 'SHA-256 of what was asked for: the same key is good for nothing else.';
comment on column answers.sealed is 'AES-256-GCM of the answer, which may carry a secret; null only until the end of its transaction.';
comment on column answers.created_at is 'When it was given; good for 24 hours.';

-- --- Secrets -------------------------------------------------------------------------------------------------------

create table secret_key_check (
  value bytea primary key,
  noted_at timestamptz not null default now(),
  constraint secret_key_check_value_length check (octet_length(value) = 32)
);

comment on table secret_key_check is 'Which secret keys this data is encrypted with, so that it is not opened without them.';
comment on column secret_key_check.value is 'Derived from the key; the key cannot be told from it.';
comment on column secret_key_check.noted_at is 'When the key was first used.';

create table signing_keys (
  only_row boolean primary key default true,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  rotated_at timestamptz,
  constraint signing_keys_one_row check (only_row)
);

comment on table signing_keys is 'What ID tokens are signed with: the keys in use, the next ones and those before, for all instances.';
comment on column signing_keys.only_row is 'They are rotated together.';
comment on column signing_keys.sealed is 'Encrypted with a key that is not in the database.';
comment on column signing_keys.made_at is 'When the first start made them.';
comment on column signing_keys.rotated_at is 'When the next ones last took over.';

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

-- A policy may end more approvals than one transaction should. They stop working when it is set, and workers end them step by step.
create table approval_rule_ends (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  after_at timestamptz,
  after_id uuid
);

create index approval_rule_ends_organization_id on approval_rule_ends (organization_id);

comment on table approval_rule_ends is 'Organizations that let people approve only authorized applications from a moment on: what people approved before no longer works, and workers end it. Gone once all is ended.';
comment on column approval_rule_ends.id is 'Random UUID; also the id of the job.';
comment on column approval_rule_ends.organization_id is 'The organization whose rule it is.';
comment on column approval_rule_ends.created_at is 'When the rule was set. Whatever people approve later, and whatever the organization authorized before, stays.';
comment on column approval_rule_ends.after_at is 'When the last approval was given that a worker looked at; null: none yet.';
comment on column approval_rule_ends.after_id is 'That approval.';

-- --- References to tables that are made later ----------------------------------------------------------------------

alter table codes add foreign key (profile_id) references profiles on delete cascade;
alter table contacts add foreign key (application_id) references applications on delete set null;
alter table session_applications add foreign key (application_id) references applications on delete cascade;
alter table session_applications add foreign key (approval_id) references approvals on delete cascade;
alter table logout_notices add foreign key (application_id) references applications on delete cascade;
alter table exports add foreign key (review_id) references access_reviews on delete cascade;
