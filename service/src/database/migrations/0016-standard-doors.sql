alter table applications
  add column kind text not null default 'web',
  add column post_logout_uris text[] not null default '{}',
  add column backchannel_logout_uri text,
  add column pkce_optional boolean not null default false,
  add column id_token_alg text not null default 'ES256',
  add column claims_in_id_token boolean not null default false,
  add constraint applications_kind_known check (kind in ('web', 'single-page', 'native')),
  add constraint applications_post_logout_uris_few check (cardinality(post_logout_uris) <= 10),
  add constraint applications_id_token_alg_known check (id_token_alg in ('ES256', 'RS256')),
  add constraint applications_public_have_pkce check (kind = 'web' or not pkce_optional);

comment on column applications.kind is 'Where it runs, and so whether it can keep a secret: web can; single-page and native are public clients.';
comment on column applications.post_logout_uris is 'Addresses a browser may be sent to after signing out, compared as exact strings.';
comment on column applications.backchannel_logout_uri is 'Where it is told that a session ended; null where it does not want to know.';
comment on column applications.pkce_optional is 'Whether it may come without PKCE when it sends a nonce; for web applications only.';
comment on column applications.id_token_alg is 'How its ID tokens are signed.';
comment on column applications.claims_in_id_token is 'Whether claims about the person stand in the ID token too, not at the userinfo endpoint alone.';

alter table sessions
  add column browser_hash bytea,
  add constraint sessions_browser_hash_is_sha256 check (octet_length(browser_hash) = 32);

create unique index sessions_by_browser on sessions (browser_hash) where browser_hash is not null;

comment on column sessions.browser_hash is 'SHA-256 of the cookie that comes along when an application sends the browser here; it opens nothing of the API.';

create table session_applications (
  session_id uuid not null references sessions on delete cascade,
  application_id uuid not null references applications on delete cascade,
  approval_id uuid not null references approvals on delete cascade,
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
  application_id uuid not null references applications on delete cascade,
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

alter table oauth_artifacts
  add column session_id uuid references sessions on delete cascade,
  add column user_code_hash bytea,
  add column answer bytea,
  add constraint oauth_artifacts_user_code_hash_is_sha256 check (octet_length(user_code_hash) = 32);

create index oauth_artifacts_of_a_session on oauth_artifacts (session_id) where session_id is not null;
create unique index oauth_artifacts_by_user_code on oauth_artifacts (user_code_hash) where user_code_hash is not null;

comment on column oauth_artifacts.session_id is 'The session that a grant ends with, where nobody said that the application may go on while the person is away.';
comment on column oauth_artifacts.user_code_hash is 'SHA-256 of what a person types to connect a device.';
comment on column oauth_artifacts.answer is 'What a refresh token was answered with, for the same client asking again at once; only that token opens it.';

create index oauth_artifacts_with_an_answer on oauth_artifacts (consumed_at) where answer is not null;

alter table account_activity
  add column application text;

comment on column account_activity.application is 'The application it was about, by its name of then; null where it was about none.';

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

alter table approvals
  alter column profile_id drop not null,
  alter column organization_id drop not null,
  add column standard_scopes text[] not null default '{}',
  add constraint approvals_profile_of_an_organization check ((profile_id is null) = (organization_id is null)),
  add constraint approvals_standard_scopes_known check (
    standard_scopes <@ array['openid', 'profile', 'email', 'offline_access']
  );

create unique index approvals_once_per_person on approvals (user_id, application_id) where profile_id is null;

comment on table approvals is 'People''s consent that an application acts for them, under one of their profiles or as themselves.';
comment on column approvals.profile_id is 'The profile it acts under; the approval ends with it. Null where it acts for the person alone.';
comment on column approvals.organization_id is 'The organization of that profile, if any.';
comment on column approvals.standard_scopes is 'Those of OpenID Connect that were approved; they never grow without the person either.';
