alter table applications
  add column require_pkce boolean not null default false;

comment on column applications.require_pkce is 'Whether the direct approval flow needs a code challenge too.';
