create table exports (
  id uuid primary key,
  type text not null,
  organization_id uuid not null references organizations on delete cascade,
  network_id uuid references networks on delete cascade,
  requested_by uuid references profiles on delete set null,
  requested_by_user uuid references users on delete set null,
  step text not null default 'queued',
  rows integer not null default 0,
  total integer,
  attempts integer not null default 0,
  file_name text,
  file_size bigint,
  digest bytea,
  failure text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  expires_at timestamptz,
  file_deleted_at timestamptz,
  constraint exports_type_known check (type in ('organization', 'network')),
  constraint exports_of_a_network check ((type = 'network') = (network_id is not null)),
  constraint exports_step_known
    check (step in ('queued', 'collecting', 'packaging', 'sealing', 'completed', 'failed'))
);

-- One running export per subject.
create unique index exports_of_an_organization_running on exports (organization_id)
  where type = 'organization' and step not in ('completed', 'failed');
create unique index exports_of_a_network_running on exports (network_id)
  where type = 'network' and step not in ('completed', 'failed');
create index exports_of_an_organization on exports (organization_id, created_at desc, id desc);
create index exports_of_a_network on exports (network_id, created_at desc, id desc) where network_id is not null;
create index exports_by_expiry on exports (expires_at) where file_deleted_at is null;
create index exports_requested_by on exports (requested_by) where requested_by is not null;
create index exports_requested_by_user on exports (requested_by_user) where requested_by_user is not null;

comment on table exports is 'Data exports: each a job that makes one file.';
comment on column exports.id is 'Random UUID, made by the service; also the name of its file on disk.';
comment on column exports.type is 'organization or network.';
comment on column exports.organization_id is 'The organization exported, or the owner of the network.';
comment on column exports.network_id is 'The network exported, if it is one.';
comment on column exports.requested_by is 'The profile that asked for it; null once it has ended.';
comment on column exports.requested_by_user is 'The person that asked for it.';
comment on column exports.step is 'How far it is: queued, collecting, packaging, sealing, completed or failed.';
comment on column exports.rows is 'Rows written so far.';
comment on column exports.total is 'Rows there will be, once they were counted.';
comment on column exports.attempts is 'How often a worker began it; after three it has failed.';
comment on column exports.file_name is 'What a browser saves it as.';
comment on column exports.file_size is 'Bytes of the file.';
comment on column exports.digest is 'SHA-256 of the file.';
comment on column exports.failure is 'Why it failed, in a sentence for people.';
comment on column exports.created_at is 'When it was asked for.';
comment on column exports.completed_at is 'When it was completed or failed.';
comment on column exports.expires_at is 'When its file is deleted.';
comment on column exports.file_deleted_at is 'When its file was deleted, by a person or by age.';

-- A receipt is evidence for the organization it was given to: it keeps its words whatever becomes of the
-- network, of who exported it, and of the export.
create table export_receipts (
  id uuid primary key,
  export_id uuid not null,
  network_id uuid not null,
  network_name text not null,
  exported_by uuid not null,
  exported_by_name text not null,
  organization_id uuid not null references organizations on delete cascade,
  shares text[] not null,
  rows integer not null,
  at timestamptz not null default now(),
  constraint export_receipts_once unique (export_id, organization_id)
);

create index export_receipts_of_an_organization on export_receipts (organization_id, at desc, id desc);

comment on table export_receipts is 'Tells an organization that its shared data left in a network''s export.';
comment on column export_receipts.id is 'Random UUID, made by the service.';
comment on column export_receipts.export_id is 'Which export; it may be gone.';
comment on column export_receipts.network_id is 'Of which network; it may have ended.';
comment on column export_receipts.network_name is 'What the network was called then.';
comment on column export_receipts.exported_by is 'The organization that owned the network then.';
comment on column export_receipts.exported_by_name is 'What that organization was called then.';
comment on column export_receipts.organization_id is 'Whose data it held.';
comment on column export_receipts.shares is 'Kinds of data that were in it.';
comment on column export_receipts.rows is 'How many rows of that organization were in it.';
comment on column export_receipts.at is 'When the export was completed.';
