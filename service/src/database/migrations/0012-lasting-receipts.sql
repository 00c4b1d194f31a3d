-- A receipt is evidence for the organization it was given to: it keeps its words whatever becomes of the
-- network, of who exported it, and of the export.
alter table export_receipts
  drop constraint export_receipts_export_id_fkey,
  drop constraint export_receipts_network_id_fkey,
  add column network_name text,
  add column exported_by uuid,
  add column exported_by_name text;

drop index export_receipts_of_a_network;

update export_receipts set
  network_name = networks.name, exported_by = organizations.id, exported_by_name = organizations.name
from networks join organizations on organizations.id = networks.organization_id
where networks.id = network_id;

alter table export_receipts
  alter column network_name set not null,
  alter column exported_by set not null,
  alter column exported_by_name set not null;

comment on column export_receipts.export_id is 'Which export; it may be gone.';
comment on column export_receipts.network_id is 'Of which network; it may have ended.';
comment on column export_receipts.network_name is 'What the network was called then.';
comment on column export_receipts.exported_by is 'The organization that owned the network then.';
comment on column export_receipts.exported_by_name is 'What that organization was called then.';
