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
  constraint access_reviews_state_known check (state in ('open', 'closing', 'closed', 'cancelled'))
);

-- One at a time.
create unique index access_reviews_open on access_reviews (organization_id) where state in ('open', 'closing');
create index access_reviews_of_an_organization on access_reviews (organization_id, created_at desc, id desc);
create index access_reviews_letter_at on access_reviews (letter_at) where letter_at is not null;
create index access_reviews_ended_by on access_reviews (ended_by) where ended_by is not null;
create index access_reviews_ended_by_user on access_reviews (ended_by_user) where ended_by_user is not null;

comment on table access_reviews is 'Reviews of who can reach an organization''s data: its ways in at one moment, each to be kept or revoked.';
comment on column access_reviews.id is 'Random UUID, made by the service; also the id of the job that closes it.';
comment on column access_reviews.organization_id is 'Whose data it is about.';
comment on column access_reviews.state is 'open, closing while what was revoked ends one by one, closed, or cancelled.';
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
comment on column access_reviews.created_at is 'When it was started: the moment that it shows.';

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
  primary key (review_id, position),
  constraint reviewed_ways_once unique (review_id, kind, way_id),
  constraint reviewed_ways_decision_known check (decision in ('keep', 'revoke')),
  constraint reviewed_ways_outcome_known check (outcome in ('ended', 'gone', 'refused'))
);

create index reviewed_ways_undecided on reviewed_ways (review_id, position) where decision is null;
create index reviewed_ways_revoked on reviewed_ways (review_id, position) where decision = 'revoke';

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
comment on column reviewed_ways.allowed_at is 'Since when.';
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

-- Files of who can reach an organization's data, of a review or of now; the service says which types it knows.
alter table exports drop constraint exports_type_known;
alter table exports add column review_id uuid references access_reviews on delete cascade;
create index exports_of_a_review on exports (review_id, created_at desc, id desc) where review_id is not null;

comment on column exports.type is 'organization, network, or access: who can reach the organization''s data.';
comment on column exports.review_id is 'Of access: the review that it tells of; null where it tells of its own moment.';
