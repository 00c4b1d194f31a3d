-- concurrently
create index concurrently if not exists provider_proofs_by_sid on provider_proofs (connection_id, provider_sid) where provider_sid is not null;
create index concurrently if not exists sessions_by_provider_sid on sessions (connection_id, provider_sid) where provider_sid is not null;
