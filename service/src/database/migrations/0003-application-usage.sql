create table application_usage_days (
  application_id uuid not null,
  day date not null,
  sign_ins integer not null,
  calls integer not null,
  errors integer not null,
  primary key (application_id, day)
) with (fillfactor = 70);

comment on table application_usage_days is 'What each application did on each day; kept for 90 days.';
comment on column application_usage_days.application_id is 'The application. There is no foreign key, so that counting never waits for a change to the application. Rows of removed applications are swept within two days.';
comment on column application_usage_days.day is 'In UTC.';
comment on column application_usage_days.sign_ins is 'How many codes it exchanged for tokens.';
comment on column application_usage_days.calls is 'How many API calls it made with a valid token.';
comment on column application_usage_days.errors is 'How many of its API calls and token requests failed.';
