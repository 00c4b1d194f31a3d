create table organization_domains (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  domain text not null,
  token text not null,
  created_at timestamptz not null default now(),
  created_by uuid references profiles on delete set null,
  verified_at timestamptz,
  missing_since timestamptz,
  contested_at timestamptz,
  join_requests boolean not null default false,
  checked_at timestamptz,
  result text check (result in ('found', 'no_record', 'other_value', 'disagree', 'failed')),
  found text[] not null default '{}',
  due_at timestamptz default now() + interval '1 day',
  unique (organization_id, domain),
  check ((checked_at is null) = (result is null)),
  check (missing_since is null or verified_at is not null),
  check (contested_at is null or verified_at is null),
  check (verified_at is not null or not join_requests)
);

create unique index organization_domains_verified on organization_domains (domain) where verified_at is not null;
create index organization_domains_contested on organization_domains (domain) where contested_at is not null;
create index organization_domains_due on organization_domains (due_at) where due_at is not null;
create index organization_domains_created_by on organization_domains (created_by) where created_by is not null;

comment on table organization_domains is 'Domains that organizations verify with a DNS record.';
comment on column organization_domains.id is 'Random UUID.';
comment on column organization_domains.organization_id is 'The organization.';
comment on column organization_domains.domain is 'The domain in lower case, with punycode for other scripts.';
comment on column organization_domains.token is 'What the record must contain. It is public.';
comment on column organization_domains.created_at is 'When it was added.';
comment on column organization_domains.created_by is 'The profile that added it; null once that has ended.';
comment on column organization_domains.verified_at is 'Since when this organization holds it; null: it does not. One organization holds a domain.';
comment on column organization_domains.missing_since is 'Since when the record of a verified domain is missing; null: it is there.';
comment on column organization_domains.contested_at is 'Since when the record of a domain is there that another organization holds; null: it is not.';
comment on column organization_domains.join_requests is 'Whether people with an address in the domain can ask to join.';
comment on column organization_domains.checked_at is 'When it was last checked; null: never.';
comment on column organization_domains.result is 'What that check found.';
comment on column organization_domains.found is 'Other values at the name of the record, at most three, cut.';
comment on column organization_domains.due_at is 'When the next daily check is due; null: there is none, because nobody completed it for a month.';

create table join_requests (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  email text not null,
  domain text not null,
  created_at timestamptz not null default now(),
  answer text check (answer in ('approved', 'declined')),
  answered_at timestamptz,
  answered_by uuid references profiles on delete set null,
  check ((answer is null) = (answered_at is null))
);

create unique index join_requests_once_while_open on join_requests (organization_id, user_id) where answered_at is null;
create index join_requests_of_an_organization on join_requests (organization_id, created_at desc, id desc);
create index join_requests_of_a_user on join_requests (user_id, created_at desc);
create index join_requests_answered on join_requests (answered_at) where answered_at is not null;
create index join_requests_answered_by on join_requests (answered_by) where answered_by is not null;

comment on table join_requests is 'People with an address in a verified domain who asked to join.';
comment on column join_requests.id is 'Random UUID.';
comment on column join_requests.organization_id is 'The organization.';
comment on column join_requests.user_id is 'The person.';
comment on column join_requests.email is 'The address of their account at that time.';
comment on column join_requests.domain is 'Its domain.';
comment on column join_requests.created_at is 'When they asked.';
comment on column join_requests.answer is 'What an admin decided; null while it waits.';
comment on column join_requests.answered_at is 'When it was answered.';
comment on column join_requests.answered_by is 'The profile that answered; null once that has ended.';

create table removed_members (
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  primary key (organization_id, user_id)
);

create index removed_members_of_a_user on removed_members (user_id);
create index removed_members_at on removed_members (at);

comment on table removed_members is 'People who were removed from an organization, so that nobody admits them again unknowingly.';
comment on column removed_members.organization_id is 'The organization.';
comment on column removed_members.user_id is 'The person.';
comment on column removed_members.at is 'When they were last removed.';
