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
