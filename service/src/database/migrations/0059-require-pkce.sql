alter table applications
  add column require_pkce boolean not null default false,
  add constraint applications_pkce_not_both check (not (require_pkce and pkce_optional));

comment on column applications.require_pkce is 'Whether the direct approval flow needs a code challenge too.';
