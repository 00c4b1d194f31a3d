-- Who wrote a note in a review, on how many days something was used, and how often a file was downloaded.
alter table reviewed_ways
  add column used_days integer not null default 0,
  add column noted_by uuid,
  add column noted_by_name text,
  add column noted_at timestamptz;

alter table exports
  add column downloads integer not null default 0,
  add column downloaded_at timestamptz;

comment on column reviewed_ways.used_days is 'On how many of the 90 days before the review was started it was used.';
comment on column reviewed_ways.noted_by is 'The profile of who wrote the note; it may be gone.';
comment on column reviewed_ways.noted_by_name is 'Who wrote the note, as they were called then.';
comment on column reviewed_ways.noted_at is 'When the note was written; null while there is none.';
comment on column exports.downloads is 'How often its file was downloaded.';
comment on column exports.downloaded_at is 'When it was downloaded last; null before that.';
