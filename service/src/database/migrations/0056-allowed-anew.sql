-- By whose word something is allowed is told of what is allowed now: whoever gives more, or other roles, answers for it from
-- then on. Nothing here points at profiles: a person may have let in 100,000 others, and leaves all the same.
alter table invitations add column allowed_at timestamptz;
alter table authorizations add column allowed_at timestamptz;
alter table approvals add column allowed_at timestamptz;
alter table network_members add column allowed_at timestamptz;
alter table reviewed_ways add column since timestamptz;
-- Last, so that what nearly every request reads is held for the shortest time.
alter table profiles add column allowed_at timestamptz, add column allowed_by uuid;
alter table applications add column allowed_at timestamptz, add column allowed_by uuid;

comment on column profiles.allowed_at is 'When its roles were last changed; null: not since the person came.';
comment on column profiles.allowed_by is 'The profile that changed them, which may be gone; null where an operator did.';
comment on column applications.allowed_at is 'When it was last let do more in its own organization; null: not since it was registered.';
comment on column applications.allowed_by is 'The profile that did so; it may be gone.';
comment on column invitations.allowed_at is 'When its roles were last changed or it was sent again; null: not since it was first sent.';
comment on column authorizations.allowed_at is 'When more was granted; null: not since it was authorized.';
comment on column authorizations.granted_by is 'The profile that authorized it, or granted more since; null once it has ended.';
comment on column approvals.allowed_at is 'When more was approved; null: not since it was given.';
comment on column network_members.allowed_at is 'When it was agreed to share more; null: not since it joined.';
comment on column network_members.accepted_by is 'The profile that joined, or agreed to more since; null once it has ended.';
comment on column reviewed_ways.allowed_at is 'When it was last allowed more, or as another role.';
comment on column reviewed_ways.since is 'Since when there was such a way; null in reviews that are older than this column, where allowed_at tells it.';
