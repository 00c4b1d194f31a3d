alter table profiles add column suspended_at timestamptz;

comment on column profiles.suspended_at is 'Since when the person can do nothing there; their roles are kept. Null for everybody else.';
