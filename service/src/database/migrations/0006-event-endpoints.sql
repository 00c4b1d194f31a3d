-- Set in the transactions that make it true, so that a change in an organization without endpoints costs nothing more.
alter table organizations add column has_listener boolean not null default false;
comment on column organizations.has_listener is 'Whether an endpoint may receive events about the organization. Never false if one may.';

create table event_outbox (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  "position" bigint not null
);

comment on table event_outbox is 'Rows of activity that workers still have to turn into deliveries. There is no foreign key, so that recording activity never waits.';
comment on column event_outbox.id is 'In the order of the changes.';
comment on column event_outbox.organization_id is 'The organization that the activity belongs to.';
comment on column event_outbox."position" is 'The position of the row in its activity.';

create table event_endpoints (
  id uuid primary key,
  organization_id uuid references organizations on delete cascade,
  application_id uuid references applications on delete cascade,
  url text not null,
  types text[] not null default '{}',
  format text not null default 'standard' check (format in ('standard', 'cloudevents')),
  includes_email boolean not null default false,
  strict_order boolean not null default false,
  signs_ed25519 boolean not null default false,
  secret bytea not null,
  secret_at timestamptz not null default now(),
  previous_secret bytea,
  previous_secret_until timestamptz,
  state text not null default 'unverified' check (state in ('unverified', 'active', 'paused', 'disabled')),
  disabled_reason text check (disabled_reason in ('failing', 'gone')),
  disabled_at timestamptz,
  failing_since timestamptz,
  failures integer not null default 0,
  failing_emailed_at timestamptz,
  last_success_at timestamptz,
  last_attempt_at timestamptz,
  leased_until timestamptz,
  leased_by uuid,
  due_at timestamptz,
  next_seq bigint not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references profiles on delete set null,
  allowed_at timestamptz,
  allowed_by uuid,
  check (num_nonnulls(organization_id, application_id) = 1),
  check ((previous_secret is null) = (previous_secret_until is null)),
  check ((state = 'disabled') = (disabled_at is not null))
);

create index event_endpoints_of_an_organization on event_endpoints (organization_id, created_at desc, id desc)
  where organization_id is not null;
create index event_endpoints_of_an_application on event_endpoints (application_id, created_at desc, id desc)
  where application_id is not null;
create index event_endpoints_created_by on event_endpoints (created_by) where created_by is not null;
create index event_endpoints_due on event_endpoints (due_at) where state = 'active';

comment on table event_endpoints is 'Addresses that events are sent to.';
comment on column event_endpoints.id is 'Random UUID.';
comment on column event_endpoints.organization_id is 'The organization whose events it receives; null for an application.';
comment on column event_endpoints.application_id is 'The application that it belongs to; null for an organization.';
comment on column event_endpoints.url is 'Where the events are sent.';
comment on column event_endpoints.types is 'The types of events that it receives; empty: all that it may receive.';
comment on column event_endpoints.format is 'The body of a request: Standard Webhooks or CloudEvents.';
comment on column event_endpoints.includes_email is 'Whether events contain the email addresses that activity contains.';
comment on column event_endpoints.strict_order is 'Whether an event waits until each earlier one of its organization succeeded or failed for good.';
comment on column event_endpoints.signs_ed25519 is 'Whether requests also have an Ed25519 signature.';
comment on column event_endpoints.secret is 'The keys that sign, 32 bytes for HMAC and 32 for Ed25519: AES-256-GCM, with a key that is not in the database.';
comment on column event_endpoints.secret_at is 'When the secret was created.';
comment on column event_endpoints.previous_secret is 'The secret before it, which signs too for a day; null: none does.';
comment on column event_endpoints.previous_secret_until is 'How long the previous secret signs.';
comment on column event_endpoints.state is 'Unverified endpoints receive only test events, and only active ones receive others. Paused and disabled ones collect theirs.';
comment on column event_endpoints.disabled_reason is 'Why Accord disabled it; null: it did not.';
comment on column event_endpoints.disabled_at is 'When Accord disabled it; null: it did not.';
comment on column event_endpoints.failing_since is 'When the first failure since the last success was; null: the last attempt succeeded, or there was none.';
comment on column event_endpoints.failures is 'How many attempts have failed since the last success.';
comment on column event_endpoints.failing_emailed_at is 'When its managers got an email about these failures.';
comment on column event_endpoints.last_success_at is 'When it last accepted an event; null: never.';
comment on column event_endpoints.last_attempt_at is 'When an event was last sent to it; null: never.';
comment on column event_endpoints.leased_until is 'Until when no other worker sends to it, or none at all because its response asked for that; null: any may.';
comment on column event_endpoints.leased_by is 'Which turn of a worker sends to it; null: none does.';
comment on column event_endpoints.due_at is 'When there is something to send; null: there is nothing.';
comment on column event_endpoints.next_seq is 'The number of its next delivery.';
comment on column event_endpoints.created_at is 'When it was created.';
comment on column event_endpoints.created_by is 'The profile that created it; null once that has ended.';
comment on column event_endpoints.allowed_at is 'When it was last let receive more; null: not since it was created.';
comment on column event_endpoints.allowed_by is 'The profile that did so; it may be gone.';

create table event_secrets_seen (
  endpoint_id uuid not null references event_endpoints on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  at timestamptz not null default now(),
  primary key (endpoint_id, user_id)
);

create index event_secrets_seen_by_a_user on event_secrets_seen (user_id);

comment on table event_secrets_seen is 'Who saw the secret of an endpoint: they still know it when they have left.';
comment on column event_secrets_seen.endpoint_id is 'The endpoint.';
comment on column event_secrets_seen.user_id is 'Who saw it.';
comment on column event_secrets_seen.name is 'What they were called then.';
comment on column event_secrets_seen.at is 'When they last saw it. A secret that was created later is unknown to them.';

create table event_deliveries (
  endpoint_id uuid not null,
  seq bigint not null,
  event_id uuid not null,
  type text not null,
  organization_id uuid,
  "position" bigint,
  data jsonb,
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed', 'canceled')),
  in_order boolean not null default true,
  is_resent boolean not null default false,
  attempts integer not null default 0,
  scheduled_attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (endpoint_id, seq),
  check ((organization_id is null) = ("position" is null)),
  check ((state = 'pending') = (ended_at is null))
);

-- The next event of each organization, and the retries that no other event waits for.
create index event_deliveries_in_order on event_deliveries (endpoint_id, organization_id, seq)
  where state = 'pending' and in_order;
create index event_deliveries_out_of_order on event_deliveries (endpoint_id, due_at)
  where state = 'pending' and not in_order;
-- What someone resends that failed since a time.
create index event_deliveries_failed on event_deliveries (endpoint_id, ended_at) where state = 'failed';
create index event_deliveries_by_state on event_deliveries (endpoint_id, state, seq desc);
create index event_deliveries_by_type on event_deliveries (endpoint_id, type, seq desc);
create index event_deliveries_of_an_organization on event_deliveries (organization_id) where organization_id is not null;
create index event_deliveries_created_at on event_deliveries (created_at);

comment on table event_deliveries is 'Which events each endpoint receives. Bodies are built from activity whenever they are sent.';
comment on column event_deliveries.endpoint_id is 'The endpoint. There is no foreign key, because deleting an endpoint must not delete all its rows at once.';
comment on column event_deliveries.seq is 'Without gaps, in the order in which the deliveries were planned.';
comment on column event_deliveries.event_id is 'The ID of the row of activity, or of the event itself. It is the same for every endpoint.';
comment on column event_deliveries.type is 'The type of the event.';
comment on column event_deliveries.organization_id is 'The organization that the event is about; null for events about an endpoint. Workers remove the rows of deleted organizations.';
comment on column event_deliveries."position" is 'The position in that organization''s activity; null for events about an endpoint.';
comment on column event_deliveries.data is 'What an event about an endpoint says; null for activity.';
comment on column event_deliveries.state is 'Pending until it succeeded, the last attempt failed, or the endpoint may no longer receive it.';
comment on column event_deliveries.in_order is 'Whether later events of the organization wait for it.';
comment on column event_deliveries.is_resent is 'Whether someone had it resent. It is then tried once.';
comment on column event_deliveries.attempts is 'How many attempts there were.';
comment on column event_deliveries.scheduled_attempts is 'How many of them followed the schedule, without those that someone requested.';
comment on column event_deliveries.due_at is 'When the next attempt is due.';
comment on column event_deliveries.created_at is 'When it was planned.';
comment on column event_deliveries.ended_at is 'When it stopped being pending.';

create table event_attempts (
  endpoint_id uuid not null,
  seq bigint not null,
  number integer not null,
  at timestamptz not null,
  status integer,
  milliseconds integer not null,
  response text check (octet_length(response) <= 4096),
  error text,
  primary key (endpoint_id, seq, number),
  foreign key (endpoint_id, seq) references event_deliveries on delete cascade
);

comment on table event_attempts is 'Each request that was sent for a delivery.';
comment on column event_attempts.endpoint_id is 'The endpoint.';
comment on column event_attempts.seq is 'The delivery.';
comment on column event_attempts.number is '1 for the first attempt.';
comment on column event_attempts.at is 'When it was sent.';
comment on column event_attempts.status is 'The status of the response; null: there was none.';
comment on column event_attempts.milliseconds is 'How long the response took, or how long it was waited for.';
comment on column event_attempts.response is 'The beginning of the response, at most 2 KB; null: there was none, or it is not shown.';
comment on column event_attempts.error is 'Why there was no response.';

create table event_endpoint_ends (
  endpoint_id uuid primary key
);

comment on table event_endpoint_ends is 'Endpoints that were deleted, while workers still have to remove their deliveries.';
comment on column event_endpoint_ends.endpoint_id is 'The endpoint, which is gone.';

create table event_feeds (
  application_id uuid primary key references applications on delete cascade,
  next_seq bigint not null default 1,
  floor bigint not null default 0,
  started_at timestamptz,
  read_at timestamptz not null default now()
);

comment on table event_feeds is 'Applications that read the events of the organizations that authorized them.';
comment on column event_feeds.application_id is 'The application.';
comment on column event_feeds.next_seq is 'The number of its next event.';
comment on column event_feeds.floor is 'The last number whose event may be missing. Cursors before it have missed something.';
comment on column event_feeds.started_at is 'Since when it has the events of all these organizations; null: it is just being created.';
comment on column event_feeds.read_at is 'When it was last read, within an hour. It collects nothing once that is too long ago.';

create table event_feed_items (
  application_id uuid not null references event_feeds on delete cascade,
  seq bigint not null,
  event_id uuid not null,
  type text not null,
  organization_id uuid not null,
  "position" bigint not null,
  authorization_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (application_id, seq)
);

create index event_feed_items_of_an_organization on event_feed_items (organization_id);

comment on table event_feed_items is 'Which events each application can read. The events are built from activity whenever they are read.';
comment on column event_feed_items.application_id is 'The application.';
comment on column event_feed_items.seq is 'Without gaps, in the order in which the rows were committed.';
comment on column event_feed_items.event_id is 'The ID of the row of activity. It is the same for every endpoint and feed.';
comment on column event_feed_items.type is 'The type of the event.';
comment on column event_feed_items.organization_id is 'The organization that the event is about. Workers remove the rows of deleted organizations.';
comment on column event_feed_items."position" is 'The position in that organization''s activity.';
comment on column event_feed_items.authorization_id is 'The authorization that allowed it. The event can be read only while it exists; null: none is needed.';
comment on column event_feed_items.created_at is 'When it was added.';

-- An audit stream is an endpoint that gets all rows of activity in order, so it needs a place instead of deliveries.
alter table event_endpoints
  add column stream text check (stream in ('https', 'splunk', 'datadog', 'elastic')),
  add column token bytea,
  add column "position" bigint,
  add column head_position bigint,
  add column last_status integer,
  add column last_milliseconds integer,
  add column last_response text check (octet_length(last_response) <= 4096),
  add column last_error text,
  add check (stream is null or organization_id is not null),
  add check ((stream is null) = ("position" is null)),
  add check (token is null or stream is not null);

comment on column event_endpoints.stream is 'The receiver of an audit stream, which determines its format; null for an endpoint that receives events.';
comment on column event_endpoints.token is 'The token that an audit stream sends to its receiver: AES-256-GCM, with a key that is not in the database; null: it has none.';
comment on column event_endpoints."position" is 'The last row of activity that an audit stream''s receiver accepted; null for other endpoints.';
comment on column event_endpoints.head_position is 'The position of the newest signed head that an audit stream''s receiver accepted; null: none.';
comment on column event_endpoints.last_status is 'The status of the last response to an audit stream; null: there was none.';
comment on column event_endpoints.last_milliseconds is 'How long that response took, or how long it was waited for.';
comment on column event_endpoints.last_response is 'The beginning of that response, at most 2 KB, without the token; null: there was none, or it is not shown.';
comment on column event_endpoints.last_error is 'Why there was no response, or why it does not count.';
