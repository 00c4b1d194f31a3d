alter table connections add column metadata_checked_at timestamptz;
alter table connections add column metadata_problem text;
alter table connections add column certificate_expires_at timestamptz;
alter table connections add column certificate_notice integer check (certificate_notice in (30, 7, 1));
create index connections_with_certificates on connections (certificate_expires_at)
  where certificate_expires_at is not null;
comment on column connections.metadata_checked_at is 'When SAML metadata was last requested from its address; null: never.';
comment on column connections.metadata_problem is 'Why it could not be used then, as a code; null: it could.';
comment on column connections.certificate_expires_at is 'When the last of the SAML certificates expires; null: there are none.';
comment on column connections.certificate_notice is 'How many days before that the last email about it was due; null: none was sent about these certificates.';

alter table connection_flows add column saml_request_id text;
alter table connection_flows add column received text check (char_length(received) <= 200);
comment on column connection_flows.saml_request_id is 'The ID of the SAML request, which the response must repeat; null: OpenID Connect, or no request was sent yet.';
comment on column connection_flows.received is 'The unexpected value in a rejected SAML response; null: none.';

alter table connection_sign_ins add column received text check (char_length(received) <= 200);
comment on column connection_sign_ins.received is 'The unexpected value in a rejected SAML response; null: none.';

create table saml_used_ids (
  connection_id uuid not null references connections on delete cascade,
  id_hash bytea not null check (octet_length(id_hash) = 32),
  expires_at timestamptz not null,
  primary key (connection_id, id_hash)
);
create index saml_used_ids_expiring on saml_used_ids (expires_at);
comment on table saml_used_ids is 'IDs of SAML requests and assertions that were used, so that no response counts twice.';
comment on column saml_used_ids.connection_id is 'The connection through which they were used.';
comment on column saml_used_ids.id_hash is 'SHA-256 of the ID, with whether it is a request''s or an assertion''s.';
comment on column saml_used_ids.expires_at is 'When the response expires anyway.';
