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
  constraint invitations_email_lower_case check (email = lower(email)),
  constraint invitations_have_a_role check (cardinality(roles) > 0),
  constraint invitations_roles_known check (roles <@ array['member', 'admin', 'owner']),
  constraint invitations_code_is_sha256 check (octet_length(code_hash) = 32),
  constraint invitations_answered_once check (accepted_at is null or declined_at is null)
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
