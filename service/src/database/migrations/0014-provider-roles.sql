alter table connections add column role_mapping jsonb;
alter table connections add column allowed_at timestamptz;
alter table connections add column allowed_by uuid references profiles on delete set null;
create index connections_allowed_by on connections (allowed_by) where allowed_by is not null;
comment on column connections.role_mapping is 'Which values of a claim give which role: the claim, and values with a role each; null: the provider decides on no roles.';
comment on column connections.allowed_at is 'When an owner last turned it on, let new people join through it, or changed which roles it gives; null: not since it was created.';
comment on column connections.allowed_by is 'The profile of that owner; null: they left, or as above.';

alter table reviewed_ways add column through text;
alter table reviewed_ways add column through_at timestamptz;
comment on column reviewed_ways.through is 'Of a person: the connection through which they could sign in, by its name; null: none.';
comment on column reviewed_ways.through_at is 'When they last signed in through it; null: never.';

create index connection_sign_ins_by_address on connection_sign_ins (email) where email is not null;
