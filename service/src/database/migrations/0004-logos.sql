create table logos (
  id uuid primary key,
  application_id uuid unique references applications on delete cascade,
  organization_id uuid unique references organizations on delete cascade,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) <= 262144),
  created_at timestamptz not null default now(),
  check (num_nonnulls(application_id, organization_id) = 1)
);

-- Images are compressed already.
alter table logos alter column bytes set storage external;

alter table applications add column logo_id uuid;
alter table organizations add column logo_id uuid;

comment on table logos is 'Logos of applications and organizations. Anyone who knows the ID can see the image.';
comment on column logos.id is 'Random UUID, new with each upload: the image behind an ID never changes.';
comment on column logos.application_id is 'The application whose logo it is; null for an organization.';
comment on column logos.organization_id is 'The organization whose logo it is; null for an application.';
comment on column logos.media_type is 'What the bytes are, found out from the bytes themselves.';
comment on column logos.bytes is 'The file as it was uploaded.';
comment on column logos.created_at is 'When it was uploaded.';
comment on column applications.logo_id is 'The ID of its logo, which is stored with it; null: it has none.';
comment on column organizations.logo_id is 'The ID of its logo, which is stored with it; null: it has none.';
